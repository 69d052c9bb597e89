import type { MissedSearch } from '#contract/catalogue/searches.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

const counted = (total: number) => total.toLocaleString('en-HK')

export const searchesWords = {
  area: { 'zh-TW': '網站搜尋', en: 'Site search' },
  missed: { 'zh-TW': '沒有結果的搜尋', en: 'Searches without result' },
  synonyms: { 'zh-TW': '同義詞', en: 'Synonyms' },

  term: { 'zh-TW': '搜尋字詞', en: 'Searched for' },
  times: { 'zh-TW': '次數', en: 'Times' },
  last: { 'zh-TW': '最近', en: 'Last' },
  state: { 'zh-TW': '狀態', en: 'State' },
  search: { 'zh-TW': '搜尋字詞', en: 'Search terms' },
  missedCount: {
    'zh-TW': (total: number) => `${counted(total)} 項搜尋`,
    en: (total: number) => (total === 1 ? '1 search' : `${counted(total)} searches`),
  },
  none: { 'zh-TW': '訪客的搜尋全部有結果', en: 'Every search has found something' },
  noneHint: {
    'zh-TW': '訪客在產品目錄找不到東西時，搜尋的字詞會在這裏累計，不記錄是誰搜尋。',
    en: 'What visitors search the catalogue for and do not find is counted here; who searched is not kept.',
  },
  done: { 'zh-TW': '標示為已處理', en: 'Mark as done' },
  reopen: { 'zh-TW': '重新列為未處理', en: 'Reopen' },
  marked: { 'zh-TW': '已更新狀態', en: 'State changed' },

  words: { 'zh-TW': '改為同時搜尋', en: 'Also search for' },
  wordsHint: { 'zh-TW': '用逗號或頓號分隔，最多 10 個', en: 'Separated by commas, ten at most' },
  bothWays: { 'zh-TW': '反方向也適用', en: 'The other way round, too' },
  add: { 'zh-TW': '加入同義詞', en: 'Add synonym' },
  added: {
    'zh-TW': (term: string) => `「${term}」的同義詞已生效`,
    en: (term: string) => `The synonym of “${term}” is active`,
  },

  finds: { 'zh-TW': '同時搜尋', en: 'Also finds' },
  way: { 'zh-TW': '方向', en: 'Direction' },
  oneWay: { 'zh-TW': '單向', en: 'One way' },
  twoWays: { 'zh-TW': '雙向', en: 'Both ways' },
  by: { 'zh-TW': '加入者', en: 'Added by' },
  since: { 'zh-TW': '加入時間', en: 'Added' },
  synonymCount: {
    'zh-TW': (total: number) => `${counted(total)} 組同義詞`,
    en: (total: number) => (total === 1 ? '1 synonym' : `${counted(total)} synonyms`),
  },
  noSynonyms: { 'zh-TW': '未有同義詞', en: 'No synonyms yet' },
  noSynonymsHint: {
    'zh-TW': '在「沒有結果的搜尋」展開一項，便可加入。',
    en: 'Open a search without result to add one.',
  },
  remove: { 'zh-TW': '移除', en: 'Remove' },
  removed: {
    'zh-TW': (term: string) => `已移除「${term}」的同義詞`,
    en: (term: string) => `The synonym of “${term}” was removed`,
  },
} satisfies Dictionary

export const missedStateWords: Record<MissedSearch['state'], Bilingual> = {
  open: { 'zh-TW': '未處理', en: 'Open' },
  done: { 'zh-TW': '已處理', en: 'Done' },
}

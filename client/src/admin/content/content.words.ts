import type { ContentLack, ContentRevision, ContentState } from '#contract/content/entries.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import type { KindGroup } from './kinds.tsx'

export const contentWords = {
  title: { 'zh-TW': '內容', en: 'Content' },
  all: { 'zh-TW': '全部', en: 'All' },
  search: { 'zh-TW': '搜尋網站內容', en: 'Search content' },
  found: {
    'zh-TW': (count: number) => `找到 ${count} 種內容`,
    en: (count: number) => (count === 1 ? '1 kind of content found' : `${count} kinds of content found`),
  },
  nothingFound: { 'zh-TW': '找不到相符的內容', en: 'Nothing found' },
  nothingFoundHint: { 'zh-TW': '請試試其他字詞。', en: 'Try other words.' },
  more: { 'zh-TW': (count: string) => `另有 ${count} 項`, en: (count: string) => `and ${count} more` },
  groups: { 'zh-TW': '內容屬於', en: 'Parts of the site' },
  kinds: { 'zh-TW': '內容種類', en: 'Kinds of content' },
  intro: {
    'zh-TW': '次序與網站上的相同。儲存只是草稿，按「發布」後訪客才看得到。',
    en: 'In the same order as on the site. Saving keeps a draft: visitors see it once it is published.',
  },
  add: { 'zh-TW': (one: string) => `新增${one}`, en: (one: string) => `New ${one}` },
  failed: { 'zh-TW': '未能載入內容', en: 'The content could not be loaded' },
  none: { 'zh-TW': '未有內容', en: 'Nothing here yet' },
  noneHint: { 'zh-TW': '網站現時不顯示這部分。', en: 'The site hides this part.' },
  deleted: { 'zh-TW': (count: number) => `已刪除（${count}）`, en: (count: number) => `Deleted (${count})` },
  bringBack: { 'zh-TW': '復原', en: 'Bring back' },
  bringBackOf: { 'zh-TW': (title: string) => `復原「${title}」`, en: (title: string) => `Bring ${title} back` },
  broughtBack: { 'zh-TW': '已復原', en: 'Brought back' },

  sample: { 'zh-TW': '示例內容', en: 'Sample content' },
  sampleNotice: {
    'zh-TW': '這是示例，網站上亦註明是示意數字。換上真實場地的數字並發布後，註明便會消失。',
    en: 'This is a sample, and the site says that its figures are illustrative. Once you publish figures of a real site, it no longer does.',
  },
  sampleOfCompany: {
    'zh-TW': '這是示例，網站上亦有註明。更改並發布後，便成為公司的內容，註明亦會消失；不要的，撤下或刪除即可。',
    en: 'This is a sample, and the site says so. Once you change and publish it, it is the company’s own, and no longer called one. Withdraw or delete what you do not want.',
  },
  missing: {
    'zh-TW': (languages: string) => `未有${languages}`,
    en: (languages: string) => `${languages} missing`,
  },
  missingNotice: {
    'zh-TW': (languages: string) => `部分文字未有${languages}：該語言的讀者會看到另一種語言，並標明語言。`,
    en: (languages: string) => `Some texts have no ${languages}: its readers see the other language, marked as such.`,
  },
  lacks: {
    'zh-TW': (what: string) => `未有${what}`,
    en: (what: string) => `No ${what}`,
  },
  hasChanges: { 'zh-TW': '有未發布的更改', en: 'Unpublished changes' },
  from: { 'zh-TW': (when: string) => `由 ${when} 起`, en: (when: string) => `from ${when}` },
  until: { 'zh-TW': (when: string) => `至 ${when}`, en: (when: string) => `until ${when}` },
  changedBy: {
    'zh-TW': (when: string, who: string) => `${who} 於 ${when} 更改`,
    en: (when: string, who: string) => `Changed by ${who}, ${when}`,
  },
  untouched: { 'zh-TW': '最初的內容', en: 'Default' },

  back: { 'zh-TW': (kind: string) => `返回${kind}`, en: (kind: string) => `Back to ${kind.toLowerCase()}` },
  notFound: { 'zh-TW': '找不到這項內容', en: 'There is no such content' },
  notFoundHint: { 'zh-TW': '可能已被同事刪除。', en: 'A colleague may have deleted it.' },
  onSite: { 'zh-TW': '在網站看', en: 'See it on the site' },
  newTab: { 'zh-TW': '（在新分頁開啟）', en: '(opens in a new tab)' },
  edit: { 'zh-TW': (title: string) => `編輯「${title}」`, en: (title: string) => `Edit ${title}` },
  nothingYet: { 'zh-TW': '未儲存', en: 'Not saved yet' },
  saveDraft: { 'zh-TW': '儲存草稿', en: 'Save draft' },
  draftSaved: { 'zh-TW': '草稿已儲存，訪客未看得到', en: 'Draft saved: no visitor sees it yet' },

  publish: { 'zh-TW': '發布…', en: 'Publish…' },
  saveFirst: { 'zh-TW': '請先儲存草稿', en: 'Save the draft first' },
  publishTitle: { 'zh-TW': '發布', en: 'Publish' },
  publishHint: {
    'zh-TW': '立即取代現時公開的版本。時間均為香港時間，留空即現在開始、沒有期限。',
    en: 'It replaces what is public immediately. Times are Hong Kong time; leave blank to start now with no end.',
  },
  publishFrom: { 'zh-TW': '開始', en: 'From' },
  publishFromHint: { 'zh-TW': '到時之前，訪客看不到這項內容。', en: 'Visitors do not see it before then.' },
  publishUntilHint: {
    'zh-TW': '必須填寫；到時價格會自動回復。',
    en: 'Required: the price goes back at that time.',
  },
  publishUntil: { 'zh-TW': '結束', en: 'Until' },
  publishAct: { 'zh-TW': '發布', en: 'Publish' },
  published: { 'zh-TW': '已發布', en: 'Published' },
  scheduled: { 'zh-TW': '已排期', en: 'Scheduled' },
  withdraw: { 'zh-TW': '撤下', en: 'Withdraw' },
  withdrawn: { 'zh-TW': '已撤下，訪客看不到', en: 'Withdrawn: no visitor sees it' },
  delete: { 'zh-TW': '刪除', en: 'Delete' },
  deletedNow: { 'zh-TW': '已刪除', en: 'Deleted' },
  undo: { 'zh-TW': '復原', en: 'Undo' },

  history: { 'zh-TW': '版本紀錄', en: 'History' },
  historyFailed: { 'zh-TW': '未能載入版本紀錄', en: 'The history could not be loaded' },
  version: { 'zh-TW': (version: number) => `版本 ${version}`, en: (version: number) => `Version ${version}` },
  look: { 'zh-TW': '預覽', en: 'Preview' },
  lookAt: {
    'zh-TW': (version: number) => `預覽版本 ${version}`,
    en: (version: number) => `Preview version ${version}`,
  },
  restore: { 'zh-TW': '還原', en: 'Restore' },
  restoreOf: {
    'zh-TW': (version: number) => `還原版本 ${version}`,
    en: (version: number) => `Restore version ${version}`,
  },
  restored: {
    'zh-TW': (version: number) => `版本 ${version} 已存為草稿`,
    en: (version: number) => `Version ${version} is saved as a draft`,
  },

  unknownProduct: {
    'zh-TW': (key: string) => `目錄沒有「${key}」`,
    en: (key: string) => `“${key}” is not in the catalogue`,
  },
  notReduced: { 'zh-TW': '價格沒有減低', en: 'Not discounted' },
  preview: { 'zh-TW': '網站上的樣子', en: 'As the site shows it' },
  previewOf: { 'zh-TW': (version: number) => `版本 ${version} 的樣子`, en: (version: number) => `Version ${version}` },
  previewNow: { 'zh-TW': '返回現在的內容', en: 'Back to the current form' },
  previewEmpty: { 'zh-TW': '填妥必要的欄位後，這裏會顯示預覽。', en: 'Fill in what is required to see it here.' },
} satisfies Dictionary

export const stateWords: Record<ContentState, Bilingual> = {
  draft: { 'zh-TW': '草稿', en: 'Draft' },
  scheduled: { 'zh-TW': '已排期', en: 'Scheduled' },
  published: { 'zh-TW': '已發布', en: 'Published' },
  ended: { 'zh-TW': '已結束', en: 'Ended' },
}

export const changeWords: Record<ContentRevision['change'], Bilingual> = {
  first: { 'zh-TW': '最初的內容', en: 'Default' },
  created: { 'zh-TW': '新增', en: 'Created' },
  saved: { 'zh-TW': '儲存草稿', en: 'Draft saved' },
  published: { 'zh-TW': '發布', en: 'Published' },
  withdrawn: { 'zh-TW': '撤下', en: 'Withdrawn' },
  deleted: { 'zh-TW': '刪除', en: 'Deleted' },
  undeleted: { 'zh-TW': '復原刪除', en: 'Brought back' },
  restored: { 'zh-TW': '還原舊版本', en: 'Earlier version restored' },
}

/** Follows "no": what an entry lacks. */
export const lackWords: Record<ContentLack, Bilingual> = {
  source: { 'zh-TW': '來源', en: 'source' },
  check: { 'zh-TW': '核對日期', en: 'date of a check' },
}

export const groupWords: Record<KindGroup, Bilingual> = {
  home: { 'zh-TW': '首頁及導覽', en: 'Home and navigation' },
  offers: { 'zh-TW': '方案及規例', en: 'Solutions and rules' },
  company: { 'zh-TW': '公司', en: 'Company' },
}

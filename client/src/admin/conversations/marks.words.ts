import type { conversationMarks, HandOver } from '#contract/assistant/conversations.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'

type Mark = (typeof conversationMarks)[number]

export { markWords } from '#contract/assistant/conversation-words.ts'

export const markCounts: Record<Exclude<Mark, 'handed-over' | 'wrong'>, Record<Language, (count: number) => string>> = {
  up: { 'zh-TW': (count) => `${count} 個讚好`, en: (count) => `${count} rated up` },
  down: { 'zh-TW': (count) => `${count} 個不滿意`, en: (count) => `${count} rated down` },
  unanswered: { 'zh-TW': (count) => `${count} 題找不到資料`, en: (count) => `${count} found no source` },
  failed: { 'zh-TW': (count) => `${count} 題回答失敗`, en: (count) => `${count} failed` },
}

export const handOverWords: Record<HandOver, Bilingual> = {
  messaging: { 'zh-TW': '轉到即時通訊', en: 'Handed over to messaging' },
  enquiry: { 'zh-TW': '轉為查詢', en: 'Became an enquiry' },
  quote: { 'zh-TW': '轉為報價', en: 'Became a quotation' },
}

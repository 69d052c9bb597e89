import type { missKinds, QuestionIntent } from '#contract/assistant/intents.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

const counted = (total: number) => total.toLocaleString('en-HK')

export const intentsWords = {
  title: { 'zh-TW': '答漏或答錯，按用意', en: 'Missed questions by intent' },
  search: { 'zh-TW': '搜尋問題與回答', en: 'Search questions and answers' },
  count: {
    'zh-TW': (total: number) => `${counted(total)} 種用意`,
    en: (total: number) => (total === 1 ? '1 intent' : `${counted(total)} intents`),
  },
  none: { 'zh-TW': '沒有答漏或答錯的問題', en: 'No question was missed' },
  noneHint: {
    'zh-TW': '找不到資料作答的問題，以及同事標記為答錯的回答，會按提問的用意在這裏歸類。',
    en: 'Questions that found no source, and answers that staff marked as wrong, are grouped here by what was asked for.',
  },
  intent: { 'zh-TW': '用意', en: 'Intent' },
  questions: { 'zh-TW': '問題', en: 'Questions' },
  kind: { 'zh-TW': '種類', en: 'Kind' },
  lastAsked: { 'zh-TW': '最近', en: 'Last' },
  examples: { 'zh-TW': '最近的例子', en: 'Latest examples' },
  wrong: { 'zh-TW': '答錯', en: 'Wrong' },
  unanswered: { 'zh-TW': '未解答', en: 'Unanswered' },
  open: { 'zh-TW': '看對話', en: 'Open the conversation' },
  write: { 'zh-TW': '寫答案', en: 'Write an answer' },
  makeTest: { 'zh-TW': '變成測試題…', en: 'Make a test question…' },
  allUnanswered: {
    'zh-TW': (count: number) => `看全部未解答（${counted(count)}）`,
    en: (count: number) => `See all unanswered (${counted(count)})`,
  },
  allWrong: { 'zh-TW': '看有錯答的對話', en: 'See conversations with wrong answers' },
} satisfies Dictionary

export const intentWords: Record<QuestionIntent, Bilingual> = {
  price: { 'zh-TW': '價錢', en: 'Prices' },
  stock: { 'zh-TW': '存貨及貨期', en: 'Stock and lead times' },
  find: { 'zh-TW': '找產品', en: 'Finding products' },
  compare: { 'zh-TW': '比較', en: 'Comparisons' },
  compatibility: { 'zh-TW': '配套及適用地區', en: 'What works together, and where' },
  system: { 'zh-TW': '成套系統', en: 'Whole systems' },
  network: { 'zh-TW': '網絡技術', en: 'Network technologies' },
  facts: { 'zh-TW': '產品規格', en: 'Facts of products' },
  quotation: { 'zh-TW': '索取報價', en: 'Asking for a quotation' },
  demo: { 'zh-TW': '預約示範', en: 'Booking a demo' },
  status: { 'zh-TW': '訂單及報價進度', en: 'Status of orders and quotations' },
  company: { 'zh-TW': '公司及買賣條款', en: 'The company and its terms' },
  law: { 'zh-TW': '法例及標準', en: 'Laws and standards' },
  'how-to': { 'zh-TW': '怎樣做、為甚麼', en: 'How and why' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

export const missKindWords: Record<(typeof missKinds)[number], Bilingual> = {
  unanswered: intentsWords.unanswered,
  wrong: intentsWords.wrong,
}

import type { Dictionary } from '../../i18n/language.tsx'

export const enquiriesWords = {
  type: { 'zh-TW': '查詢類別', en: 'Type' },
  about: { 'zh-TW': '查詢甚麼', en: 'What it is about' },
  conversation: { 'zh-TW': '來自與 AI 助手的對話', en: 'Came from a conversation with the assistant' },
  earlier: {
    'zh-TW': (count: number) => `之前還有 ${count} 題。`,
    en: (count: number) => (count === 1 ? 'One question came before.' : `${count} questions came before.`),
  },
  wholeConversation: { 'zh-TW': '開啟整段對話', en: 'Open the whole conversation' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 個查詢`,
    en: (total: number) => (total === 1 ? '1 enquiry' : `${total.toLocaleString('en-HK')} enquiries`),
  },
  none: { 'zh-TW': '未有查詢', en: 'No enquiries yet' },
  noneHint: {
    'zh-TW': '訪客在「聯絡我們」送出表格後，會立即在這裏出現。',
    en: 'What visitors send from the contact page appears here at once.',
  },
} satisfies Dictionary

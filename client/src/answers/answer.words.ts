import type { ChatFallback, ChatSource } from '#contract/assistant/chat.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { chatProblemWords } from '../i18n/chat-problems.words.ts'
import type { Dictionary } from '../i18n/language.tsx'

export const answerWords = {
  history: { 'zh-TW': '對話內容', en: 'Conversation' },
  you: { 'zh-TW': '你', en: 'You' },
  stopped: { 'zh-TW': '已停止', en: 'Stopped' },
  latest: { 'zh-TW': '回到最新', en: 'Jump to latest' },

  meanwhile: { 'zh-TW': '你的問題，這樣問得到：', en: 'These ways do answer your question:' },
  whatsApp: { 'zh-TW': '在 WhatsApp 問我們', en: 'Ask us on WhatsApp' },
  form: { 'zh-TW': '填寫查詢表格', en: 'Send an enquiry' },
  support: { 'zh-TW': '搜尋常見問題', en: 'Search questions and answers' },

  actions: { 'zh-TW': '這個回答', en: 'This answer' },
  copy: { 'zh-TW': '複製回答', en: 'Copy the answer' },
  copied: { 'zh-TW': '已複製回答和來源地址', en: 'Copied, with the addresses of its sources' },
  copyFailed: { 'zh-TW': '未能複製，請選取文字後自行複製。', en: 'Could not copy. Select the text and copy it.' },
  regenerate: { 'zh-TW': '重新回答', en: 'Answer again' },
  up: { 'zh-TW': '有用', en: 'Helpful' },
  down: { 'zh-TW': '沒有用', en: 'Not helpful' },
  rateFailed: { 'zh-TW': '未能記下評價，請再試。', en: 'Your rating was not saved. Please try again.' },

  sources: { 'zh-TW': '來源', en: 'Sources' },
  source: {
    'zh-TW': (number: number, title: string) => `來源 ${number}：${title}`,
    en: (number: number, title: string) => `Source ${number}: ${title}`,
  },
  unverified: { 'zh-TW': '未經核實', en: 'unverified' },
  unverifiedNote: {
    'zh-TW': (figures: string) => `未經核實：${figures}。來源裏沒有這些數字，以產品頁或我們的報價為準。`,
    en: (figures: string) =>
      `Unverified: ${figures}. No source has these figures; go by the product pages, or ask us for a quotation.`,
  },
  products: { 'zh-TW': '提到的產品', en: 'Products named' },
  table: { 'zh-TW': '表格', en: 'Table' },
} satisfies Dictionary

export const sourceKindWords: Record<ChatSource['kind'], Bilingual> = {
  product: { 'zh-TW': '產品', en: 'Product' },
  technology: { 'zh-TW': '技術', en: 'Technology' },
  question: { 'zh-TW': '問答', en: 'Question' },
  regulation: { 'zh-TW': '法規', en: 'Regulation' },
  page: { 'zh-TW': '頁面', en: 'Page' },
}

/** Explains why demo mode answered although a model is configured. */
export const fallbackWords: Record<ChatFallback, Bilingual> = {
  'chat.unavailable': chatProblemWords['chat.unavailable'],
  'chat.budget_spent': {
    'zh-TW': '今日的 AI 用量已到上限。',
    en: 'The AI has reached its limit for today.',
  },
}

/** Appended to the sentence above; only English has a space between sentences. */
export const meanwhileDemo: Bilingual = {
  'zh-TW': '以下是示範模式的回答。',
  en: ' This answer comes from demo mode.',
}

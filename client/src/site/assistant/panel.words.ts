import type { Bilingual } from '#contract/languages.ts'
import type { ChatFailureKind } from '../../api/chat.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const panelWords = {
  title: { 'zh-TW': '問 IoT 助手', en: 'Ask the IoT assistant' },
  lead: {
    'zh-TW': '選型、網絡、費用、ESG 申報，用平常的說話問。價格、庫存和規格以產品頁為準。',
    en: 'Devices, networks, cost, ESG reporting: ask in your own words. The product pages have the last word on price, stock and specifications.',
  },
  privacy: {
    'zh-TW': '請不要輸入身份證號碼或他人的個人資料。',
    en: 'Please type no identity card number and no one else’s personal data.',
  },
  privacyLink: { 'zh-TW': '私隱政策', en: 'Privacy' },

  ai: { 'zh-TW': 'AI 驅動', en: 'AI Powered' },
  demo: { 'zh-TW': '示範模式', en: 'Demo Mode' },
  startOver: { 'zh-TW': '重新開始', en: 'Start over' },

  suggestions: {
    'zh-TW': '由一題開始，按下後可以先修改再傳送：',
    en: 'Start with one of these; you can edit it before sending:',
  },
  history: { 'zh-TW': '對話內容', en: 'Conversation' },
  you: { 'zh-TW': '你', en: 'You' },
  assistant: { 'zh-TW': '助手', en: 'Assistant' },
  thinking: { 'zh-TW': '助手正在思考', en: 'The assistant is thinking' },

  input: { 'zh-TW': '你的問題', en: 'Your question' },
  placeholder: { 'zh-TW': '輸入你的問題', en: 'Type your question' },
  send: { 'zh-TW': '傳送', en: 'Send' },
  keys: { 'zh-TW': 'Enter 傳送，Shift + Enter 換行', en: 'Enter sends, Shift + Enter makes a line' },
  left: {
    'zh-TW': (count: number) => `還可輸入 ${count} 字`,
    en: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  },

  tryAgain: { 'zh-TW': '再試一次', en: 'Try Again' },
  meanwhile: { 'zh-TW': '你的問題，這樣問得到：', en: 'These ways do answer your question:' },
  whatsApp: { 'zh-TW': '在 WhatsApp 問我們', en: 'Ask us on WhatsApp' },
  form: { 'zh-TW': '填寫查詢表格', en: 'Send an enquiry' },
  support: { 'zh-TW': '搜尋常見問題', en: 'Search questions and answers' },
} satisfies Dictionary

/** Spec §8, "Chat", by case. */
export const failureWords: Record<ChatFailureKind, Bilingual> = {
  absent: {
    'zh-TW': '助手尚未啟用，暫時不會回答問題。',
    en: 'The assistant does not answer questions yet.',
  },
  unauthorized: {
    'zh-TW': 'API 金鑰無效，請檢查模型閘道的設定。',
    en: 'Invalid API key. Please check your gateway configuration.',
  },
  'rate-limited': {
    'zh-TW': '提問太頻密，請稍等片刻再試。',
    en: 'Rate limit exceeded. Please wait a moment and try again.',
  },
  unavailable: {
    'zh-TW': '模型服務暫時未能使用，請稍後再試。',
    en: 'The model service is temporarily unavailable. Please try again later.',
  },
  unreachable: {
    'zh-TW': '未能取得 AI 的回覆，請檢查網絡連線後再試。',
    en: 'Failed to get AI response. Please check your connection and try again.',
  },
  empty: {
    'zh-TW': '抱歉，這個問題我未能作答，請換個方式再問。',
    en: 'I apologize, but I was unable to generate a response. Please try rephrasing your question.',
  },
  unreadable: {
    'zh-TW': '抱歉，出現錯誤。請確認已設定模型閘道的 API 金鑰，然後再試。',
    en: 'I apologize, but I encountered an error. Please ensure the model gateway API key is configured and try again.',
  },
}

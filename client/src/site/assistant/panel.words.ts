import type { Dictionary } from '../../i18n/language.tsx'

export const panelWords = {
  title: { 'zh-TW': '問 IoT 助手', en: 'Ask the IoT assistant' },
  privacy: {
    'zh-TW': '請不要輸入身份證號碼或他人的個人資料。',
    en: 'Please don’t enter an identity card number or anyone else’s personal data.',
  },
  privacyLink: { 'zh-TW': '私隱政策', en: 'Privacy' },

  ai: { 'zh-TW': 'AI 驅動', en: 'AI Powered' },
  demo: { 'zh-TW': '示範模式', en: 'Demo Mode' },
  startOver: { 'zh-TW': '重新開始', en: 'Start over' },

  suggestions: {
    'zh-TW': '由一題開始，按下後可以先修改再傳送：',
    en: 'Start with one of these; you can edit it before sending:',
  },
  assistant: { 'zh-TW': '助手', en: 'Assistant' },
  comma: { 'zh-TW': '、', en: ', ' },
  thinking: { 'zh-TW': '助手正在思考', en: 'The assistant is thinking' },

  input: { 'zh-TW': '你的問題', en: 'Your question' },
  placeholder: { 'zh-TW': '輸入你的問題', en: 'Type your question' },
  send: { 'zh-TW': '傳送', en: 'Send' },
  stop: { 'zh-TW': '停止', en: 'Stop' },
  keys: { 'zh-TW': 'Enter 傳送，Shift + Enter 換行', en: 'Enter sends, Shift + Enter starts a new line' },
  left: {
    'zh-TW': (count: number) => `還可輸入 ${count} 字`,
    en: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  },

  loadFailed: {
    'zh-TW': '未能載入對話，請檢查網絡連線後再試。',
    en: 'The conversation could not be loaded. Check your connection and try again.',
  },
  tryAgain: { 'zh-TW': '再試一次', en: 'Try Again' },
} satisfies Dictionary

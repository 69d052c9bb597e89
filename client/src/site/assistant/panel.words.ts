import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const suggestions: Bilingual[] = [
  { 'zh-TW': '漏水感測器應該裝在哪些位置？', en: 'Where in a building should leak sensors go?' },
  { 'zh-TW': 'LoRaWAN 和 NB-IoT，我的大廈用哪一種？', en: 'LoRaWAN or NB-IoT: which suits my building?' },
  { 'zh-TW': '二十層的商廈要多少部網關？', en: 'How many gateways does a 20-storey office tower need?' },
  { 'zh-TW': '感測器的電池壽命實際有多長？', en: 'How long is a sensor’s battery life in practice?' },
  { 'zh-TW': '首年和之後每年的費用怎樣計算？', en: 'How are the first year and later years charged?' },
  { 'zh-TW': '室內空氣質素要量度哪些項目？', en: 'Which indoor air readings should be measured?' },
]

export const handOverWords = {
  talkToPeople: { 'zh-TW': '轉交同事：', en: 'Talk to people:' },
  messaging: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  form: { 'zh-TW': '查詢表格', en: 'Enquiry form' },
  opening: {
    'zh-TW': '你好，我剛問過網站的 AI 助手，想請同事跟進：\n\n',
    en: 'Hello, I have just asked the assistant on your site and would like a colleague to take it on:\n\n',
  },
} satisfies Dictionary

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

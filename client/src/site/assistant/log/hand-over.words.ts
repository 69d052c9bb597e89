import type { Dictionary } from '../../../i18n/language.tsx'

export const handOverWords = {
  talkToPeople: { 'zh-TW': '轉交同事：', en: 'Talk to people:' },
  messaging: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  form: { 'zh-TW': '查詢表格', en: 'Enquiry form' },
  opening: {
    'zh-TW': '你好，我剛問過網站的 AI 助手，想請同事跟進：\n\n',
    en: 'Hello, I have just asked the assistant on your site and would like a colleague to take it on:\n\n',
  },
} satisfies Dictionary

import type { Dictionary } from './language.tsx'

export const chatWords = {
  title: { 'zh-TW': '對話', en: 'Chat' },
  open: { 'zh-TW': '開啟對話（1 則新訊息）', en: 'Open chat (1 new message)' },
  close: { 'zh-TW': '關閉對話', en: 'Close chat' },
  contact: { 'zh-TW': '聯絡我們，24 小時內回覆', en: 'Contact us: we reply within 24 hours' },
  promise: { 'zh-TW': '24 小時內回覆', en: 'Reply within 24 hours' },
  send: { 'zh-TW': '在 WhatsApp 傳送', en: 'Send on WhatsApp' },
} satisfies Dictionary

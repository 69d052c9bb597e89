import { contactFacts } from '#content/contact.words.ts'

export const wayCopy = {
  ...contactFacts,
  direct: { 'zh-TW': '直接聯絡', en: 'Reach us directly' },
  whatsApp: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  whatsAppHint: {
    'zh-TW': '訊息已代你寫好開頭，補充後送出便可。',
    en: 'We have started the message for you: complete it and send.',
  },
  openWhatsApp: { 'zh-TW': '開啟對話', en: 'Open the chat' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  address: { 'zh-TW': '辦公室', en: 'Office' },
} as const

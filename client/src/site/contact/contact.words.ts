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

export const contactCopy = {
  description: contactFacts.description,
  title: { 'zh-TW': '聯絡我們', en: 'Get in Touch' },
  lead: {
    'zh-TW': '報價、選型或技術問題都可以找我們。告訴我們地點和要量度甚麼，便能答得更準。',
    en: 'Quotations, choosing a device, technical questions: ask us directly. Tell us where it is and what you want to measure, and the answer will fit.',
  },
  quoteText: {
    'zh-TW': (product: string) => `你好，我想索取「${product}」的報價。數量：　地點：`,
    en: (product: string) => `Hello, I would like a quotation for ${product}. Quantity: … Site: …`,
  },
  questionText: {
    'zh-TW': '你好，我想查詢物聯網方案。地點：　想量度：',
    en: 'Hello, I have a question about IoT solutions. Site: … What to measure: …',
  },
  quoteSubject: {
    'zh-TW': (product: string) => `索取報價：${product}`,
    en: (product: string) => `Quotation: ${product}`,
  },
  questionSubject: { 'zh-TW': '查詢物聯網方案', en: 'A question about IoT solutions' },
} as const

export const enquiryCopy = {
  title: { 'zh-TW': '給我們留言', en: 'Send us a Message' },
  firstName: { 'zh-TW': '名字', en: 'First name' },
  lastName: { 'zh-TW': '姓氏', en: 'Last name' },
  company: { 'zh-TW': '公司', en: 'Company' },
  inquiryType: { 'zh-TW': '查詢類別', en: 'Type of enquiry' },
  messageHint: {
    'zh-TW': '例如地點、數量和想量度甚麼。請不要填寫身份證號碼。',
    en: 'Such as where it is, how many, and what to measure. Please don’t enter an identity card number.',
  },
  attachment: { 'zh-TW': '附上你與 AI 助手的對話', en: 'Your conversation with the assistant is attached' },
  attachmentHint: {
    'zh-TW': '同事看過便知道你問過甚麼。電郵、電話和身份證號碼已遮蓋。',
    en: 'Colleagues then know what you have asked. Email addresses, phone and identity card numbers are masked.',
  },
  attachmentShow: {
    'zh-TW': (count: number) => `看看會附上甚麼（${count} 題）`,
    en: (count: number) => `See what is attached (${count} ${count === 1 ? 'question' : 'questions'})`,
  },
  attachmentRemove: { 'zh-TW': '不附上', en: 'Leave it out' },
  send: { 'zh-TW': '送出訊息', en: 'Send Message' },
  sent: { 'zh-TW': '訊息已成功送出！', en: 'Message sent successfully!' },
  sentDetail: { 'zh-TW': '我們會在 24 小時內回覆你。', en: "We'll get back to you within 24 hours." },
  failed: { 'zh-TW': '未能送出訊息', en: 'Failed to send message' },
  another: { 'zh-TW': '再送一則訊息', en: 'Send Another Message' },
} as const

import type { Dictionary } from '../../../i18n/language.tsx'

export const newQuoteWords = {
  hint: {
    'zh-TW': '先填客戶是誰，下一步選產品和定價。',
    en: 'First, who it is for. Products and prices come next.',
  },
  fromConversation: {
    'zh-TW': '來自對話，助手介紹過的產品會列入要求：',
    en: 'From a conversation, with the products that the assistant showed:',
  },
  conversationMissing: {
    'zh-TW': '找不到那段對話，報價會由空白開始。',
    en: 'That conversation cannot be found, so the quotation starts blank.',
  },
  customer: { 'zh-TW': '現有客戶', en: 'Existing customer' },
  customerHint: {
    'zh-TW': '輸入名稱或電郵，選中後自動填寫以下各欄。',
    en: 'Type a name or email. Picking one fills in the rest.',
  },
  of: { 'zh-TW': (name: string) => `為客戶「${name}」報價`, en: (name: string) => `For the customer ${name}` },
  another: { 'zh-TW': '不是這位客戶', en: 'Not this customer' },
  name: { 'zh-TW': '收件人姓名', en: 'Name' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  company: { 'zh-TW': '公司', en: 'Company' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  language: { 'zh-TW': '報價單語言', en: 'Language of the quotation' },
  currency: { 'zh-TW': '報價貨幣', en: 'Currency' },
  message: { 'zh-TW': '客戶想要甚麼（可留空）', en: 'What they asked for (optional)' },
  messageHint: {
    'zh-TW': '例如電話或會面記下的要求。',
    en: 'What was said on the phone or in a meeting, for example.',
  },
  create: { 'zh-TW': '開始報價', en: 'Create quotation' },
  creating: { 'zh-TW': '建立中…', en: 'Creating…' },
} satisfies Dictionary

import { orderFieldWords } from '#contract/sales/order-words.ts'
import { saleWords } from '#contract/sales/quote-words.ts'
import type { Dictionary } from '../../../i18n/language.tsx'
import { chargeFieldWords } from '../../sales/index.ts'

export const orderFormWords = {
  newTitle: { 'zh-TW': '建立訂單', en: 'Create Order' },
  editTitle: { 'zh-TW': (reference: string) => `編輯 ${reference}`, en: (reference: string) => `Edit ${reference}` },
  buyer: { 'zh-TW': '客戶', en: 'Buyer' },
  find: { 'zh-TW': '尋找客戶', en: 'Find a customer' },
  findHint: {
    'zh-TW': '按名稱、聯絡人或電郵尋找；新客戶可直接填寫下面各欄。',
    en: 'By name, contact or email. For a new one, fill in the fields below.',
  },
  chosen: {
    'zh-TW': (name: string) => `訂單會記在「${name}」名下。`,
    en: (name: string) => `The order belongs to ${name}.`,
  },
  another: { 'zh-TW': '改選', en: 'Choose another' },
  isNew: {
    'zh-TW': '沒有選擇客戶：按電郵找出已有的客戶，否則新增一位。',
    en: 'No customer is chosen: one is matched by email address, or added.',
  },
  customerName: { 'zh-TW': '客戶名稱', en: 'Customer name' },
  customerType: { 'zh-TW': '客戶類別', en: 'Customer type' },
  contactName: orderFieldWords.contact,
  email: { 'zh-TW': '電郵', en: 'Email' },
  phone: orderFieldWords.phone,
  address: { 'zh-TW': '送貨地址', en: 'Delivery address' },
  language: { 'zh-TW': '文件及電郵的語言', en: 'Language of documents and messages' },
  ...chargeFieldWords,
  lines: { 'zh-TW': '訂購項目', en: 'Lines' },
  linesFixed: {
    'zh-TW': '訂單已發貨，項目不能再更改。',
    en: 'The order is shipped, so its lines are fixed.',
  },
  terms: { 'zh-TW': '其他', en: 'Terms' },
  currency: orderFieldWords.currency,
  currencyHint: {
    'zh-TW': (rate: string, code: string) => `1 HKD = ${rate} ${code}，建立訂單時鎖定`,
    en: (rate: string, code: string) => `1 HKD = ${rate} ${code}, fixed when the order is created`,
  },
  purchaseOrder: { 'zh-TW': '客戶採購單號', en: 'Their PO number' },
  notes: saleWords.notes,
  notesHint: { 'zh-TW': '只有同事看到。', en: 'Only staff see them.' },

  create: { 'zh-TW': '建立訂單', en: 'Create order' },
  creating: { 'zh-TW': '建立中…', en: 'Creating…' },
  created: {
    'zh-TW': (reference: string) => `已建立訂單 ${reference}`,
    en: (reference: string) => `${reference} is created`,
  },
  saved: { 'zh-TW': (reference: string) => `${reference} 已儲存`, en: (reference: string) => `${reference} is saved` },
  nothingYet: { 'zh-TW': '未填寫', en: 'Nothing entered yet' },
  noChanges: { 'zh-TW': '未有更改', en: 'No changes' },
  nothing: { 'zh-TW': '（空白）', en: '(nothing)' },
  lineText: {
    'zh-TW': (quantity: string, name: string, price: string) => `${quantity} × ${name}，HK$${price}`,
    en: (quantity: string, name: string, price: string) => `${quantity} × ${name} at HK$${price}`,
  },
} satisfies Dictionary

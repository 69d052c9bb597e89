import type { Bilingual } from '#contract/i18n/languages.ts'
import { customerFieldWords } from '#contract/sales/customer-words.ts'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { recordWords as itemKindWords } from '#contract/requests/message-words.ts'

export const customerPageWords = {
  ...customerFieldWords,
  paymentTerms: { 'zh-TW': '付款條件', en: 'Payment terms' },
  creditLimitHkd: { 'zh-TW': '信貸額（HKD）', en: 'Credit limit, HKD' },
  country: { 'zh-TW': '國家或地區', en: 'Country or region' },
  depositPercent: { 'zh-TW': '訂金（%）', en: 'Deposit (%)' },
  back: { 'zh-TW': '返回客戶', en: 'Back to customers' },
  failed: { 'zh-TW': '未能載入這位客戶', en: 'This customer could not be loaded' },
  notFound: { 'zh-TW': '找不到這位客戶', en: 'This customer cannot be found' },
  notFoundHint: { 'zh-TW': '連結可能不完整。', en: 'The link may be incomplete.' },
  createOrder: { 'zh-TW': '建立訂單', en: 'Create Order' },

  figures: { 'zh-TW': '這位客戶的數字', en: 'This customer in figures' },
  orders: { 'zh-TW': '訂單', en: 'Orders' },
  spent: { 'zh-TW': '累計消費', en: 'Total spent' },
  spentHint: { 'zh-TW': '已取消的不計', en: 'without cancelled ones' },
  lastOrder: { 'zh-TW': '最近訂單', en: 'Last order' },
  since: { 'zh-TW': '成為客戶', en: 'Customer since' },
  never: { 'zh-TW': '未有', en: 'Never' },

  items: { 'zh-TW': '查詢、報價和訂單', en: 'Their requests and orders' },
  noItems: { 'zh-TW': '未有查詢、報價或訂單。', en: 'No enquiries, quotations or orders yet.' },
  showAll: {
    'zh-TW': (count: number) => `顯示全部 ${count} 項`,
    en: (count: number) => `Show all ${count}`,
  },
  itemsMost: {
    'zh-TW': (most: number) => `只顯示最近 ${most} 項。`,
    en: (most: number) => `Only the newest ${most} are shown.`,
  },
  history: { 'zh-TW': '紀錄和備註', en: 'Activity and notes' },

  details: { 'zh-TW': '聯絡方法和地址', en: 'Contact and address' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  address: { 'zh-TW': '地址', en: 'Address' },
  language: { 'zh-TW': '文件語言', en: 'Documents in' },
  notes: { 'zh-TW': '備註', en: 'Notes' },
  source: { 'zh-TW': '來源', en: 'Source' },
  byRule: { 'zh-TW': '按規則', en: 'set automatically' },
  bySet: { 'zh-TW': '由同事設定', en: 'set by staff' },

  contacts: { 'zh-TW': '找誰', en: 'Whom to contact' },
  noContacts: { 'zh-TW': '未有聯絡人。', en: 'No contacts yet.' },
  primary: { 'zh-TW': '主要聯絡人', en: 'main contact' },

  duplicates: { 'zh-TW': '可能重複', en: 'Possible duplicates' },
  merge: { 'zh-TW': '合併…', en: 'Merge…' },
  mergeOther: { 'zh-TW': '與另一位客戶合併…', en: 'Merge with another…' },
  mergeTitle: { 'zh-TW': (name: string) => `合併到「${name}」`, en: (name: string) => `Merge into ${name}` },
  mergeHint: {
    'zh-TW': '合併後不能復原。',
    en: 'This cannot be undone.',
  },
  mergeFind: { 'zh-TW': '要併入的客戶', en: 'Customer to merge in' },
  mergeFindHint: { 'zh-TW': '按名稱、聯絡人或電郵尋找。', en: 'Find it by name, contact or email.' },
  mergeItself: { 'zh-TW': '這就是同一位客戶，請選另一位。', en: 'That is the same customer. Choose another.' },
  moves: {
    'zh-TW': (name: string) => `「${name}」的以下資料會移到這裏：`,
    en: (name: string) => `Moved here from ${name}:`,
  },
  movesContacts: {
    'zh-TW': (count: number) => `${count} 位聯絡人`,
    en: (count: number) => (count === 1 ? '1 contact' : `${count} contacts`),
  },
  movesItems: {
    'zh-TW': (count: number) => `${count} 項往來（查詢、示範、報價、訂單）`,
    en: (count: number) =>
      count === 1 ? '1 enquiry, demo, quotation or order' : `${count} enquiries, demos, quotations and orders`,
  },
  movesSpent: {
    'zh-TW': (orders: string, spent: string) => `${orders} 張訂單，共 ${spent}`,
    en: (orders: string, spent: string) =>
      `${orders} ${orders === '1' ? 'order that counts' : 'orders that count'}, ${spent} in all`,
  },
  movesThread: { 'zh-TW': '它的紀錄及備註', en: 'activity and notes' },
  keeps: {
    'zh-TW': (name: string) => `名稱、類別及地址保留「${name}」的；對方的連結會轉到這裏。`,
    en: (name: string) => `Name, type and address stay those of ${name}. Links to the other lead here.`,
  },
  mergeIt: { 'zh-TW': '合併', en: 'Merge' },
  merged: {
    'zh-TW': (name: string) => `「${name}」已併入這位客戶`,
    en: (name: string) => `${name} was merged into this one`,
  },
  mergeStale: {
    'zh-TW': '其中一位客戶剛被更改，請再看一次才合併。',
    en: 'One of the two was changed meanwhile. Look again before you merge.',
  },
  mergedNotice: {
    'zh-TW': (name: string) => `「${name}」已併入以下客戶。`,
    en: (name: string) => `${name} was merged into this customer.`,
  },

  privacy: { 'zh-TW': '個人資料', en: 'Personal data' },
  privacyHint: {
    'zh-TW': '按《個人資料（私隱）條例》的查閱及刪除要求。兩者都要再次輸入你的密碼。',
    en: 'For requests under the PDPO to access or erase personal data. Both ask for your password again.',
  },
  exportData: { 'zh-TW': '匯出個人資料', en: 'Export personal data' },
  exporting: { 'zh-TW': '準備中…', en: 'Preparing…' },
  exported: { 'zh-TW': '個人資料已下載', en: 'Personal data downloaded' },
  exportFailed: { 'zh-TW': '未能匯出個人資料', en: 'The personal data was not exported' },
  erase: { 'zh-TW': '刪除個人資料…', en: 'Erase…' },
  eraseTitle: { 'zh-TW': (name: string) => `刪除「${name}」的個人資料？`, en: (name: string) => `Erase ${name}?` },
  eraseHint: { 'zh-TW': '刪除後無法恢復。', en: 'This is permanent and cannot be undone.' },
  eraseGone: { 'zh-TW': '會刪除', en: 'What is erased' },
  eraseGoneList: {
    'zh-TW': [
      '姓名、電郵、電話、地址及備註',
      '所有聯絡人',
      '他們的查詢、示範預約、對話及信件',
      '未決的報價會撤回，連結立即失效',
    ],
    en: [
      'Names, email, phone, address and notes',
      'All contacts',
      'Their enquiries, demo requests, conversations and emails',
      'Open quotations are withdrawn, and their links stop working',
    ],
  },
  eraseStays: { 'zh-TW': '會保留', en: 'What is kept' },
  eraseStaysList: {
    'zh-TW': ['訂單的日期、產品及金額，不再顯示是誰的', '審計紀錄：誰在何時刪除（不含個人資料）'],
    en: [
      'Orders: their dates, products and figures, without the person',
      'The audit log: who erased it and when, without the person',
    ],
  },
  eraseName: {
    'zh-TW': (name: string) => `輸入「${name}」以確認`,
    en: (name: string) => `Type “${name}” to confirm`,
  },
  eraseIt: { 'zh-TW': '永久刪除', en: 'Erase for good' },
  erased: { 'zh-TW': '個人資料已刪除', en: 'The personal data is erased' },
  erasedTitle: {
    'zh-TW': (day: string) => `個人資料已於 ${day} 刪除`,
    en: (day: string) => `The personal data was erased on ${day}`,
  },
  erasedHint: {
    'zh-TW': '只保留訂單的數字。這位客戶不能再更改。',
    en: 'Only the figures of the orders are kept. This customer cannot be changed any more.',
  },
} satisfies Record<string, Dictionary[string] | Record<'zh-TW' | 'en', string[]>>

export const duplicateReasonWords: Record<CustomerDetail['duplicates'][number]['reason'], Bilingual> = {
  email: { 'zh-TW': '同一電郵', en: 'the same email' },
  phone: { 'zh-TW': '同一電話', en: 'the same phone' },
  name: { 'zh-TW': '名稱相同', en: 'the same name' },
}

export const sourceWords: Record<string, Bilingual> = {
  quote: { 'zh-TW': '報價', en: 'a quotation' },
  order: { 'zh-TW': '訂單', en: 'an order' },
  enquiry: { 'zh-TW': '查詢', en: 'an enquiry' },
  staff: { 'zh-TW': '同事新增', en: 'staff' },
}

import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import type { SalesField } from './sales-settings.ts'

export const salesSettingsWords = {
  general: { 'zh-TW': '一般', en: 'General' },
  replyTemplates: { 'zh-TW': '回信範本', en: 'Reply templates' },
  customers: { 'zh-TW': '客戶', en: 'Customers' },
  customersHint: {
    'zh-TW': '客戶的狀態按以下規則即時計算；在個別客戶選定的狀態不受影響。',
    en: 'Customer status follows these rules immediately. A status that staff set on a customer stays.',
  },
  seeVips: { 'zh-TW': '查看現時的 VIP 客戶', en: 'See the current VIPs' },
  vipsNow: {
    'zh-TW': (count: string) => `按已儲存的規則，現時有 ${count} 位 VIP 客戶。`,
    en: (count: string) => `VIP customers by the saved rule: ${count}.`,
  },
  rates: { 'zh-TW': '匯率', en: 'Exchange rates' },
  ratesHint: {
    'zh-TW': '新的報價修訂及訂單會用新匯率；已定價的保留原有匯率。網站顯示的價格亦隨之改變。',
    en: 'New revisions and orders use the new rate; what is already priced keeps its own. Prices on the site change too.',
  },
  derivedRates: { 'zh-TW': '由此得出：', en: 'Calculated from these:' },
  quotes: { 'zh-TW': '報價', en: 'Quotations' },
  documents: { 'zh-TW': '文件', en: 'Documents' },
  taxes: { 'zh-TW': '稅項', en: 'Taxes' },
  tax: { 'zh-TW': (place: number) => `第 ${place} 項稅`, en: (place: number) => `Tax ${place}` },
  taxCountry: { 'zh-TW': '送往', en: 'Destination' },
  taxName: { 'zh-TW': '名稱', en: 'Name' },
  taxIsIncluded: { 'zh-TW': '價格', en: 'Prices' },
  taxAdded: { 'zh-TW': '未包括稅，另加', en: 'Without tax; it is added' },
  taxIncluded: { 'zh-TW': '已包括稅', en: 'Include the tax' },
  goods: { 'zh-TW': '硬件 %', en: 'Hardware %' },
  software: { 'zh-TW': '軟件 %', en: 'Software %' },
  services: { 'zh-TW': '服務、連接及運費 %', en: 'Services, connectivity, delivery %' },
  addTax: { 'zh-TW': '加一項稅', en: 'Add a tax' },
  removeTax: {
    'zh-TW': (place: number, name: string) => `移除第 ${place} 項稅 ${name}`,
    en: (place: number, name: string) => `Remove tax ${place} ${name}`.trimEnd(),
  },
  claims: { 'zh-TW': '產品聲稱', en: 'Product claims' },
  saved: { 'zh-TW': '銷售設定已儲存', en: 'Sales settings saved' },
  error: { 'zh-TW': '未有儲存銷售設定', en: 'The sales settings were not saved' },
} satisfies Dictionary

export const salesHints: Record<SalesField, Bilingual> = {
  vipSpent: {
    'zh-TW': '最近 12 個月的訂單合計達到這個港元金額，就是 VIP；0 即不按金額。',
    en: 'Customers whose orders of the last 12 months reach this total become VIP. 0 turns this rule off.',
  },
  vipOrders: {
    'zh-TW': '最近 12 個月有這麼多張訂單，也是 VIP；0 即不按數目。',
    en: 'Customers with this many orders in the last 12 months become VIP too. 0 turns this rule off.',
  },
  inactiveMonths: {
    'zh-TW': '這麼久沒有訂單，就視為不活躍；從未落單的，由加入當日起計。',
    en: 'A customer with no order for this long is inactive. Those who never ordered are counted from the day they were added.',
  },
  quoteDays: {
    'zh-TW': '新報價預設的有效日數，每份報價可另行更改。',
    en: 'The default for new quotations. It can be changed on each.',
  },
  hkdToUsd: { 'zh-TW': '1 港元兌多少美元。', en: 'US dollars for one Hong Kong dollar.' },
  hkdToRmb: { 'zh-TW': '1 港元兌多少人民幣。', en: 'Renminbi for one Hong Kong dollar.' },
  quoteTerms: { 'zh-TW': '印在中文報價單上。', en: 'Printed on quotations in Chinese.' },
  quoteTermsEn: { 'zh-TW': '印在英文報價單上。', en: 'Printed on quotations in English.' },
  paymentDetails: {
    'zh-TW': '印在中文發票上：銀行、戶口、轉數快。',
    en: 'Printed on invoices in Chinese: bank, account, FPS.',
  },
  paymentDetailsEn: {
    'zh-TW': '印在英文發票上：銀行、戶口、轉數快。',
    en: 'Printed on invoices in English: bank, account, FPS.',
  },
  documentNumber: {
    'zh-TW': '須包含 {prefix}、{year} 和 {number}，例如 INV-2026-00001。只影響之後發出的文件。',
    en: 'With {prefix}, {year} and {number}, such as INV-2026-00001. Applies to documents issued from now on.',
  },
  documentYears: {
    'zh-TW': '客戶的個人資料刪除後，已發出的文件仍封存這麼多年。香港的公司一般須保存帳目紀錄七年。',
    en: 'Issued documents of an erased customer are sealed and stored for this long. Companies in Hong Kong generally have to store accounting records for seven years.',
  },
  renewalDays: {
    'zh-TW': '授權、服務計劃和連接費的下一年，在開始前這麼多日自動續期並電郵給客戶；按月的最多早 7 日。',
    en: 'The next year of a licence, plan or connectivity is renewed and emailed to the customer this many days before it begins; months at most 7 days before.',
  },
  renewalBy: {
    'zh-TW': '可以自動開發票，或先發報價單：客戶在專屬連結接受後，便成為下一期的發票。每項訂閱可另作設定。',
    en: 'An invoice is issued, or a quotation is sent, which becomes the next period’s invoice once the buyer accepts it on the private link. Each subscription may have its own.',
  },
  reminderDays: {
    'zh-TW': '以付款期限起計的日數，負數即期限之前，例如 -3, 1, 7。在辦公時間電郵提醒客戶未付的發票；留空即不提醒。',
    en: 'Days after the due day, negative before it, such as -3, 1, 7. Buyers are emailed about open invoices in daytime. Leave blank for no reminders.',
  },
  fpsProxy: {
    'zh-TW': '轉數快識別碼、手提電話號碼或電郵地址。港元發票會印上付款二維碼；留空即不印。',
    en: 'FPS identifier, mobile number or email address. Invoices in HKD get a QR code for payment. Leave blank for none.',
  },
  businessRegistration: {
    'zh-TW': '印在報價單及發票上；留空即不顯示。',
    en: 'Printed on quotations and invoices. Leave blank to hide.',
  },
  taxes: {
    'zh-TW': '按送貨目的地加在新的報價和訂單上，例如新加坡 GST 9%；香港沒有銷售稅。已定價的保留原有稅率。',
    en: 'Put on new quotations and orders by their destination, such as GST 9% for Singapore. Hong Kong has no sales tax. What is already priced keeps its rate.',
  },
  savingsBasis: {
    'zh-TW': '在硬件產品頁的聲稱下顯示；留空即不顯示。',
    en: 'Shown below the claim on hardware pages. Leave blank to hide.',
  },
  savingsBasisEn: { 'zh-TW': '用於英文頁面。', en: 'For the English pages.' },
}

import type { Bilingual } from '../../i18n/language-values.ts'

/** Tools of the assistant, and what visitors read while one is at work. Apart from their schemas, which browsers do not load. */
export const toolLabels = {
  find_products: { 'zh-TW': '搜尋產品', en: 'Looking for products' },
  product_facts: { 'zh-TW': '查看產品資料', en: 'Reading a product’s facts' },
  compare_products: { 'zh-TW': '比較產品', en: 'Comparing products' },
  price_list: { 'zh-TW': '計算價錢', en: 'Working out prices' },
  compatibility: { 'zh-TW': '查看配合和網絡', en: 'Checking what works together' },
  build_system: { 'zh-TW': '規劃系統', en: 'Planning a system' },
  lpwan_cost: { 'zh-TW': '計算網絡費用', en: 'Working out network costs' },
  stock_and_lead_time: { 'zh-TW': '查看庫存和出貨時間', en: 'Checking stock and lead time' },
  company_facts: { 'zh-TW': '查看公司資料', en: 'Reading about the company' },
  demo_slots: { 'zh-TW': '查看示範時段', en: 'Looking up demo times' },
  propose_booking: { 'zh-TW': '準備示範預約', en: 'Preparing a demo booking' },
  propose_quote_request: { 'zh-TW': '準備報價要求', en: 'Preparing a request for quotation' },
  request_status: { 'zh-TW': '查看報價或訂單進度', en: 'Looking up your request' },
} as const satisfies Record<string, Bilingual>

export type ToolName = keyof typeof toolLabels
export const toolNames = Object.keys(toolLabels) as ToolName[]

/** Topics of `company_facts`. */
export const companyTopics = [
  'about',
  'address',
  'countries',
  'hours',
  'contact',
  'languages',
  'response',
  'delivery',
  'lead_time',
  'installation',
  'payment',
  'currency',
  'tax',
  'ordering',
  'quotation_validity',
  'minimum_order',
  'warranty',
  'returns',
  'repairs',
  'certificates',
  'partners',
  'demo',
  'data',
  'team',
  'careers',
] as const
export type CompanyTopic = (typeof companyTopics)[number]

import type { PricePeriod } from '#contract/catalogue/products.ts'
import { yesNoWords } from '#contract/i18n/common-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { saleWords } from '#contract/sales/quote-words.ts'
import type { Dictionary } from '../../../i18n/language.tsx'
import type { ChargeValues } from './charge-values.ts'

export const draftWords = {
  ...yesNoWords,
  form: { 'zh-TW': '報價內容', en: 'The quotation' },
  title: {
    'zh-TW': (reference: string) => `為 ${reference} 定價`,
    en: (reference: string) => `Prepare quotation ${reference}`,
  },
  lines: { 'zh-TW': '項目', en: 'Lines' },
  line: { 'zh-TW': (place: number) => `第 ${place} 項`, en: (place: number) => `Line ${place}` },
  product: { 'zh-TW': '產品或服務', en: 'Product or service' },
  productHint: { 'zh-TW': '輸入名稱或 SKU', en: 'Type a name or SKU' },
  quantity: { 'zh-TW': '數量', en: 'Quantity' },
  period: { 'zh-TW': '收費', en: 'Paid' },
  unitPrice: { 'zh-TW': '單價（HKD）', en: 'Unit price, HKD' },
  discount: { 'zh-TW': '折扣 %', en: 'Discount %' },
  connectivityFee: { 'zh-TW': '連接年費（HKD）', en: 'Connectivity per year, HKD' },
  noConnectivity: { 'zh-TW': '沒有', en: 'None' },
  addConnectivity: { 'zh-TW': '加連接年費', en: 'Add connectivity' },
  netPrice: { 'zh-TW': '折後單價', en: 'Net price' },
  total: { 'zh-TW': '小計', en: 'Total' },
  note: { 'zh-TW': '項目備註', en: 'Note on the line' },
  addNote: { 'zh-TW': '加備註', en: 'Add a note' },
  notListed: { 'zh-TW': '非目錄產品', en: 'Not in the catalogue' },
  list: { 'zh-TW': (price: string) => `標價 ${price}`, en: (price: string) => `List ${price}` },
  volume: {
    'zh-TW': (price: string, list: string) => `批量價 ${price}（標價 ${list}）`,
    en: (price: string, list: string) => `Volume price ${price} (list ${list})`,
  },
  least: { 'zh-TW': (price: string) => `最低 ${price}`, en: (price: string) => `Minimum ${price}` },
  available: { 'zh-TW': (pieces: string) => `可供應 ${pieces} 件`, en: (pieces: string) => `${pieces} available` },
  stock: {
    'zh-TW': (stock: string, promised: string, left: string) =>
      `存貨 ${stock} 件，已預留 ${promised} 件，餘 ${left} 件`,
    en: (stock: string, promised: string, left: string) => `${stock} in stock, ${promised} reserved, ${left} left`,
  },
  onlyLeft: {
    'zh-TW': (left: string, more: string) => `只餘 ${left} 件，另外 ${more} 件要到貨後才能發出`,
    en: (left: string, more: string) => `Only ${left} left: ${more} must wait for new stock`,
  },
  noneLeft: {
    'zh-TW': (more: string) => `存貨已無剩餘，${more} 件要到貨後才能發出`,
    en: (more: string) => `None left: ${more} must wait for new stock`,
  },
  cost: { 'zh-TW': (cost: string) => `成本 ${cost}`, en: (cost: string) => `Cost ${cost}` },
  costUnknown: { 'zh-TW': '未有成本資料', en: 'Cost unknown' },
  lineMargin: { 'zh-TW': '毛利（首年，不計連接）', en: 'Margin, first year without connectivity:' },
  margin: { 'zh-TW': '毛利', en: 'Margin' },
  marginHint: {
    'zh-TW': '港元，首年計，已扣折扣，不計連接費用；客戶不會看到。',
    en: 'HKD, first year, after discounts, without connectivity. The buyer does not see it.',
  },
  uncosted: {
    'zh-TW': (count: number) => `${count} 項未有成本資料，未計算在內。`,
    en: (count: number) =>
      count === 1
        ? 'One line has no known cost and is not counted.'
        : `${count} lines have no known cost and are not counted.`,
  },
  below: {
    'zh-TW': (shortfall: string) => `低於最低售價 ${shortfall}`,
    en: (shortfall: string) => `${shortfall} below the minimum selling price`,
  },
  overridden: {
    'zh-TW': (price: string, pieces: number) => `已改價：${pieces} 件的目錄單價為 ${price}`,
    en: (price: string, pieces: number) => `Price changed: the catalogue price is ${price} each for ${pieces}`,
  },
  useListed: { 'zh-TW': '用目錄價', en: 'Use the catalogue price' },
  belowMinimumOrder: {
    'zh-TW': (pieces: number) => `少於最少訂購量 ${pieces} 件`,
    en: (pieces: number) => `Below the minimum order of ${pieces} pieces`,
  },
  reason: { 'zh-TW': '低於最低售價的原因', en: 'Why it is below the minimum selling price' },
  reasonHint: {
    'zh-TW': '與你的姓名一併記錄，客戶不會看到。',
    en: 'Kept with your name. The buyer does not see it.',
  },
  addLine: { 'zh-TW': '加一項', en: 'Add a line' },
  keys: {
    'zh-TW': 'Enter 加一項 · ↑ ↓ 上下移動 · Alt + ↑ ↓ 調動次序',
    en: 'Enter adds a line · ↑ ↓ go from line to line · Alt + ↑ ↓ move a line',
  },
  up: { 'zh-TW': (place: number) => `第 ${place} 項上移`, en: (place: number) => `Move line ${place} up` },
  down: { 'zh-TW': (place: number) => `第 ${place} 項下移`, en: (place: number) => `Move line ${place} down` },
  remove: { 'zh-TW': (place: number) => `移除第 ${place} 項`, en: (place: number) => `Remove line ${place}` },
  removed: {
    'zh-TW': (name: string) => (name ? `已移除「${name}」` : '已移除一項'),
    en: (name: string) => (name ? `${name} removed` : 'Line removed'),
  },
  full: { 'zh-TW': (most: number) => `最多 ${most} 項。`, en: (most: number) => `At most ${most} lines.` },

  terms: saleWords.terms,
  currency: { 'zh-TW': '報價貨幣', en: 'Currency' },
  validUntil: { 'zh-TW': '有效期至', en: 'Valid until' },
  days: {
    'zh-TW': (days: number) => (days < 0 ? '已過期' : days === 0 ? '今天最後一天' : `由今天起 ${days} 天`),
    en: (days: number) =>
      days < 0
        ? 'Already past'
        : days === 0
          ? 'Today is its last day'
          : `${days} ${days === 1 ? 'day' : 'days'} from today`,
  },
  rate: {
    'zh-TW': (rate: string, day: string) => `1 HKD = ${rate}，${day} 的匯率，已鎖定`,
    en: (rate: string, day: string) => `1 HKD = ${rate}, fixed on ${day}`,
  },
  rateToday: {
    'zh-TW': (rate: string) => `1 HKD = ${rate}，今天的匯率，儲存時鎖定`,
    en: (rate: string) => `1 HKD = ${rate}, today’s rate, fixed when it is saved`,
  },
  renewRate: {
    'zh-TW': (rate: string) => `改用今天的匯率 ${rate}`,
    en: (rate: string) => `Use today’s rate, ${rate}`,
  },
  notes: { 'zh-TW': '給客戶的備註', en: 'Notes to the buyer' },
  notesHint: { 'zh-TW': '印在報價單上，例如交貨期。', en: 'Printed on the quotation: delivery times, for example.' },
  totals: { 'zh-TW': '合計', en: 'Totals' },
  unfinished: {
    'zh-TW': (count: number) => `${count} 項未填妥，未計算在內。`,
    en: (count: number) =>
      count === 1 ? 'One line is unfinished and not counted.' : `${count} lines are unfinished and not counted.`,
  },

  saveDraft: { 'zh-TW': '儲存草稿', en: 'Save draft' },
  notBegun: { 'zh-TW': '尚未儲存', en: 'Not saved yet' },
  savedAt: { 'zh-TW': (when: string) => `${when}儲存`, en: (when: string) => `Saved ${when}` },
  saved: {
    'zh-TW': (revision: number) => `第 ${revision} 版草稿已儲存`,
    en: (revision: number) => `Draft of revision ${revision} saved`,
  },
  lineText: {
    'zh-TW': (quantity: string, name: string, price: string, discount: string) =>
      `${quantity} × ${name}，HK$${price}${discount}`,
    en: (quantity: string, name: string, price: string, discount: string) =>
      `${quantity} × ${name} at HK$${price}${discount}`,
  },
} satisfies Dictionary

/** Charges of a quotation or order. */
export const chargeFieldWords = {
  charges: { 'zh-TW': '運費、折扣及稅項', en: 'Delivery, discount and tax' },
  country: { 'zh-TW': '送往', en: 'Destination' },
  countryHint: { 'zh-TW': '決定稅率，見銷售設定。', en: 'Decides the tax: see the sales settings.' },
  deliveryHkd: { 'zh-TW': '運費（HKD）', en: 'Delivery, HKD' },
  discountPercent: { 'zh-TW': '整單折扣 %', en: 'Off the total, %' },
  discountHkd: { 'zh-TW': '整單折扣（HKD）', en: 'Off the total, HKD' },
  discountHint: { 'zh-TW': '從一次性付款扣除。', en: 'Off the one-off payments.' },
  roundTo: { 'zh-TW': '尾數調整至', en: 'Round to' },
  noRounding: { 'zh-TW': '不調整', en: 'No rounding' },
} satisfies Dictionary

export const draftFieldWords: Record<
  'currency' | 'renewRate' | 'validUntil' | 'lines' | 'overrideReason' | 'notes' | keyof ChargeValues,
  Bilingual
> = {
  country: chargeFieldWords.country,
  deliveryHkd: chargeFieldWords.deliveryHkd,
  discountPercent: chargeFieldWords.discountPercent,
  discountHkd: chargeFieldWords.discountHkd,
  roundTo: chargeFieldWords.roundTo,
  currency: draftWords.currency,
  renewRate: { 'zh-TW': '改用今天的匯率', en: 'Use today’s rate' },
  validUntil: draftWords.validUntil,
  lines: draftWords.lines,
  overrideReason: draftWords.reason,
  notes: draftWords.notes,
}

export const paidWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '一次性', en: 'One-off' },
  month: { 'zh-TW': '每月', en: 'Monthly' },
  year: { 'zh-TW': '每年', en: 'Yearly' },
}

export const salesWords = {
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  inHkd: {
    'zh-TW': (total: string) => `${total}，折合港元`,
    en: (total: string) => `${total}, in HKD`,
  },
} satisfies Dictionary

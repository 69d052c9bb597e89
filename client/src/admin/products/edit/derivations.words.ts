import { stockWords } from '#contract/catalogue/product-words.ts'
import { yesNoWords } from '#contract/i18n/common-words.ts'

export const derivationWords = {
  ...yesNoWords,
  msrp: { 'zh-TW': '建議零售價', en: 'MSRP' },
  hkdCost: { 'zh-TW': '港元成本', en: 'HKD cost' },
  readAs: { 'zh-TW': (amount: string) => `讀作 ${amount}`, en: (amount: string) => `Read as ${amount}` },
  onRequest: { 'zh-TW': '沒有價格：網站顯示「價格請查詢」', en: 'No price: the site says “Price on request”' },
  ruleWouldSay: {
    'zh-TW': (formula: string) => `已自行填寫；按公式為 ${formula}`,
    en: (formula: string) => `Set by hand; the rule gives ${formula}`,
  },
  blank: { 'zh-TW': (value: string) => `留空即 ${value}`, en: (value: string) => `Blank means ${value}` },
  noFee: {
    'zh-TW': '留空即沒有註明費用；如免費，請填 0',
    en: 'Blank: no fee is stated. Write 0 where it is free.',
  },
  free: { 'zh-TW': '免連接年費', en: 'Free connectivity' },
  termRule: {
    'zh-TW': (term: string) => `留空，按費用判斷：${term}`,
    en: (term: string) => `Blank; by its fees: ${term}`,
  },
  recurringRule: {
    'zh-TW': (value: string) => `留空，按收費方式：${value}`,
    en: (value: string) => `Blank; by its term: ${value}`,
  },
  tracksStockRule: {
    'zh-TW': (value: string) => `留空，按類別及收費方式：${value}`,
    en: (value: string) => `Blank; by its category and term: ${value}`,
  },
  specified: {
    'zh-TW': (value: string) => `留空，按規格：${value}`,
    en: (value: string) => `Blank; by its specifications: ${value}`,
  },
  stock: {
    'zh-TW': (status: string, quantity: string) => `${status}，${quantity} 件`,
    en: (status: string, quantity: string) => `${status}, ${quantity} pieces`,
  },
  per: {
    once: { 'zh-TW': '（一次過）', en: ' once' },
    month: { 'zh-TW': '／月', en: ' per month' },
    year: { 'zh-TW': '／年', en: ' per year' },
  },
  terms: {
    'one-time': { 'zh-TW': '一次過', en: 'One-time' },
    annual: { 'zh-TW': '每年', en: 'Annual' },
  },
  statuses: stockWords,
} as const

import type { Language } from '#contract/languages.ts'
import { stockWords } from '../products.words.ts'

/** How prices and stock come about. */
export const derivationWords = {
  msrp: { 'zh-TW': '建議零售價', en: 'MSRP' },
  hkdCost: { 'zh-TW': '港元成本', en: 'HKD cost' },
  readAs: { 'zh-TW': (amount: string) => `讀作 ${amount}`, en: (amount: string) => `Read as ${amount}` },
  onRequest: { 'zh-TW': '沒有價格：網站顯示「價格請查詢」', en: 'No price: the site says “Price on request”' },
  ruleWouldSay: {
    'zh-TW': (formula: string) => `已自訂；按公式為 ${formula}`,
    en: (formula: string) => `Typed; by the rule ${formula}`,
  },
  blank: { 'zh-TW': (value: string) => `留空即 ${value}`, en: (value: string) => `Blank means ${value}` },
  free: { 'zh-TW': '免連線費', en: 'Free connectivity' },
  termRule: {
    'zh-TW': (term: string) => `留空，按費用判斷：${term}`,
    en: (term: string) => `Blank; by its fees: ${term}`,
  },
  recurringRule: {
    'zh-TW': (said: string) => `留空，按收費方式：${said}`,
    en: (said: string) => `Blank; by its term: ${said}`,
  },
  stock: {
    'zh-TW': (status: string, quantity: string) => `${status}，${quantity} 件`,
    en: (status: string, quantity: string) => `${status}, ${quantity} pieces`,
  },
  yes: { 'zh-TW': '是', en: 'Yes' },
  no: { 'zh-TW': '否', en: 'No' },
  per: {
    once: { 'zh-TW': '（一次過）', en: ' once' },
    month: { 'zh-TW': '／月', en: ' a month' },
    year: { 'zh-TW': '／年', en: ' a year' },
  },
  terms: {
    'one-time': { 'zh-TW': '一次過', en: 'One-time' },
    annual: { 'zh-TW': '每年', en: 'Annual' },
  },
  statuses: stockWords,
} as const

/** What could not be read, and what became of it: by how the server's sentence ends. */
const endings: [ending: RegExp, words: Record<Language, string>][] = [
  [
    /is unknown; filed under hardware$/,
    { 'zh-TW': '不是四類之一，暫歸硬件。', en: 'None of the four: filed under hardware.' },
  ],
  [
    /holds no word that is known; taken as out of stock$/,
    { 'zh-TW': '看不懂，當作缺貨。', en: 'No word that is known: taken as out of stock.' },
  ],
  [
    /is none of LoRa, NB-IoT, Wi-Fi; left blank$/,
    { 'zh-TW': '不是 LoRa、NB-IoT 或 Wi-Fi，當作留空。', en: 'Not LoRa, NB-IoT or Wi-Fi: taken as blank.' },
  ],
  [/is neither Annual nor One-time$/, { 'zh-TW': '既非每年亦非一次過。', en: 'Neither Annual nor One-time.' }],
  [
    /is an amount that does not fit; left blank$/,
    { 'zh-TW': '金額太大，當作留空。', en: 'Too large an amount: taken as blank.' },
  ],
  [
    /is no price in (HKD|USD); left blank$/,
    { 'zh-TW': '看不到這種貨幣的金額，當作留空。', en: 'No amount in that currency: taken as blank.' },
  ],
  [
    /is no percentage from 0 to 100; taken as \d+$/,
    { 'zh-TW': '不是 0 至 100 的百分比，當作留空。', en: 'No percentage from 0 to 100: taken as blank.' },
  ],
]

/** @param message of a preview's or a product's warning, in the server's English */
export function warningText(message: string, language: Language): string {
  return endings.find(([ending]) => ending.test(message))?.[1][language] ?? message
}

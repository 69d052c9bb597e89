import type { Bilingual } from '#contract/languages.ts'
import type { Category, PricePeriod } from '#contract/products.ts'

type Sentence<Arguments extends unknown[]> = Record<'zh-TW' | 'en', (...given: Arguments) => string>

/** What the demo mode says around what the sources say. */
export const demoWords = {
  first: {
    'zh-TW': '（示範模式：以下直接取自本網站的資料，沒有經過語言模型。）',
    en: '(Demo mode: this comes straight from this site’s pages, without a language model.)',
  },
  nothing: {
    'zh-TW': '這個問題，我在本網站找不到答案。',
    en: 'I found nothing on this site that answers this.',
  },
  canDo: {
    'zh-TW':
      '我可以回答的包括：感測器和軟件的價格、庫存和規格，LoRaWAN、NB-IoT、Sigfox 和 LTE-M 的比較，安裝、保養和報價的安排，以及 ESG 法規。',
    en: 'I can answer questions on prices, stock and specifications of our sensors and software, on LoRaWAN, NB-IoT, Sigfox and LTE-M, on installation, warranty and quotations, and on ESG rules.',
  },
  people: {
    'zh-TW': '想找同事跟進，可以按「轉交同事」，或到「聯絡我們」留言，我們會在 24 小時內回覆。',
    en: 'To ask a person instead, hand this conversation over or leave a message on the Contact page; we reply within 24 hours.',
  },
  quoteNext: {
    'zh-TW': '想落實數量，可以把產品加入報價清單，不用開帳戶。',
    en: 'To settle quantities, add a product to your quotation; no account is needed.',
  },
  demoNext: {
    'zh-TW': '想看實際效果，可以預約示範。',
    en: 'To see it at work, book a demo.',
  },
  enquiryNext: {
    'zh-TW': '想按你的場地再談，可以留言查詢。',
    en: 'For advice on your own site, send an enquiry.',
  },
} satisfies Record<string, Bilingual>

export const productSentences = {
  price: {
    'zh-TW': (amount) => `建議零售價 ${amount}`,
    en: (amount) => `list price ${amount}`,
  },
  onRequest: { 'zh-TW': () => '價格請查詢', en: () => 'price on request' },
  firstYear: {
    'zh-TW': (amount) => `首年總計 ${amount}`,
    en: (amount) => `first-year total ${amount}`,
  },
  fee: {
    'zh-TW': (amount) => `連接年費 ${amount}`,
    en: (amount) => `connectivity ${amount} a year`,
  },
  noFee: { 'zh-TW': () => '免連接年費', en: () => 'free connectivity' },
  inStock: {
    'zh-TW': (count) => `有現貨（${count}）`,
    en: (count) => `in stock (${count})`,
  },
  lowStock: {
    'zh-TW': (count) => `有現貨，但只餘 ${count}`,
    en: (count) => `in stock, but only ${count} left`,
  },
  outOfStock: {
    'zh-TW': () => '暫時缺貨，可以查詢到貨時間',
    en: () => 'temporarily out of stock; ask when it returns',
  },
} satisfies Record<string, Sentence<[text: string]> | Sentence<[]>>

export const periodWords: Record<PricePeriod, Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: '/month' },
  year: { 'zh-TW': '／年', en: '/year' },
}

/** Counts stock: software is sold by the licence. */
export const quantityWords: Record<Category, Sentence<[count: number]>> = {
  hardware: { 'zh-TW': (count) => `${count} 件`, en: (count) => plural(count, 'unit', 'units') },
  software: { 'zh-TW': (count) => `${count} 個授權`, en: (count) => plural(count, 'licence', 'licences') },
  lpwan: { 'zh-TW': (count) => `${count} 件`, en: (count) => plural(count, 'unit', 'units') },
  systems: { 'zh-TW': (count) => `${count} 套`, en: (count) => plural(count, 'set', 'sets') },
}

function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

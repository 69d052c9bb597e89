import type { Category } from '#contract/catalogue/products.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'

export const demoWords = {
  first: {
    'zh-TW': '現時是示範模式：答案取自本網站的內容，沒有經過語言模型。',
    en: 'This is the demo mode: answers are taken from this site, without a language model.',
  },
  greeting: {
    'zh-TW': '想知道甚麼，直接問便可。',
    en: 'Ask away, in your own words.',
  },
  nothing: {
    'zh-TW': '這個問題，我在本網站找不到答案。',
    en: 'I found nothing on this site that answers this.',
  },
  canDo: {
    'zh-TW':
      '我可以回答：感測器和軟件的價格、庫存和規格，LoRaWAN、NB-IoT、Sigfox 和 LTE-M 的分別，安裝、保養和報價的安排，以及 ESG 法規。',
    en: 'I can help with prices, stock and specifications of sensors and software, with LoRaWAN, NB-IoT, Sigfox and LTE-M, with installation, warranty and quotations, and with ESG rules.',
  },
  people: {
    'zh-TW': '其他問題可以轉交同事，或到「聯絡我們」留言，我們會在 24 小時內與你聯絡。',
    en: 'For anything else, hand this conversation over to a colleague or write to us on the Contact page; we’ll get in touch within 24 hours.',
  },
  nearest: {
    'zh-TW': '我找不到直接的答案，最接近的資料是：',
    en: 'I found no direct answer; this is the nearest that the site says:',
  },
  quoteNext: {
    'zh-TW': '要報價的話，可以把產品加入報價清單，不用開帳戶。',
    en: 'For a quotation, add products to your quotation list; no account is needed.',
  },
  restockNext: {
    'zh-TW': '缺貨的產品可以留言查詢，同事會告訴你何時到貨。',
    en: 'For what is out of stock, send an enquiry and a colleague will tell you when it returns.',
  },
  demoNext: {
    'zh-TW': '想看實際效果，可以預約示範。',
    en: 'To see it at work, book a demo.',
  },
  enquiryNext: {
    'zh-TW': '想按你的場地估算，可以留言查詢或預約示範。',
    en: 'For figures for your own site, send an enquiry or book a demo.',
  },
} satisfies Record<string, Bilingual>

interface ProductSentences {
  listed: (amount: string) => string
  offered: (amount: string, day: string) => string
  converted: (amount: string) => string
  onRequest: string
  fee: (amount: string) => string
  noFee: string
  firstYear: (amount: string) => string
  total: (quantity: string, amount: string) => string
  inStock: (quantity: string) => string
  lowStock: (quantity: string) => string
  outOfStock: string
}

export const productSentences: Record<Language, ProductSentences> = {
  'zh-TW': {
    listed: (amount) => `建議零售價 ${amount}`,
    offered: (amount, day) => `限時優惠價 ${amount}（至 ${day}）`,
    converted: (amount) => `（折合 ${amount}）`,
    onRequest: '價格請查詢',
    fee: (amount) => `另加連接年費 ${amount}`,
    noFee: '免連接年費',
    firstYear: (amount) => `首年總計 ${amount}`,
    total: (quantity, amount) => `${quantity}合共 ${amount}`,
    inStock: (quantity) => `現貨 ${quantity}`,
    lowStock: (quantity) => `現貨只餘 ${quantity}`,
    outOfStock: '暫時缺貨',
  },
  en: {
    listed: (amount) => `list price ${amount}`,
    offered: (amount, day) => `limited offer ${amount} until ${day}`,
    converted: (amount) => ` (${amount})`,
    onRequest: 'price on request',
    fee: (amount) => `connectivity ${amount} per year`,
    noFee: 'free connectivity',
    firstYear: (amount) => `first-year total ${amount}`,
    total: (quantity, amount) => `${quantity} come to ${amount}`,
    inStock: (quantity) => `${quantity} in stock`,
    lowStock: (quantity) => `only ${quantity} in stock`,
    outOfStock: 'temporarily out of stock',
  },
}

type Quantity = Record<Language, (count: number) => string>

export const quantityWords: Record<Category, Quantity> = {
  hardware: { 'zh-TW': (count) => `${grouped(count)} 件`, en: (count) => plural(count, 'unit') },
  software: { 'zh-TW': (count) => `${grouped(count)} 個授權`, en: (count) => plural(count, 'licence') },
  lpwan: { 'zh-TW': (count) => `${grouped(count)} 件`, en: (count) => plural(count, 'unit') },
  systems: { 'zh-TW': (count) => `${grouped(count)} 套`, en: (count) => plural(count, 'set') },
}

function plural(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

export const joints: Record<Language, { comma: string; stop: string; list: string; colon: string; space: string }> = {
  'zh-TW': { comma: '，', stop: '。', list: '；', colon: '：', space: '' },
  en: { comma: ', ', stop: '.', list: '; ', colon: ': ', space: ' ' },
}

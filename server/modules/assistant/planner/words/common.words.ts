import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'

type Sentence<Values extends unknown[]> = Record<Language, (...values: Values) => string>

export const joints: Record<
  Language,
  {
    comma: string
    between: string
    stop: string
    list: string
    colon: string
    space: string
    and: string
    begin: (text: string) => string
  }
> = {
  'zh-TW': {
    comma: '，',
    between: '、',
    stop: '。',
    list: '；',
    colon: '：',
    space: '',
    and: '和',
    begin: (text) => text,
  },
  en: {
    comma: ', ',
    between: ', ',
    stop: '.',
    list: '; ',
    colon: ': ',
    space: ' ',
    and: ' and ',
    begin: (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  },
}

/** What stands before an amount. */
export const currencySigns: Record<CurrencyCode, string> = { HKD: 'HK$', USD: 'US$', RMB: 'RMB ' }

/** Pieces of a category: 「25 件」. */
export const pieces: Record<string, Sentence<[count: string, isOne: boolean]>> = {
  hardware: { 'zh-TW': (count) => `${count} 件`, en: (count, isOne) => `${count} ${isOne ? 'piece' : 'pieces'}` },
  software: {
    'zh-TW': (count) => `${count} 個授權`,
    en: (count, isOne) => `${count} ${isOne ? 'licence' : 'licences'}`,
  },
  lpwan: { 'zh-TW': (count) => `${count} 件`, en: (count, isOne) => `${count} ${isOne ? 'piece' : 'pieces'}` },
  systems: { 'zh-TW': (count) => `${count} 套`, en: (count, isOne) => `${count} ${isOne ? 'set' : 'sets'}` },
}

/** What goes after a price that is paid again and again. */
export const perPeriod: Record<'once' | 'month' | 'year', Bilingual> = {
  once: { 'zh-TW': '', en: '' },
  month: { 'zh-TW': '／月', en: ' per month' },
  year: { 'zh-TW': '／年', en: ' per year' },
}

export const commonWords = {
  /** The budget or the gateway fails, or there is no key: said in the first answer of a conversation. */
  first: {
    'zh-TW': '現時是示範模式：答案由本網站的資料計算和整理，沒有經過語言模型。',
    en: 'This is the demo mode: answers are worked out from this site’s own data, without a language model.',
  },
  people: {
    'zh-TW': '可以把對話轉交同事，或到「聯絡我們」留言，我們會在 24 小時內回覆。',
    en: 'You can hand this conversation over to a colleague or write to us on the [Contact page](/contact); we answer within 24 hours.',
  },
  quoteNext: {
    'zh-TW': '要正式報價，把產品加入報價清單便可，不用開帳戶。',
    en: 'For a formal quotation, add it to your quotation list; no account is needed.',
  },
} satisfies Record<string, Bilingual>

import type { Bilingual } from '#contract/i18n/languages.ts'
import { contactFacts } from '../contact.words.ts'

/** Hours in which the phone is answered. */
export const hoursRule: Bilingual = {
  'zh-TW': `電話服務時間：${contactFacts.phoneHint['zh-TW']}。表格和電郵隨時可以發送。`,
  en: `The phone is answered ${contactFacts.phoneHint.en}. Forms and email can be sent at any time.`,
}

/** Languages of the site. */
export const languagesRule: Bilingual = {
  'zh-TW': '網站有繁體中文、簡體中文和英文。',
  en: 'The site is in Traditional Chinese, Simplified Chinese and English.',
}

/** Where lead times and minimum orders are stated. */
export const leadTimeRule: Bilingual = {
  'zh-TW': '已知的出貨時間列於產品頁；報價單會寫明交貨期。',
  en: 'Where it is known, a product’s page gives the time until dispatch; the quotation gives the delivery time.',
}
export const minimumOrderRule: Bilingual = {
  'zh-TW': '有最少訂購量的產品，會在產品頁列明；其他產品一件也可以。',
  en: 'A product with a minimum order says so on its page; of any other, one piece will do.',
}

/** Certificates of the company, as published. */
export const certificatesRule = {
  'zh-TW': (names: string) => `公司的認證：${names}。個別產品的認證列於產品頁。`,
  en: (names: string) => `The company’s certificates: ${names}. Each product’s page lists its own.`,
}
export const contactRule = {
  'zh-TW': (phone: string, email: string, support: string) =>
    `電話 ${phone}，電郵 ${email}；現有客戶可電郵 ${support}。`,
  en: (phone: string, email: string, support: string) =>
    `Phone ${phone}, email ${email}; existing customers write to ${support}.`,
}
export const countriesRule = {
  'zh-TW': (names: string) => `服務地區是${names}。`,
  en: (names: string) => `We serve ${names}.`,
}
export const teamRule = {
  'zh-TW': (people: number, teams: string) => `團隊共 ${people} 人：${teams}。`,
  en: (people: number, teams: string) => `There are ${people} of us: ${teams}.`,
}
export const rolesRule = {
  'zh-TW': (roles: string) => `現正招聘：${roles}。`,
  en: (roles: string) => `Open roles: ${roles}.`,
}

/** Follows what is invented for the demonstration. */
export const sampleNote: Bilingual = { 'zh-TW': '（示例內容）', en: 'Sample content, to be replaced.' }

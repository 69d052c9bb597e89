import type { LpwanCountry } from '#contract/catalogue/lpwan.ts'
import type { Dictionary } from './language.tsx'

/** Where the company delivers. Written here, since `Intl` keeps each page of a phone waiting for 40 ms before it names the first country. */
export const countryWords = {
  HK: { 'zh-TW': '香港', en: 'Hong Kong' },
  SG: { 'zh-TW': '新加坡', en: 'Singapore' },
  CN: { 'zh-TW': '中國', en: 'China' },
  JP: { 'zh-TW': '日本', en: 'Japan' },
  KR: { 'zh-TW': '南韓', en: 'South Korea' },
  MY: { 'zh-TW': '馬來西亞', en: 'Malaysia' },
  TH: { 'zh-TW': '泰國', en: 'Thailand' },
  VN: { 'zh-TW': '越南', en: 'Vietnam' },
} satisfies Dictionary & Record<LpwanCountry, unknown>

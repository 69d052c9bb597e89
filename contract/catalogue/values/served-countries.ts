import type { Bilingual } from '../../i18n/language-values.ts'

/** Names of the service areas. */
export const servedLabels = {
  HK: { 'zh-TW': '香港', en: 'Hong Kong' },
  SG: { 'zh-TW': '新加坡', en: 'Singapore' },
  CN: { 'zh-TW': '中國內地', en: 'Mainland China' },
  JP: { 'zh-TW': '日本', en: 'Japan' },
  KR: { 'zh-TW': '南韓', en: 'South Korea' },
  MY: { 'zh-TW': '馬來西亞', en: 'Malaysia' },
  TH: { 'zh-TW': '泰國', en: 'Thailand' },
  VN: { 'zh-TW': '越南', en: 'Vietnam' },
} as const satisfies Record<string, Bilingual>

/** Service areas: countries and regions that the company delivers to, ISO 3166-1, its own first. */
export const serviceCountries = ['HK', 'SG', 'CN', 'JP', 'KR', 'MY', 'TH', 'VN'] as const
export type ServiceCountry = (typeof serviceCountries)[number]

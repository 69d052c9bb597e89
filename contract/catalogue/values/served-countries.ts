import type { Bilingual } from '../../i18n/language-values.ts'

/** Countries that the company delivers to. */
export const servedLabels = {
  HK: { 'zh-TW': '香港', en: 'Hong Kong' },
  SG: { 'zh-TW': '新加坡', en: 'Singapore' },
  CN: { 'zh-TW': '中國', en: 'China' },
  JP: { 'zh-TW': '日本', en: 'Japan' },
  KR: { 'zh-TW': '南韓', en: 'South Korea' },
  MY: { 'zh-TW': '馬來西亞', en: 'Malaysia' },
  TH: { 'zh-TW': '泰國', en: 'Thailand' },
  VN: { 'zh-TW': '越南', en: 'Vietnam' },
} as const satisfies Record<string, Bilingual>

/** Countries named as served on the site. */
export const serviceCountries = ['SG', 'CN', 'JP', 'KR', 'MY', 'TH', 'VN'] as const

import type { Bilingual } from '../../i18n/language-values.ts'
import { servedLabels } from './served-countries.ts'

/**
 * Countries and territories that a product may be used in, ISO 3166-1. Hong Kong, Macau and mainland China approve
 * radio equipment separately.
 */
export const countryLabels = {
  ...servedLabels,
  MO: { 'zh-TW': '澳門', en: 'Macau' },
  TW: { 'zh-TW': '台灣', en: 'Taiwan' },
  PH: { 'zh-TW': '菲律賓', en: 'Philippines' },
  ID: { 'zh-TW': '印尼', en: 'Indonesia' },
  BN: { 'zh-TW': '汶萊', en: 'Brunei' },
  KH: { 'zh-TW': '柬埔寨', en: 'Cambodia' },
  LA: { 'zh-TW': '老撾', en: 'Laos' },
  MM: { 'zh-TW': '緬甸', en: 'Myanmar' },
  IN: { 'zh-TW': '印度', en: 'India' },
  LK: { 'zh-TW': '斯里蘭卡', en: 'Sri Lanka' },
  BD: { 'zh-TW': '孟加拉', en: 'Bangladesh' },
  AU: { 'zh-TW': '澳洲', en: 'Australia' },
  NZ: { 'zh-TW': '新西蘭', en: 'New Zealand' },
  AE: { 'zh-TW': '阿聯酋', en: 'United Arab Emirates' },
  SA: { 'zh-TW': '沙特阿拉伯', en: 'Saudi Arabia' },
  GB: { 'zh-TW': '英國', en: 'United Kingdom' },
  IE: { 'zh-TW': '愛爾蘭', en: 'Ireland' },
  DE: { 'zh-TW': '德國', en: 'Germany' },
  FR: { 'zh-TW': '法國', en: 'France' },
  NL: { 'zh-TW': '荷蘭', en: 'Netherlands' },
  BE: { 'zh-TW': '比利時', en: 'Belgium' },
  ES: { 'zh-TW': '西班牙', en: 'Spain' },
  IT: { 'zh-TW': '意大利', en: 'Italy' },
  PT: { 'zh-TW': '葡萄牙', en: 'Portugal' },
  CH: { 'zh-TW': '瑞士', en: 'Switzerland' },
  AT: { 'zh-TW': '奧地利', en: 'Austria' },
  SE: { 'zh-TW': '瑞典', en: 'Sweden' },
  NO: { 'zh-TW': '挪威', en: 'Norway' },
  DK: { 'zh-TW': '丹麥', en: 'Denmark' },
  FI: { 'zh-TW': '芬蘭', en: 'Finland' },
  PL: { 'zh-TW': '波蘭', en: 'Poland' },
  US: { 'zh-TW': '美國', en: 'United States' },
  CA: { 'zh-TW': '加拿大', en: 'Canada' },
} as const satisfies Record<string, Bilingual>

export type Country = keyof typeof countryLabels
export const countries = Object.keys(countryLabels) as [Country, ...Country[]]

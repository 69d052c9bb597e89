import type { Bilingual } from '../i18n/languages.ts'
import type { CurrencyCode } from './money.ts'

export const currencyWords: Record<CurrencyCode, Bilingual> = {
  HKD: { 'zh-TW': '港元（HKD）', en: 'Hong Kong dollar (HKD)' },
  USD: { 'zh-TW': '美元（USD）', en: 'US dollar (USD)' },
  RMB: { 'zh-TW': '人民幣（RMB）', en: 'Renminbi (RMB)' },
}

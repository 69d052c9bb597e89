import type { Market } from '#contract/content/choices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const marketNames: Record<Market, Bilingual> = {
  'hong-kong': { 'zh-TW': '香港', en: 'Hong Kong' },
  china: { 'zh-TW': '中國內地', en: 'China' },
  taiwan: { 'zh-TW': '台灣', en: 'Taiwan' },
  singapore: { 'zh-TW': '新加坡', en: 'Singapore' },
  australia: { 'zh-TW': '澳洲', en: 'Australia' },
  malaysia: { 'zh-TW': '馬來西亞', en: 'Malaysia' },
}

import type { Bilingual } from '#contract/i18n/languages.ts'
import type { marginCosts } from '#contract/staff/margins.ts'

/** Whether a cost is known, as lists are filtered by it. */
export const knownCostWords: Record<(typeof marginCosts)[number], Bilingual> = {
  known: { 'zh-TW': '已知成本', en: 'Cost known' },
  unknown: { 'zh-TW': '未知成本', en: 'Cost unknown' },
}

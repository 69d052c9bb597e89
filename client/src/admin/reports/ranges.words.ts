import type { Bilingual } from '#contract/i18n/languages.ts'
import type { DashboardRange } from '#contract/staff/figures.ts'
import type { BucketSize } from './buckets.ts'

export { analyticsRangeWords } from '#contract/staff/figure-words.ts'

export const dashboardRangeWords: Record<DashboardRange, Bilingual> = {
  '7d': { 'zh-TW': '7 天', en: '7 Days' },
  '30d': { 'zh-TW': '30 天', en: '30 Days' },
  '90d': { 'zh-TW': '90 天', en: '90 Days' },
}

export const bucketWords: Record<BucketSize, Bilingual> = {
  day: { 'zh-TW': '日期', en: 'Day' },
  week: { 'zh-TW': '星期', en: 'Week' },
  month: { 'zh-TW': '月份', en: 'Month' },
}

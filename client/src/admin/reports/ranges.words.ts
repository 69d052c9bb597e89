import type { Bilingual } from '#contract/i18n/languages.ts'
import type { AnalyticsRange, DashboardRange } from '#contract/staff/figures.ts'
import type { BucketSize } from './buckets.ts'

/** Spec §2, '/admin'. */
export const dashboardRangeWords: Record<DashboardRange, Bilingual> = {
  '7d': { 'zh-TW': '7 天', en: '7 Days' },
  '30d': { 'zh-TW': '30 天', en: '30 Days' },
  '90d': { 'zh-TW': '90 天', en: '90 Days' },
}

/** Spec §2, '/admin/analytics'. */
export const analyticsRangeWords: Record<AnalyticsRange, Bilingual> = {
  '7d': { 'zh-TW': '最近 7 天', en: 'Last 7 days' },
  '30d': { 'zh-TW': '最近 30 天', en: 'Last 30 days' },
  '90d': { 'zh-TW': '最近 90 天', en: 'Last 90 days' },
  '12m': { 'zh-TW': '最近 12 個月', en: 'Last 12 months' },
}

export const bucketWords: Record<BucketSize, Bilingual> = {
  day: { 'zh-TW': '日期', en: 'Day' },
  week: { 'zh-TW': '星期', en: 'Week' },
  month: { 'zh-TW': '月份', en: 'Month' },
}

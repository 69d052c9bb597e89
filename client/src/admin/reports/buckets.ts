import type { AnalyticsRange, bucketSizes } from '#contract/staff/figures.ts'
import type { Days } from '../paths/index.ts'
import { shiftDay } from '../ui/days.ts'

export type BucketSize = (typeof bucketSizes)[number]

/** Bucket size of each range, as on the server (contract/staff/figures.ts). */
export const bucketSizeOf: Record<AnalyticsRange, BucketSize> = {
  '7d': 'day',
  '30d': 'day',
  '90d': 'week',
  '12m': 'month',
}

/** Adds each bucket's last day: the day before the next bucket, or the last of the period. */
export function withDays<Bucket extends { day: string }>(
  buckets: readonly Bucket[],
  { toDay }: Days,
): (Bucket & Days)[] {
  return buckets.map((bucket, index) => {
    const next = buckets[index + 1]
    return { ...bucket, fromDay: bucket.day, toDay: next ? shiftDay(next.day, -1) : toDay }
  })
}

import Big from 'big.js'
import type { Figure } from '#contract/staff/figures.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { figureOf } from './figures.rules.ts'
import { momentsOf, type Period } from './periods.ts'
import { createSalesFiguresRepo, type Sales } from './sales-figures.repo.ts'

export interface SalesBucket {
  day: string
  from: string
  to: string
  now: Sales
  before: Sales
}

const none: Sales = { revenue: 0, orders: 0 }

/** Returns orders and revenue per bucket, beside the matching bucket of the previous period. */
export async function salesOf(database: DatabaseHandle, period: Period): Promise<SalesBucket[]> {
  const rows = await createSalesFiguresRepo(database).byBucket(period)
  const found = new Map(rows.map(({ bucket, revenue, orders }) => [bucket, { revenue, orders }]))
  return period.buckets.map(({ day, from, to }, index) => ({
    day,
    ...momentsOf({ from, to }),
    now: found.get(period.buckets.length + index) ?? none,
    before: found.get(index) ?? none,
  }))
}

export function totalsOf(buckets: SalesBucket[]): { revenue: Figure; orders: Figure } {
  const [now, before] = [sumOf(buckets.map((bucket) => bucket.now)), sumOf(buckets.map((bucket) => bucket.before))]
  return { revenue: figureOf(now.revenue, before.revenue), orders: figureOf(now.orders, before.orders) }
}

function sumOf(sales: Sales[]): Sales {
  const revenue = sales.reduce((sum, each) => sum.plus(each.revenue), new Big(0)).toNumber()
  return { revenue, orders: sales.reduce((sum, each) => sum + each.orders, 0) }
}

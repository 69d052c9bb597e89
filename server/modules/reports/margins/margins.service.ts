import { sumOf } from '#contract/catalogue/prices.ts'
import type { AnalyticsRange } from '#contract/staff/figures.ts'
import type { MarginAnalytics, MarginTableQuery, MarginTotals } from '#contract/staff/margins.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { shareOf } from '../figures.rules.ts'
import { createPeriods, type FiguresServices } from '../periods.ts'
import { createMarginsRepo, type MarginFilter, type MarginRowRead, type TotalsRow } from './margins.repo.ts'

/** Maximum products and orders listed by name. */
const namedMost = 10

/** Calculates margins by the costs that were frozen when goods were shipped, as defined in docs/figures.md. */
export function createMargins(services: FiguresServices & { audit: Audit }) {
  const repo = createMarginsRepo(services.database)
  const periods = createPeriods(services)

  return {
    async page(query: MarginTableQuery) {
      const [page, totals] = await Promise.all([repo.page(query), repo.totals(query)])
      const items = page.items.map((row: MarginRowRead) => ({ ...row, at: row.at.toISOString() }))
      return { ...page, items, totals: totalsOf(totals) }
    },

    all: (actor: Actor, filter: MarginFilter) => recordedExport(services, actor, 'margins', filter, repo.all(filter)),

    async analytics(range: AnalyticsRange): Promise<MarginAnalytics> {
      const { answerFields } = await periods.of(range)
      const { from, to } = answerFields
      const [totals, products, orders] = await Promise.all([
        repo.totals({ from, to }),
        repo.products({ from, to }, namedMost),
        repo.orders({ from, to }, namedMost),
      ])
      const withTotals = <Row extends TotalsRow>({ uncostedRows, uncostedRevenue, ...row }: Row) => ({
        ...row,
        ...totalsOf({ ...row, uncostedRows, uncostedRevenue }),
      })
      return {
        ...answerFields,
        totals: totalsOf(totals),
        products: products.map(withTotals),
        orders: orders.map(withTotals),
      }
    },
  }
}

export type Margins = ReturnType<typeof createMargins>

function totalsOf({ revenue, cost, rows, uncostedRows, uncostedRevenue }: TotalsRow): MarginTotals {
  const margin = sumOf([revenue, -cost])
  return {
    revenue,
    cost,
    margin,
    percent: revenue <= 0 ? null : shareOf(margin, revenue),
    rows,
    uncosted: { rows: uncostedRows, revenue: uncostedRevenue },
  }
}

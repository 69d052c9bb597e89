import { categories } from '#contract/catalogue/products.ts'
import type { Analytics, AnalyticsRange, Dashboard, DashboardRange } from '#contract/staff/figures.ts'
import { createDashboardRepo } from './dashboard.repo.ts'
import { averageOf, figureOf, percentOf } from './figures.rules.ts'
import { createPeriods, type FiguresServices } from './periods.ts'
import { createSalesFiguresRepo } from './sales-figures.repo.ts'
import { salesOf, totalsOf } from './sales-figures.ts'

/** Calculates the dashboard and the cards of Analytics & Reports, as defined in docs/figures.md. Money is in HKD. */
export function createFigures(services: FiguresServices) {
  const { prisma } = services.database
  const periods = createPeriods(services)
  const dashboardRepo = createDashboardRepo(prisma)
  const salesRepo = createSalesFiguresRepo(prisma)

  return {
    async dashboard(range: DashboardRange): Promise<Dashboard> {
      const period = await periods.of(range)
      const [buckets, waiting, products] = await Promise.all([
        salesOf(prisma, period),
        dashboardRepo.waiting(services.now()),
        dashboardRepo.productsByCategory(),
      ])
      const listed = products.reduce((sum, { count }) => sum + count, 0)
      const countOf = new Map(products.map(({ category, count }) => [category, count]))
      return {
        ...period.answerFields,
        ...totalsOf(buckets),
        waiting,
        trend: buckets.map(({ now, before: _before, ...bucket }) => ({ ...bucket, ...now })),
        categories: categories.map((category) => {
          const count = countOf.get(category) ?? 0
          return { category, count, percent: percentOf(count, listed) }
        }),
      }
    },

    async analytics(range: AnalyticsRange): Promise<Analytics> {
      const period = await periods.of(range)
      const [buckets, joined] = await Promise.all([salesOf(prisma, period), salesRepo.newCustomers(period)])
      const { revenue, orders } = totalsOf(buckets)
      return {
        ...period.answerFields,
        revenue,
        orders,
        averageOrderValue: figureOf(averageOf(revenue.value, orders.value), averageOf(revenue.before, orders.before)),
        newCustomers: figureOf(joined.value, joined.before),
      }
    },
  }
}

export type Figures = ReturnType<typeof createFigures>

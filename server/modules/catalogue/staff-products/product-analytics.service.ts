import type { ProductAnalytics } from '#contract/catalogue/product-edits.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { applyChanges } from '../editing/product-changes.rules.ts'
import { createProductEditingRepo, type EditorRow } from '../editing/product-editing.repo.ts'
import { createRevisionsRepo, type RevisionRow } from '../editing/product-revisions.repo.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { createProductAnalyticsRepo, type DemandRow } from './product-analytics.repo.ts'

export interface ProductAnalyticsServices {
  database: Database
  settings: SettingsSource
  now: () => Date
}

type Step = ProductAnalytics['steps'][number]

export function createProductAnalytics({ database, settings, now }: ProductAnalyticsServices) {
  const repo = createProductAnalyticsRepo(database.prisma)
  const products = createProductEditingRepo(database.prisma)
  const revisions = createRevisionsRepo(database.prisma)

  return {
    /**
     * Returns demand, and the development of price and stock.
     * @param days length of the period that ends today, in the shop's time zone
     * @throws product.not_found
     */
    async of(id: string, days: number): Promise<ProductAnalytics> {
      const product = await products.find(id)
      if (!product) throw problem('product.not_found', `No product has the id ${id}`)
      const { timezone } = settings.current().general
      const to = await repo.today(now(), timezone)
      const [from, before] = [dayBefore(to, days - 1), dayBefore(to, 2 * days - 1)]
      const [demand, begin] = await Promise.all([
        repo.demand(id, await repo.names(id), { before, from, to, timezone }),
        repo.startOf(from, timezone),
      ])
      return {
        from,
        to,
        weeks: weeksBetween(from, to).map((week) => ({ week, ...sumOf(within(demand, week)) })),
        totals: sumOf(demand.filter(({ isBefore }) => !isBefore)),
        before: sumOf(demand.filter(({ isBefore }) => isBefore)),
        steps: stepsOf(product, await revisions.sinceMoment(id, begin), begin),
      }
    },
  }
}

export type ProductAnalyticsService = ReturnType<typeof createProductAnalytics>

const dayMs = 24 * 60 * 60_000

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
}

function weeksBetween(from: string, to: string): string[] {
  const sinceMonday = (new Date(from).getUTCDay() + 6) % 7
  const weeks: string[] = []
  for (let week = dayBefore(from, sinceMonday); week <= to; week = dayBefore(week, -7)) weeks.push(week)
  return weeks
}

function within(rows: DemandRow[], week: string): DemandRow[] {
  return rows.filter((row) => !row.isBefore && row.week === week)
}

function sumOf(rows: DemandRow[]): ProductAnalytics['totals'] {
  const sum = (field: 'quoteRequests' | 'quantity' | 'enquiries' | 'demoRequests') =>
    rows.reduce((total, row) => total + row[field], 0)
  return {
    quoteRequests: sum('quoteRequests'),
    quantity: sum('quantity'),
    enquiries: sum('enquiries'),
    demoRequests: sum('demoRequests'),
  }
}

/**
 * Reconstructs price and stock by undoing one version after another; the first step is the state at the beginning of the period, or when
 * the product was created.
 * @param later versions since then, newest first
 */
function stepsOf({ record, createdAt }: EditorRow, later: RevisionRow[], begin: Date): Step[] {
  const steps: Step[] = []
  let state = { record, retired: false }
  for (const revision of later) {
    steps.unshift(stepAt(revision.at, state.record))
    if (revision.created) return withoutRepetition(steps)
    state = applyChanges(state, revision.changes, 'from')
  }
  steps.unshift(stepAt(createdAt > begin ? createdAt : begin, state.record))
  return withoutRepetition(steps)
}

function stepAt(at: Date, record: CatalogueRecord): Step {
  const { msrp, stockQuantity } = deriveProduct(record).product
  return { at: at.toISOString(), msrp: msrp === null ? null : Number(msrp), stockQuantity }
}

function withoutRepetition(steps: Step[]): Step[] {
  return steps.filter(({ msrp, stockQuantity }, index) => {
    const former = steps[index - 1]
    return former?.msrp !== msrp || former?.stockQuantity !== stockQuantity
  })
}

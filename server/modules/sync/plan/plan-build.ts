import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import type { SyncDirection } from '#contract/sync/sync.ts'
import { changedFields } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import type { ChangedPage, Reading } from '../import/import-read.ts'
import { retirementOf } from '../import/import-retire.ts'
import { mirrorChanges } from '../import/import-rows.ts'
import { created, type Reconciled } from '../import/merge.rules.ts'
import { reconcilePages } from '../import/merge-pages.ts'
import { rolesOf } from '../mapping/field-handling.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import { isIdle, type Pushable, pushableOf, pushChanges, pushOf } from '../push/push.rules.ts'
import { type Brake, type Mass, type Movement, markMasses, massesOf, movementOf } from './brake.rules.ts'
import { createPlanRepo, type GoneProduct } from './plan.repo.ts'
import { type Change, type ChangeMark, digestOf, marksOf, type PlannedChange, plainChange } from './plan.rules.ts'
import type { RecentChanges } from './recent-changes.rules.ts'

const chunkSize = 500

/** Everything that a run will do, computed before any of it is done. */
export interface Plan {
  changes: PlannedChange[]
  marks: ChangeMark[]
  masses: Mass[]
  digest: string
  pages: ChangedPage[]
  gone: GoneProduct[]
  versions: Map<string, number>
  /** Number of products with a value but no column, by field. */
  unmapped: Map<RecordField, number>
}

export interface ComingRecord {
  /** The page's id for a new product. */
  id: string
  isNew: boolean
  listed: boolean
  /** Undefined if unchanged. */
  record: CatalogueRecord | undefined
}

type Draft = Omit<Plan, 'marks' | 'masses' | 'digest'> & { coming: ComingRecord[]; movements: Map<string, Movement> }

export interface PlanOptions {
  database: { prisma: DatabaseHandle }
  direction: SyncDirection
  reading: Reading
  columns: MappedColumns
  /** Whether pages that are not listed count as gone. */
  retires: boolean
  listed: number
  brake: Brake | undefined
  recent: RecentChanges
  /** Plans the pricebook's changes; called only if the plan will be shown to staff. */
  pricebook: ((coming: ComingRecord[]) => Promise<Change[]>) | undefined
  isLookedAt: (masses: Mass[]) => boolean
}

/** Computes what a run would change on either side; writes nothing. */
export async function makePlan(options: PlanOptions): Promise<Plan> {
  const { database, direction, reading, retires, listed, brake, recent, pricebook, isLookedAt } = options
  const takes = direction !== 'export'
  const plan: Draft = {
    changes: [],
    pages: [],
    gone: [],
    versions: new Map(),
    unmapped: new Map(),
    coming: [],
    movements: new Map(),
  }
  const changed = [...reading.changed.values()]
  for (let start = 0; start < changed.length; start += chunkSize) {
    await planPages(changed.slice(start, start + chunkSize), plan, options)
  }
  if (takes) {
    const present = retires ? [...reading.present] : undefined
    const relinked = new Set(changed.map(({ known }) => known?.id)) // they get another page
    const gone = await createPlanRepo(database.prisma).gone([...reading.trashed], present)
    plan.gone = gone.filter(({ id }) => !relinked.has(id))
    for (const product of plan.gone) planRetirement(product, plan)
  }
  if (direction !== 'import') await planPushes(plan, options)
  const { coming, movements, ...found } = plan
  const masses = brake ? massesOf(found.changes, movements, listed, brake, recent) : []
  const rows = isLookedAt(masses) ? ((await pricebook?.(coming)) ?? []) : []
  found.changes.push(...rows.map((change) => ({ ...change, version: null, contentHash: null })))
  const changes = markMasses(found.changes, masses, movements)
  return { ...found, changes, masses, marks: marksOf(changes), digest: digestOf(changes) }
}

async function planPages(pages: ChangedPage[], plan: Draft, options: PlanOptions): Promise<void> {
  const ids = pages.flatMap(({ known }) => known?.id ?? [])
  const repo = createMirrorRepo(options.database.prisma)
  const found = await repo.products(ids)
  const products = new Map(found.map((product) => [product.id, product]))
  const pairs = pages.flatMap((page) => {
    const before = page.known && products.get(page.known.id)
    return before ? [{ page, before }] : []
  })
  const results = await reconcilePages(pairs, options.direction !== 'export', repo, rolesOf(options.columns.handlings))
  const merged = new Map(pairs.map(({ page, before }, index) => [page, { before, result: results[index] }]))
  for (const page of pages) {
    const { before, result } = merged.get(page) ?? {}
    if (before && result) planMerge(page, before, result, plan, options)
    else if (options.direction !== 'export') planCreation(page, plan, options)
  }
}

function planCreation(page: ChangedPage, plan: Draft, { columns }: PlanOptions): void {
  const { pageId, contentHash } = page
  const { record } = created(page.record, rolesOf(columns.handlings)).ours
  const change = { ...plainChange, side: 'mirror', kind: 'create', productId: null, pageId, name: record.name } as const
  plan.pages.push(page)
  plan.coming.push({ id: pageId, isNew: true, listed: true, record })
  plan.changes.push({ ...change, version: null, contentHash })
}

function planMerge(
  page: ChangedPage,
  before: MirrorProduct,
  result: Reconciled,
  plan: Draft,
  { direction, columns, reading, recent }: PlanOptions,
): void {
  const { version } = before
  plan.versions.set(before.id, version)
  plan.coming.push({ id: before.id, isNew: false, listed: !result.ours.retired, record: result.ours.record })
  const former = { ...before.record, ...recent.before.get(before.id) }
  const movement = before.retiredAt === null && !result.ours.retired && movementOf(former, result.ours.record)
  if (movement) plan.movements.set(before.id, movement)
  if (isToBeWritten(page, before, result, direction)) plan.pages.push(page)
  const common = {
    ...plainChange,
    side: 'mirror' as const,
    productId: before.id,
    pageId: page.pageId,
    name: result.ours.record.name,
  }
  const stateBefore = { record: before.record, retired: before.retiredAt !== null }
  const changes = mirrorChanges(common, before, changedFields(stateBefore, result.ours), result.merge.conflicts, page)
  const after = {
    ...before,
    notionPageId: page.pageId,
    source: 'notion' as const,
    record: result.ours.record,
    retired: result.ours.retired,
    synced: result.agreed.record,
    syncedRetired: result.agreed.retired,
    pending: result.pending,
  }
  if (direction !== 'import') changes.push(...planPush(after, columns, plan, reading))
  plan.changes.push(...changes.map((change) => ({ ...change, version, contentHash: page.contentHash })))
}

/** Exports only write here to settle conflicts, record agreement, or link a page. */
function isToBeWritten(
  page: ChangedPage,
  before: MirrorProduct,
  result: Reconciled,
  direction: SyncDirection,
): boolean {
  if (direction !== 'export') return true
  return (
    before.notionPageId !== page.pageId ||
    result.merge.conflicts.length > 0 ||
    result.pending.join() !== before.pending.join()
  )
}

function planRetirement(product: GoneProduct, plan: Draft): void {
  plan.versions.set(product.id, product.version)
  if (product.isRetired) return
  plan.coming.push({ id: product.id, isNew: false, listed: false, record: undefined })
  plan.changes.push({ ...retirementOf(product), version: product.version, contentHash: null })
}

/** Plans pushes of pending products whose page has not changed. */
async function planPushes(plan: Draft, { database, reading, columns }: PlanOptions): Promise<void> {
  const planned = new Set([...reading.changed.values()].map(({ known }) => known?.id))
  for (const { id } of plan.gone) planned.add(id)
  const ids = (await createPlanRepo(database.prisma).unsent()).filter((id) => !planned.has(id))
  for (let start = 0; start < ids.length; start += chunkSize) {
    const products = await createMirrorRepo(database.prisma).products(ids.slice(start, start + chunkSize))
    for (const product of products) {
      plan.versions.set(product.id, product.version)
      const changes = planPush(pushableOf(product), columns, plan, reading)
      const { version, contentHash } = product
      plan.changes.push(...changes.map((change) => ({ ...change, version, contentHash })))
    }
  }
}

function planPush(product: Pushable, columns: MappedColumns, plan: Draft, { unsent }: Reading): Change[] {
  const push = pushOf(product, columns, unsent.get(product.notionPageId ?? ''))
  for (const field of push?.writing.unmapped ?? []) {
    plan.unmapped.set(field, (plan.unmapped.get(field) ?? 0) + 1)
  }
  return push && !isIdle(push) ? pushChanges(product, push) : []
}

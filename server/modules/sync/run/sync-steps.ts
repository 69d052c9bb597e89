import { type RetainedField, syncStagePercent } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { type Reading, readChanges } from '../import/import-read.ts'
import { retire } from '../import/import-retire.ts'
import { writeChanges } from '../import/import-write.ts'
import { linkPages } from '../import/link-pages.ts'
import { identityOf } from '../mapping/mapping.ts'
import { formattedFields } from '../mapping/write.ts'
import { withValues } from '../plan/made-products.ts'
import { createPlanRepo } from '../plan/plan.repo.ts'
import { makePlan, type Plan } from '../plan/plan-build.ts'
import { changesByWebhooks } from '../plan/recent-changes.repo.ts'
import { noRecentChanges, recentChangesOf } from '../plan/recent-changes.rules.ts'
import { createPricebookRepo } from '../pricebook/pricebook.repo.ts'
import { createPricebook, type Pricebook } from '../pricebook/pricebook.service.ts'
import { foreseePricebook, writePricebook } from '../pricebook/sync-pricebook.ts'
import { adoptPages } from '../push/push-adopt.ts'
import { pushAll } from '../push/push-all.ts'
import { createSyncRepo, noCounts, type RunCounts } from './sync.repo.ts'
import { percentOf, plannedCounts } from './sync.rules.ts'
import { SyncError } from './sync-error.ts'
import type { Run, SyncServices } from './sync-run.ts'
import { begin, retainedNote, type Work } from './sync-work.ts'

export interface Ending {
  status: 'succeeded' | 'planned' | 'awaiting_approval'
  counts: RunCounts
  plan: Pick<Plan, 'digest' | 'marks' | 'masses' | 'changes'>
  /** Whether an identical plan awaits approval already. */
  waitsAlready?: boolean
}

/** The plan's input has changed since, so it is not carried out. */
export class OutdatedPlanError extends SyncError {
  override name = 'OutdatedPlanError'

  constructor() {
    super(syncNote('plan-outdated'))
  }
}

/** Reads, plans changes on both sides, and only then writes. @throws errors with a message for staff */
export async function carryOut(services: SyncServices, run: Run): Promise<Ending> {
  const work = await begin(services, run)
  const reading = await read(work)
  const pricebook = pricebookOf(services, run)
  const plan = await planned(work, reading, pricebook)
  if (run.dryRun) return asPlan('planned', work, plan)
  if (run.planId !== undefined) await checkOutdated(work, plan)
  if (isBraked(run, plan)) return run.complete ? asPlan('awaiting_approval', work, plan) : ofAll(services, run)
  const counts = await writeAll(work, reading, plan, pricebook)
  if (run.complete && !reading.incompleteReason) await saveReading(work)
  return { status: 'succeeded', plan, counts }
}

async function saveReading({ services, columns, last, gone, blank }: Work): Promise<void> {
  const retained = [...gone, ...blank.fields()]
  const retainedFields = new Set<string>(retained.map(({ field }) => field))
  const settled = Object.entries(columns.mapping).filter(([field]) => !retainedFields.has(field))
  const isNew = ({ field, reason }: RetainedField) =>
    !last?.kept.some((one) => one.field === field && one.reason === reason)
  const [first, ...others] = retained.filter(isNew)
  await services.database.prisma.$transaction(async (tx) => {
    await createSyncRepo(tx).saveReading(services.databaseId, { columns: Object.fromEntries(settled), kept: retained })
    if (first) await services.notify(tx, 'sync.columns_kept', { ...first, others: others.length })
  })
}

/** Starts over as a complete run, because plans for approval always cover all pages. */
async function ofAll(services: SyncServices, run: Run): Promise<Ending> {
  await createSyncRepo(services.database.prisma).readAll(run.id)
  run.pages = undefined
  run.complete = true
  run.warnings.length = 0
  return carryOut(services, run)
}

async function read(work: Work): Promise<Reading> {
  const { services, run, columns, read } = work
  const repo = createSyncRepo(services.database.prisma)
  const plans = createPlanRepo(services.database.prisma)
  const unfinished = await plans.unfinishedCreates()
  const looksForMade = unfinished.length > 0 && run.direction !== 'import'
  const expected = Math.max(await repo.liveNotionProducts(), 1)
  await run.report('fetching', syncStagePercent.fetching, syncNote('reading'))
  const reading = await readChanges({
    ...services,
    repo,
    read,
    columns,
    pages: looksForMade ? undefined : run.pages,
    ...(run.direction !== 'import' && { unsent: await plans.unsentPages(formattedFields(columns)) }),
    stop: run.stop,
    signal: run.signal,
    onPages: (count) => run.report('fetching', percentOf('fetching', count, expected), syncNote('read', { count })),
  })
  await refusePricebook(services, reading)
  run.warnings.push(...work.blank.fields().map(retainedNote), ...[...reading.warnings.values()].flat())
  if (reading.incompleteReason) run.warnings.push(reading.incompleteReason)
  const { signal, stop } = run
  await adoptPages(reading, unfinished, columns, { live: services.source.live, signal, stop })
  const isWhole = run.complete && reading.incompleteReason === undefined
  const warn = (warning: SyncNote) => void run.warnings.push(warning)
  await linkPages(reading, { ...services, identity: identityOf(columns), isWhole, warn, signal, stop })
  return reading
}

/** Detects swapped databases: rows created for the pricebook are not products. */
async function refusePricebook({ database }: SyncServices, { present }: Reading): Promise<void> {
  const assigned = await createPricebookRepo(database.prisma).assignedPages([...present].slice(0, 100))
  if (assigned.size > 0) throw new SyncError(syncNote('notion.is-pricebook'))
}

function pricebookOf(services: SyncServices, run: Run): Pricebook | undefined {
  const { database, pricebook } = services
  if (run.direction === 'import' || pricebook === undefined) return undefined
  return createPricebook({ ...pricebook, database, warn: (warning) => run.warnings.push(warning) })
}

async function planned(work: Work, reading: Reading, pricebook: Pricebook | undefined): Promise<Plan> {
  const { services, run, columns } = work
  const { database } = services
  const brake = services.brake()
  const mayNeedApproval = brake !== undefined && run.planId === undefined && !run.force
  const plan = await makePlan({
    database,
    direction: run.direction,
    reading,
    columns,
    retires: canRetire(work, reading),
    listed: await createSyncRepo(database.prisma).liveProducts(),
    brake,
    recent: mayNeedApproval ? recentChangesOf(await changesByWebhooks(database.prisma)) : noRecentChanges,
    pricebook: pricebook && ((coming) => foreseePricebook(pricebook, run, coming)),
    isLookedAt: (masses) => run.dryRun || run.planId !== undefined || isBraked(run, { masses }),
  })
  run.warnings.push(...unmappedWarnings(plan.unmapped))
  return plan
}

function unmappedWarnings(unmapped: Plan['unmapped']): SyncNote[] {
  return [...unmapped].map(([field, count]) =>
    count === 1 ? syncNote('column.none.one', { field }) : syncNote('column.none', { field, count }),
  )
}

function canRetire({ run, columns }: Work, reading: Reading): boolean {
  return run.complete && !reading.incompleteReason && columns.mapping.name !== undefined
}

function isBraked(run: Run, { masses }: Pick<Plan, 'masses'>): boolean {
  return masses.length > 0 && run.planId === undefined && !run.force
}

async function asPlan(
  status: 'planned' | 'awaiting_approval',
  { services, run, writer, writing }: Work,
  plan: Plan,
): Promise<Ending> {
  const chunk = 1000
  const { changes } = plan
  const valued = withValues(plan)
  const isNobodys = run.startedBy === undefined && run.trigger !== 'command'
  const waitsAlready =
    status === 'awaiting_approval' && isNobodys && (await createPlanRepo(services.database.prisma).waits(plan.digest))
  for (let start = 0; !waitsAlready && start < changes.length; start += chunk) {
    writing.stop.throwIfAborted()
    const rows = changes
      .slice(start, start + chunk)
      .map(({ version: _version, contentHash: _hash, ...change }) => valued(change))
    await writer.write(async () => ({ changes: rows, visible: false }))
  }
  const productsCount = await createSyncRepo(services.database.prisma).liveProducts()
  return { status, plan, waitsAlready, counts: { ...noCounts, ...plannedCounts(changes), productsCount } }
}

async function checkOutdated({ services, run }: Work, plan: Plan): Promise<void> {
  const digest = await createPlanRepo(services.database.prisma).digestOf(run.planId ?? '')
  if (digest !== plan.digest) throw new OutdatedPlanError()
}

async function writeAll(
  work: Work,
  reading: Reading,
  plan: Plan,
  pricebook: Pricebook | undefined,
): Promise<RunCounts> {
  const { services, run, writer } = work
  const writing = { ...work.writing, planned: run.planId === undefined ? undefined : plan.versions }
  const sends = plan.changes.filter(({ side }) => side === 'notion').length
  const merged = plan.pages.length
  const total = merged + sends
  const report = (done: number, note: SyncNote) => run.report('processing', percentOf('processing', done, total), note)
  await run.report('processing', syncStagePercent.processing, syncNote('writing', { count: merged }))
  reading.changed.clear() // they are part of the plan and are freed as they are written
  const written = await writeChanges(plan.pages, {
    ...writing,
    onWritten: (count) => report(count, syncNote('written', { count, total: merged })),
  })
  const retired = await retire(plan.gone, {
    ...writing,
    deletesSamples: writing.takes && canRetire(work, reading) && (await hasSamples(services)),
  })
  const counts = {
    ...noCounts,
    ...written,
    retired,
    unchanged: reading.present.size - written.created - written.updated,
  }
  if (run.direction !== 'import' && services.source.live) {
    const ids = await createPlanRepo(services.database.prisma).unsent()
    const pushed = await pushAll(run.planId === undefined ? ids : ids.filter((id) => plan.versions.has(id)), {
      ...services,
      ...writing,
      notion: services.source.live,
      columns: work.columns,
      read: work.read,
      repo: createSyncRepo(services.database.prisma),
      writer,
      retryLater: services.retryPush,
      signal: run.signal,
      sourceTime: work.sourceTime,
      onPushed: (done) => report(merged + done, syncNote('told', { count: done, total: ids.length })),
    })
    for (const [name, count] of Object.entries(pushed) as [keyof typeof pushed, number][]) counts[name] += count
    const planned = run.planId === undefined ? undefined : plan.changes
    if (pricebook) Object.assign(counts, await writePricebook(pricebook, run, writer, planned))
  }
  return { ...counts, productsCount: await createSyncRepo(services.database.prisma).liveProducts() }
}

function hasSamples(services: SyncServices): Promise<boolean> {
  return createPlanRepo(services.database.prisma).hasSamples()
}

import { isDeepStrictEqual } from 'node:util'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { changedFields, type NotifyLowStock, type OnStockChange, partialMark } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { type AgreementColumns, createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import type { PageReader, PageState } from '../import/import-read.ts'
import { agreementOf, picturesOf, type RowServices, rowOf } from '../import/import-rows.ts'
import { writeTransaction } from '../import/import-write.ts'
import type { Change } from '../plan/plan.rules.ts'
import { SyncError } from '../run/sync-error.ts'
import type { RunWriter } from '../run/sync-transaction.ts'
import type { Source, SourcePage } from '../source/source.ts'
import { createPushRepo } from './push.repo.ts'
import { settled } from './push.rules.ts'

const mostTries = 10

interface Sent {
  readBack: Partial<CatalogueRecord>
  page: SourcePage
  change: Change | undefined
  refusal: SyncNote | null
}

export interface SettleOptions extends RowServices {
  read: PageReader
  database: { prisma: DatabaseHandle }
  writer: RunWriter
  runId: string
  source: Pick<Source, 'kind'>
  planned: Map<string, number> | undefined
  onLowStock?: NotifyLowStock | undefined
  onStockChange: OnStockChange | undefined
}

/** Stores what was sent to Notion as agreed, so that our own writes do not come back as changes. */
export function createPushRecord(options: SettleOptions) {
  const { database, writer, now } = options

  async function settle(product: MirrorProduct, sent: Sent): Promise<MirrorProduct> {
    const state = (await options.read([sent.page])).get(sent.page.id)
    if (state === undefined || state === 'trashed') return product // trashed meanwhile; the next reading handles it
    let current = product
    for (let tries = 0; tries < mostTries; tries += 1) {
      const done = await settleOnce(product, current, state, sent)
      current = await reload(product.id)
      if (done) return current
    }
    throw new SyncError(syncNote('product.edited-without-pause', { name: product.name }))
  }

  /** @returns false if the product was edited since it was read */
  async function settleOnce(
    product: MirrorProduct,
    current: MirrorProduct,
    state: PageState,
    sent: Sent,
  ): Promise<boolean> {
    const result = settled(product, current, sent.readBack, state)
    const page = { ...state, contentHash: hashBeside(state.contentHash, current) }
    const outcome = { page, before: current, result }
    const failure = { pushError: sent.refusal, pushFailedAt: sent.refusal === null ? null : now(), pushAttempts: 0 }
    const changes = sent.change ? [sent.change] : []
    if (isReadBack(result.ours.record, current.record)) {
      const contentHash = result.whole ? page.contentHash : current.contentHash
      const agreed = { ...agreementOf(outcome), ...failure, contentHash }
      return agree(current, agreed, changes)
    }
    const { row, ...rest } = await rowOf(outcome, await picturesOf(outcome, options), options)
    const written = { ...rest, row: { ...row, ...failure, createdAt: current.createdAt }, changes }
    return (await writeTransaction([written], { ...options, takes: false })).written.length > 0
  }

  async function agree({ id, version }: MirrorProduct, columns: AgreementColumns, changes: Change[]): Promise<boolean> {
    const { agreed } = await writer.write(async (tx) => {
      const agreed = await createMirrorRepo(tx).agree(id, version, columns)
      return { changes: agreed ? changes : [], visible: false, agreed }
    })
    return agreed
  }

  async function settleTrash(product: MirrorProduct, change: Change | undefined): Promise<void> {
    await writer.write(async (tx) => {
      await createPushRepo(tx).trashed(product.id)
      return { changes: change ? [change] : [], visible: false }
    })
  }

  async function reload(id: string): Promise<MirrorProduct> {
    const [product] = await createMirrorRepo(database.prisma).products([id])
    if (!product) throw new SyncError(syncNote('product.gone', { id }))
    return product
  }

  /** Records fields that no column takes, once per reason. */
  async function noteRefusal(
    product: MirrorProduct,
    refusal: SyncNote | null,
    change: Change | undefined,
  ): Promise<void> {
    if (refusal === null) return
    options.warn(syncNote('product.note', { name: product.name, reason: refusal }))
    if (isDeepStrictEqual(product.pushError, refusal)) return
    await writer.write(async (tx) => {
      await createPushRepo(tx).refused(product.id, refusal, now())
      return { changes: change ? [change] : [], visible: false }
    })
  }

  return { settle, settleTrash, noteRefusal }
}

export type PushRecord = ReturnType<typeof createPushRecord>

function isReadBack(record: CatalogueRecord, before: CatalogueRecord): boolean {
  return changedFields({ record, retired: false }, { record: before, retired: false }).length === 0
}

function hashBeside(contentHash: string, { contentHash: former }: MirrorProduct): string {
  return former?.endsWith(partialMark) ? `${contentHash}${former.slice(former.indexOf(':'))}` : contentHash
}

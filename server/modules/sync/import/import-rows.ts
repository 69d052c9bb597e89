import type { SyncNote } from '#contract/sync/sync-notes.ts'
import {
  changedFields,
  deriveProduct,
  extrasOf,
  issuesOf,
  newProductId,
  offSite,
  type ProductState,
  partialMark,
  type RevisionToWrite,
} from '#server/modules/catalogue/index.ts'
import { type Change, plainChange, priceMarks } from '../plan/plan.rules.ts'
import type { ConflictToOpen, MirrorProduct, MirrorRow } from './import.repo.ts'
import type { CopiedImages, ImageCopier } from './import-images.ts'
import { hashOf, type PageState } from './import-read.ts'
import type { Translations } from './import-translations.ts'
import { isLinked } from './link.rules.ts'
import type { Reconciled } from './merge.rules.ts'

export interface Outcome {
  page: PageState
  before: MirrorProduct | undefined
  result: Pick<Reconciled, 'ours' | 'agreed' | 'pending' | 'whole'> & { merge: Pick<Reconciled['merge'], 'conflicts'> }
}

export interface RowToWrite {
  row: MirrorRow
  before: MirrorProduct | undefined
  revision: RevisionToWrite | undefined
  conflicts: ConflictToOpen[]
  changes: Change[]
  visible: boolean
}

export interface RowServices {
  copyImages: ImageCopier
  translate: Translations
  warn: (warning: SyncNote) => void
  now: () => Date
}

export function picturesOf({ before, result }: Outcome, { copyImages, warn }: RowServices): Promise<CopiedImages> {
  return copyImages(result.ours.record, before?.images ?? [], warn)
}

/**
 * Builds the row of a product, with translations. If a picture or translation is missing, the content hash is marked so
 * that the next run tries again; the hash covers what was obtained, so that a partial success is written too.
 */
export async function rowOf(outcome: Outcome, images: CopiedImages, services: RowServices): Promise<RowToWrite> {
  const { page, before, result } = outcome
  const { record } = result.ours
  const translated = await services.translate(record, before, services.warn)
  const product = { ...deriveProduct(record).product, ...translated.texts }
  const obtained = hashOf([images.stored, translated.texts])
  const whole = images.whole && translated.whole
  const now = services.now()
  const stateBefore = before && { record: before.record, retired: before.retiredAt !== null }
  const changes = stateBefore ? changedFields(stateBefore, result.ours) : []
  const retiredAt = result.ours.retired ? (before?.retiredAt ?? now) : null
  const row: MirrorRow = {
    ...product,
    ...agreementOf(outcome),
    id: before?.id ?? newProductId(),
    slug: before?.slug ?? '',
    images: images.stored,
    machineTranslated: [...translated.machine],
    record,
    version: before ? before.version + (changes.length > 0 ? 1 : 0) : 1,
    ...offSite(record, retiredAt, now),
    issues: issuesOf(record, product, images.stored),
    contentHash: result.whole
      ? whole
        ? page.contentHash
        : `${page.contentHash}:${obtained}${partialMark}`
      : formerHash(before, page),
    createdAt: before?.createdAt ?? page.createdAt ?? now,
    updatedAt: now,
  }
  const visible = before === undefined || changes.length > 0 || isSeenDifferently(before, row)
  return {
    row: visible || !before ? row : { ...row, updatedAt: before.updatedAt },
    before,
    revision: revisionOf({ ...row, retiredAt }, before, stateBefore, result.ours),
    conflicts: conflictsOf(row.id, outcome),
    changes: changesOf(outcome, row, changes),
    visible,
  }
}

/** Keeps the former hash if the page was not taken as a whole, unless the product had another page. */
function formerHash(before: MirrorProduct | undefined, page: Outcome['page']): string | null {
  return before && !isLinked(before, page) ? before.contentHash : null
}

/** Returns the columns of the state agreed with Notion; a failed push is cleared once nothing is pending. */
export function agreementOf({ page, before, result }: Outcome) {
  const done = { pushError: null, pushFailedAt: null, pushAttempts: 0 }
  const failure = before && {
    pushError: before.pushError,
    pushFailedAt: before.pushFailedAt,
    pushAttempts: before.pushAttempts,
  }
  return {
    source: 'notion' as const,
    notionPageId: page.pageId,
    synced: result.agreed.record,
    syncedRetired: result.agreed.retired,
    pending: result.pending,
    notionEditedAt: page.editedAt,
    notionEditedBy: page.editedBy,
    pushStartedAt: null,
    pushSentAt: null,
    ...(result.pending.length > 0 && failure ? failure : done),
  }
}

function isSeenDifferently(before: MirrorProduct, row: MirrorRow): boolean {
  const seen = (product: MirrorProduct | MirrorRow) => {
    const { name, nameEn, description, descriptionEn, images, machineTranslated } = product
    return JSON.stringify([name, nameEn, description, descriptionEn, images, machineTranslated])
  }
  return seen(before) !== seen(row)
}

function revisionOf(
  row: MirrorRow,
  before: MirrorProduct | undefined,
  stateBefore: ProductState | undefined,
  ours: ProductState,
): RevisionToWrite | undefined {
  const { id: productId, version } = row
  if (!before || !stateBefore) return { productId, version, created: true, changes: [] }
  if (version === before.version) return undefined
  const [from, to] = [extrasOf(before), extrasOf(row)]
  const isStoredDifferently = JSON.stringify(from) !== JSON.stringify(to)
  return {
    productId,
    version,
    changes: changedFields(stateBefore, ours),
    extras: isStoredDifferently ? { from, to } : undefined,
  }
}

function conflictsOf(productId: string, { page, result }: Outcome): ConflictToOpen[] {
  return result.merge.conflicts.map((conflict) => ({
    ...conflict,
    productId,
    theirsBy: page.editedBy,
    theirsAt: page.editedAt,
  }))
}

function changesOf(
  { before, result, page }: Outcome,
  row: MirrorRow,
  changed: ReturnType<typeof changedFields>,
): Change[] {
  const common = { ...plainChange, side: 'mirror' as const, productId: row.id, pageId: page.pageId, name: row.name }
  if (!before) return [{ ...common, kind: 'create' }]
  return mirrorChanges(common, before, changed, result.merge.conflicts, page)
}

/** Converts a merge to change rows for the mirror side; fields taken in a conflict are listed with the conflict. */
export function mirrorChanges(
  common: Omit<Change, 'kind'>,
  before: Pick<MirrorProduct, 'record' | 'notionPageId' | 'pushStartedAt'>,
  changed: ReturnType<typeof changedFields>,
  conflicts: Reconciled['merge']['conflicts'],
  page: Pick<PageState, 'pageId'>,
): Change[] {
  const isConflict = (field: string) => conflicts.some((conflict) => conflict.field === field)
  const fields = changed.filter(({ field }) => field !== 'retired' && !isConflict(field))
  const retired = changed.find(({ field }) => field === 'retired')
  const taken = conflicts.map(({ field, ours, theirs }) => ({ field, from: ours, to: theirs }))
  return [
    ...(isLinked(before, page) ? [{ ...common, kind: 'link' as const }] : []),
    ...(fields.length > 0
      ? [{ ...common, kind: 'update' as const, fields, marks: priceMarks(before.record, fields) }]
      : []),
    ...(retired ? [{ ...common, kind: retired.to === true ? ('retire' as const) : ('restore' as const) }] : []),
    ...(taken.length > 0
      ? [{ ...common, kind: 'conflict' as const, fields: taken, marks: priceMarks(before.record, taken) }]
      : []),
  ]
}

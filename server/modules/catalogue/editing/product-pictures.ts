import type { CatalogueRecord, RecordImage } from '#contract/fields/product.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { type SyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StoredImage } from '../products/products.repo.ts'

export type PictureCopy = { stored: StoredImage } | { reason: SyncNote }

export type CopyPicture = (image: RecordImage) => Promise<PictureCopy>

/** Fetches and stores pictures; failures are left out and reported through `warn`. */
export type CopyPictures = (
  record: CatalogueRecord,
  former: StoredImage[],
  warn: (warning: SyncNote) => void,
) => Promise<{ stored: StoredImage[] }>

/**
 * Fetches and stores new pictures of a record. Call it before the transaction of an edit, since it waits for other servers.
 * @param before pictures of the former record: those that still cannot be fetched stay as they are
 * @throws request.invalid for a new one that cannot be fetched
 */
export async function copyNewPictures(
  copy: CopyPictures,
  record: CatalogueRecord,
  before: { named: CatalogueRecord['images']; stored: StoredImage[] },
): Promise<StoredImage[]> {
  const missing = record.images.filter(({ key }) => !before.stored.some((image) => image.key === key))
  if (missing.length === 0) return []
  const reasons: SyncNote[] = []
  const { stored } = await copy({ ...record, images: missing }, [], (reason) => reasons.push(reason)).catch((error) => {
    if (!(error instanceof DOMException)) throw error
    reasons.push('The pictures took too long') // the response has waited long enough for them
    return { stored: [] }
  })
  const lost = missing.filter(({ key }) => !stored.some((image) => image.key === key))
  const errors = lost.flatMap(({ key }) =>
    before.named.some((image) => image.key === key)
      ? []
      : [fieldError(`record.images.${record.images.findIndex((image) => image.key === key)}.url`, 'picture_lost')],
  )
  if (errors.length > 0)
    throw problem('request.invalid', reasons.map((reason) => syncNoteIn(reason, 'en')).join('; '), errors)
  return stored
}

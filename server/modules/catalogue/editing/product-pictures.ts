import type { CatalogueRecord, RecordImage } from '#contract/fields/product.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { type SyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StoredImage } from '../products/products.repo.ts'

/** A picture whose bytes are kept, or why they are not. */
export type PictureCopy = { stored: StoredImage } | { reason: SyncNote }

/** Fetches a picture and keeps its bytes. */
export type CopyPicture = (image: RecordImage) => Promise<PictureCopy>

/** Fetches pictures and keeps their bytes; what cannot be had is left out, and why is said. */
export type CopyPictures = (
  record: CatalogueRecord,
  former: StoredImage[],
  warn: (warning: SyncNote) => void,
) => Promise<{ stored: StoredImage[] }>

/**
 * Copies what a record shows and is not kept yet: before the transaction of an edit, since it asks other servers.
 * @param before those that were named already: of them, one that still cannot be had stays as it is
 * @throws request.invalid for a new one that cannot be had
 */
export async function copyNewPictures(
  copy: CopyPictures,
  record: CatalogueRecord,
  before: { named: CatalogueRecord['images']; kept: StoredImage[] },
): Promise<StoredImage[]> {
  const missing = record.images.filter(({ key }) => !before.kept.some((kept) => kept.key === key))
  if (missing.length === 0) return []
  const reasons: SyncNote[] = []
  const { stored } = await copy({ ...record, images: missing }, [], (reason) => reasons.push(reason)).catch((error) => {
    if (!(error instanceof DOMException)) throw error
    reasons.push('The pictures took too long') // the answer has waited long enough for them
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

import type { CatalogueRecord, RecordImage } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { ImagesRepo, StoredImage } from '#server/modules/catalogue/index.ts'
import { createPool } from '#server/platform/pool.ts'
import { downloadImage } from './pictures/download.ts'

/** Each may take 10 MB of memory. */
const picturesAtOnce = 6

/** `whole` is false where a picture could not be copied. */
export interface CopiedImages {
  stored: StoredImage[]
  whole: boolean
}

export type ImageCopier = (
  record: CatalogueRecord,
  former: StoredImage[],
  warn: (warning: SyncNote) => void,
) => Promise<CopiedImages>

/**
 * Copies a record's pictures: Notion's links die within the hour, so the bytes are kept here. One that was copied before
 * is not fetched again; one that cannot be had is left out with a warning. A few at once, over all records.
 * @param allowOrigin origin of the configured Notion, which may be a stand-in on this machine
 */
export function createImageCopier(
  images: ImagesRepo,
  allowOrigin: string | undefined,
  signal: AbortSignal,
): ImageCopier {
  const inTurn = createPool(picturesAtOnce)

  async function copy(image: RecordImage, former: StoredImage[]): Promise<StoredImage> {
    const kept = former.find(({ key }) => key === image.key)
    if (kept) return { ...kept, name: image.name }
    const uploaded = await images.uploaded(image.url)
    if (uploaded) return { key: image.key, ...uploaded, name: image.name }
    const { bytes, contentType } = await downloadImage(image.url, { signal, ...(allowOrigin && { allowOrigin }) })
    return { key: image.key, hash: await images.keep({ bytes, contentType }), name: image.name }
  }

  return async (record, former, warn) => {
    const copies = await Promise.allSettled(record.images.map((image) => inTurn(() => copy(image, former))))
    signal.throwIfAborted()
    const stored = copies.flatMap((result, index) => {
      if (result.status === 'fulfilled') return [result.value]
      const reason = result.reason instanceof Error ? result.reason.message : String(result.reason)
      const picture = record.images[index]?.name ?? ''
      warn(syncNote('product.picture', { name: record.name, picture, reason }))
      return []
    })
    return { stored, whole: stored.length === record.images.length }
  }
}

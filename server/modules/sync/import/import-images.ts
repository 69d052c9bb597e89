import type { CatalogueRecord, RecordImage } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { CopyPicture, ImagesRepo, PictureCopy, StoredImage } from '#server/modules/catalogue/index.ts'
import { createPool } from '#server/platform/pool.ts'
import { downloadImage, ImageError } from './download-image.ts'

const picturesAtOnce = 6

/** `whole` is false if a picture could not be copied. */
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
 * Creates a function that downloads pictures, a few at once: Notion's links expire within the hour. @param allowOrigin
 * origin of the configured Notion, which may be on this machine @throws the signal's reason if aborted
 */
export function createPictureCopier(
  images: ImagesRepo,
  allowOrigin: string | undefined,
  signal: AbortSignal,
): CopyPicture {
  const inTurn = createPool(picturesAtOnce)

  async function copy({ key, url, name }: RecordImage): Promise<StoredImage> {
    signal.throwIfAborted()
    const uploaded = await images.uploaded(url)
    if (uploaded) return { key, ...uploaded, name }
    const { bytes, contentType } = await downloadImage(url, { signal, ...(allowOrigin && { allowOrigin }) })
    return { key, hash: await images.store({ bytes, contentType }), name }
  }

  return (image) =>
    inTurn(async () => {
      try {
        return { stored: await copy(image) }
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ImageError) return { reason: error.note }
        return { reason: error instanceof Error ? error.message : String(error) }
      }
    })
}

/** Reuses pictures copied before; those that fail are left out with a warning. */
export function createImageCopier(
  images: ImagesRepo,
  allowOrigin: string | undefined,
  signal: AbortSignal,
): ImageCopier {
  const copy = createPictureCopier(images, allowOrigin, signal)

  async function copyNew(image: RecordImage, former: StoredImage[]): Promise<PictureCopy> {
    const copiedBefore = former.find(({ key }) => key === image.key)
    return copiedBefore ? { stored: { ...copiedBefore, name: image.name } } : copy(image)
  }

  return async (record, former, warn) => {
    const copies = await Promise.all(record.images.map((image) => copyNew(image, former)))
    signal.throwIfAborted()
    const stored = copies.flatMap((result, index) => {
      if ('stored' in result) return [result.stored]
      const picture = record.images[index]?.name ?? ''
      warn(syncNote('product.picture', { name: record.name, picture, reason: result.reason }))
      return []
    })
    return { stored, whole: stored.length === record.images.length }
  }
}

import { createHash } from 'node:crypto'
import { pictureHashIn } from '#contract/media.ts'
import { createMediaRepo } from '#server/modules/media/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

export interface ImageBytes {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

interface StoredPicture {
  hash: string
  width?: number
  height?: number
}

export function createImagesRepo(database: DatabaseHandle) {
  return {
    find(hash: string): Promise<ImageBytes | null> {
      return database.image.findUnique({ where: { hash }, select: { contentType: true, bytes: true } })
    },

    /** Stores a picture once, however many products show it. Returns its SHA-256 in hex. */
    async store(image: ImageBytes): Promise<string> {
      const hash = createHash('sha256').update(image.bytes).digest('hex')
      await database.image.createMany({ data: [{ hash, ...image }], skipDuplicates: true })
      return hash
    },

    /** Returns the uploaded picture that an address of this site refers to, so that it need not be fetched. */
    async uploaded(url: string): Promise<StoredPicture | null> {
      const hash = pictureHashIn(url)
      const upload = hash === undefined ? null : await createMediaRepo(database).use(hash, new Date())
      if (!upload) return null
      const { width, height } = upload
      return { hash: upload.hash, ...(width !== null && height !== null && { width, height }) }
    },
  }
}

export type ImagesRepo = ReturnType<typeof createImagesRepo>

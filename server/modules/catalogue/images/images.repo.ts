import { createHash } from 'node:crypto'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRender } from './renders.ts'

export interface ImageBytes {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

export function createImagesRepo(database: DatabaseHandle) {
  return {
    /** A render of the site's own, else what was kept. */
    async find(hash: string): Promise<ImageBytes | null> {
      const render = await readRender(hash)
      return render ?? database.image.findUnique({ where: { hash }, select: { contentType: true, bytes: true } })
    },

    /** Keeps a picture once, however many products show it. Returns its SHA-256 in hex. */
    async keep(image: ImageBytes): Promise<string> {
      const hash = createHash('sha256').update(image.bytes).digest('hex')
      await database.image.createMany({ data: [{ hash, ...image }], skipDuplicates: true })
      return hash
    },
  }
}

export type ImagesRepo = ReturnType<typeof createImagesRepo>

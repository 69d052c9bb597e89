import { LRUCache } from 'lru-cache'
import { sharedPicture } from '#contract/paths.ts'
import { type MediaService, printPicture, sharePicture } from '#server/modules/media/index.ts'
import type { ImageBytes, ImagesRepo } from './images.repo.ts'
import { readRender } from './renders.ts'

type PictureFormat = Parameters<MediaService['readWidth']>[2]

const jpegsMost = 200
const jpegs = { shared: sharePicture, printed: printPicture }

export function createImages(repo: ImagesRepo, media: Pick<MediaService, 'read' | 'readWidth'>) {
  const made = new LRUCache<string, ImageBytes>({ max: jpegsMost })

  async function find(hash: string): Promise<ImageBytes | null> {
    return (await readRender(hash)) ?? (await repo.find(hash)) ?? media.read(hash, 'picture')
  }

  async function findJpeg(hash: string, kind: keyof typeof jpegs): Promise<ImageBytes | null> {
    const key = `${kind} ${hash}`
    const cached = made.get(key)
    if (cached) return cached
    const whole = await find(hash)
    const bytes = whole && (await jpegs[kind](whole.bytes))
    if (!bytes) return null
    const image = { contentType: 'image/jpeg', bytes: new Uint8Array(bytes) }
    made.set(key, image)
    return image
  }

  return {
    ...repo,
    find,

    /** Returns a JPEG for documents; null where the picture cannot be decoded. */
    findPrinted: (hash: string) => findJpeg(hash, 'printed'),

    /**
     * Returns one of the served widths, or the picture for a shared link.
     * @param file such as "960.avif" or "share.jpg"
     */
    async findWidth(hash: string, file: string): Promise<ImageBytes | null> {
      if (file === sharedPicture.file) return findJpeg(hash, 'shared')
      const [width, format] = file.split('.')
      return (await readRender(hash, file)) ?? media.readWidth(hash, Number(width), format as PictureFormat)
    },

    /**
     * Returns an uploaded picture in the best accepted format.
     * @param accept header of the request
     */
    async findAccepted(hash: string, accept: string): Promise<ImageBytes | null> {
      const format = (['avif', 'webp'] as const).find((one) => accept.includes(`image/${one}`))
      return format ? media.readWidth(hash, 'widest', format) : null
    },
  }
}

export type Images = ReturnType<typeof createImages>

import type { MediaService } from '#server/modules/media/index.ts'
import type { ImageBytes, ImagesRepo } from './images.repo.ts'
import { readRender } from './renders.ts'

type PictureFormat = Parameters<MediaService['readWidth']>[2]

/** Every picture of a product by its hash: a render of the site's own, one that was uploaded, or one that was copied. */
export function createImages(repo: ImagesRepo, media: Pick<MediaService, 'read' | 'readWidth'>) {
  return {
    ...repo,

    async find(hash: string): Promise<ImageBytes | null> {
      return (await readRender(hash)) ?? (await repo.find(hash)) ?? media.read(hash, 'picture')
    },

    /** In one of the widths that it is served in. @param file the width and its kind, "960.avif" */
    async findWidth(hash: string, file: string): Promise<ImageBytes | null> {
      const [width, format] = file.split('.')
      return (await readRender(hash, file)) ?? media.readWidth(hash, Number(width), format as PictureFormat)
    },

    /** In the best format that is accepted, where it was uploaded. @param accept the header of a request */
    async findAccepted(hash: string, accept: string): Promise<ImageBytes | null> {
      const format = (['avif', 'webp'] as const).find((one) => accept.includes(`image/${one}`))
      return format ? media.readWidth(hash, 'widest', format) : null
    },
  }
}

export type Images = ReturnType<typeof createImages>

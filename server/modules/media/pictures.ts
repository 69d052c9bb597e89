import type { Sharp, SharpOptions } from 'sharp'
import type { Crop } from '#contract/media.ts'
import { sharedPicture } from '#contract/paths.ts'
import { createPool } from '#server/platform/pool.ts'
import { type PictureFault, pictureTypeOf } from './media-content.rules.ts'

/** Maximum size in millions of pixels. Decoding that many takes about 200 MB of memory. */
export const megapixelsMax = 64
/** Maximum length of the longer side, in pixels; larger pictures are scaled down. */
const longestSide = 3200
const seconds = 30

interface PreparedPicture {
  bytes: Buffer
  contentType: string
  width: number
  height: number
}

export class PictureError extends Error {
  override name = 'PictureError'
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

/** Limits concurrency: decoding takes much memory and a whole CPU. */
const inTurn = createPool(2)

/** Imports sharp on first use: it is 20 MB, and start-up does not need it. */
async function open(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const limits = { limitInputPixels: megapixelsMax * 1_000_000, failOn: 'error' as const }
  return sharp(bytes, { ...limits, ...options }).timeout({ seconds })
}

/** Decodes and re-encodes an uploaded or downloaded picture; of an animation, the first frame. @throws PictureError */
export function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  return inTurn(async () => {
    const type = pictureTypeOf(bytes)
    const unread = new PictureError(type === 'heic' ? 'media_heic' : 'media_broken')
    const measured = await measure(bytes)
    if (!measured) throw unread
    if (measured.width * measured.height > megapixelsMax * 1_000_000) throw new PictureError('media_too_many_pixels')
    const isPng = type === 'png' || type === 'gif' || measured.hasAlpha
    try {
      return await written(await open(bytes), isPng, (picture) =>
        picture
          .autoOrient()
          .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
      )
    } catch {
      throw unread
    }
  })
}

export function cropPicture(bytes: Uint8Array, contentType: string, crop: Crop): Promise<PreparedPicture> {
  return inTurn(async () => written(await open(bytes), contentType === 'image/png', (picture) => picture.extract(crop)))
}

async function written(picture: Sharp, isPng: boolean, shape: (picture: Sharp) => Sharp): Promise<PreparedPicture> {
  const shaped = shape(picture).toColourspace('srgb')
  const encoded = isPng ? shaped.png() : shaped.jpeg({ quality: 90 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, contentType: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height }
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 60, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
}
export type ServedFormat = keyof typeof encoders

export function resizePicture(bytes: Uint8Array, width: number, format: ServedFormat): Promise<Buffer> {
  return inTurn(async () => encoders[format]((await open(bytes)).resize({ width })).toBuffer())
}

/** The light theme's surface colour (client/src/ui/tokens.css), used as letterbox. */
const shareBackground = '#f7f9fa'

/** Returns a picture as a JPEG of 1200 by 630 pixels, uncropped; undefined if it cannot be decoded. */
export function sharePicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  return inTurn(async () => {
    const picture = (await open(bytes))
      .autoOrient()
      .resize({ ...sharedPicture.size, fit: 'contain', background: shareBackground })
    return picture
      .flatten({ background: shareBackground })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => undefined)
  })
}

const printedWidth = 960

/** Returns a JPEG for documents, at most 960 pixels wide and on white; undefined if it cannot be decoded. */
export function printPicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  return inTurn(async () => {
    const picture = (await open(bytes)).autoOrient().resize({ width: printedWidth, withoutEnlargement: true })
    return picture
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => undefined)
  })
}

/** Reads the dimensions from a picture's header; undefined if it cannot be read. */
async function measure(bytes: Uint8Array) {
  const picture = await open(bytes, { limitInputPixels: false })
  const { width, height, hasAlpha } = await picture.metadata().catch(() => ({ width: 0, height: 0, hasAlpha: false }))
  return width > 0 && height > 0 ? { width, height, hasAlpha } : undefined
}

import { readFile } from 'node:fs/promises'
import { type Render, rendersBySku } from '#content/renders/renders.ts'
import { renderSize, renderWidths } from '#content/renders/sizes.ts'
import type { ProductImage } from '#contract/catalogue/products.ts'
import { picturePath } from '#contract/media.ts'
import type { ImageBytes } from './images.repo.ts'

const folder = new URL('../../../../content/renders/files/', import.meta.url)
const renders = new Map(
  Object.values(rendersBySku)
    .flat()
    .map((render) => [render.hash, render]),
)
const jpeg = 'picture.jpg'
/** Of each render's files. */
const types = new Map([
  [jpeg, 'image/jpeg'],
  ...['avif', 'webp'].flatMap((kind) =>
    renderWidths.map((width): [string, string] => [`${width}.${kind}`, `image/${kind}`]),
  ),
])

/** What the site shows of a product without a picture of its own: renders of the model that its SKU names, or none. */
export function standInsOf(sku: string | null): ProductImage[] {
  return (sku !== null && Object.hasOwn(rendersBySku, sku) ? (rendersBySku[sku] ?? []) : []).map(imageOf)
}

function imageOf({ name, hash, alt }: Render): ProductImage {
  return { url: picturePath(hash), name, origin: 'render', alt, size: renderSize, widths: renderWidths }
}

/**
 * The bytes of a render; null where the hash is none of theirs, or there is no such width.
 * @param file a width and its kind, "960.avif"; else the JPEG that the hash is of
 */
export async function readRender(hash: string, file = jpeg): Promise<ImageBytes | null> {
  const render = renders.get(hash)
  const contentType = types.get(file)
  if (!render || !contentType) return null
  return { contentType, bytes: new Uint8Array(await readFile(new URL(`${render.name}/${file}`, folder))) }
}

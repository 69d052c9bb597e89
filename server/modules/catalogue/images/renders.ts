import { readFile } from 'node:fs/promises'
import { type Render, rendersBySku, sceneRenders } from '#content/renders/renders.ts'
import { renderSize, renderWidths } from '#content/renders/sizes.ts'
import type { ProductImage } from '#contract/catalogue/products.ts'
import { picturePath } from '#contract/media.ts'
import type { ImageBytes } from './images.repo.ts'

const folder = new URL('../../../../content/renders/files/', import.meta.url)
const renders = new Map([...Object.values(rendersBySku).flat(), ...sceneRenders].map((render) => [render.hash, render]))
const jpeg = 'picture.jpg'
const types = new Map([
  [jpeg, 'image/jpeg'],
  ...['avif', 'webp'].flatMap((kind) =>
    renderWidths.map((width): [string, string] => [`${width}.${kind}`, `image/${kind}`]),
  ),
])

/** Returns renders of the model that a SKU names, for a product without pictures of its own. */
export function standInsOf(sku: string | null): ProductImage[] {
  return (sku !== null && Object.hasOwn(rendersBySku, sku) ? (rendersBySku[sku] ?? []) : []).map(imageOf)
}

function imageOf({ name, hash, alt }: Render): ProductImage {
  return { url: picturePath(hash), name, origin: 'render', alt, size: renderSize, widths: renderWidths }
}

/**
 * Returns the bytes of a render; null where there is none.
 * @param file width and format, such as "960.avif"; by default the JPEG that the hash is of
 */
export async function readRender(hash: string, file = jpeg): Promise<ImageBytes | null> {
  const render = renders.get(hash)
  const contentType = types.get(file)
  if (!render || !contentType) return null
  return { contentType, bytes: new Uint8Array(await readFile(new URL(`${render.name}/${file}`, folder))) }
}

import type { RecordImage } from '#contract/fields/product.ts'
import { listedAddresses } from '#server/modules/catalogue/index.ts'
import { storable, visibleText } from '#server/platform/visible-text.ts'

/** Splits texts at list separators; returns distinct parts. */
export function partsIn(texts: string[]): string[] {
  return visibleParts(texts.flatMap((text) => text.split(/[\n,，、;；]/)))
}

export function visibleParts(parts: string[]): string[] {
  return [...new Set(parts.map(visibleText).filter((text) => text !== null))]
}

export function addressesIn(texts: string[]): RecordImage[] {
  const parts = texts.flatMap(listedAddresses)
  return parts.filter((text) => /^https?:\/\//i.test(text)).map((url) => linkedImage(url))
}

export function linkedImage(url: string, name = url.replace(/[?#].*/s, '').replace(/.*\//s, '')): RecordImage {
  return { key: url, url, name }
}

export function imagesOf(found: RecordImage[]): RecordImage[] {
  const images = found.filter(({ url }) => URL.canParse(url)).map(storableImage)
  return [...new Map(images.map((image) => [image.key, image])).values()]
}

function storableImage({ key, url, name }: RecordImage): RecordImage {
  return { key: storable(key), url: storable(url), name: storable(name) }
}

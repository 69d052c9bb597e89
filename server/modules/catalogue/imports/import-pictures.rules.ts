import { productFields, type RecordImage } from '#contract/fields/product.ts'
import { type RowFault, rowFault } from './import-faults.ts'

/** Spaces and line ends; commas, semicolons and bars only before another address, since an address may contain them. */
const separators = /\s+|[,，;；|、]+(?=\s*(?:https?:\/\/|$))/i
const addressShown = 100

/** Returns the parts of a cell without duplicates, including those that are no addresses, which are refused later. */
export function listedAddresses(text: string): string[] {
  return [...new Set(text.split(separators).filter((part) => part !== ''))]
}

export function picturesIn(text: string): RecordImage[] {
  return listedAddresses(text).map((url) => ({ key: url, url, name: nameIn(url) }))
}

function nameIn(url: string): string {
  const last = url.replace(/[?#].*/s, '').replace(/.*\//s, '') || (URL.parse(url)?.hostname ?? url)
  return decoded(last).slice(0, productFields.images.lengthMax).toWellFormed()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function picturesAfter(present: RecordImage[], said: RecordImage[]): RecordImage[] {
  return said.map((picture) => present.find(({ key, url }) => key === picture.url || url === picture.url) ?? picture)
}

export function pictureFault(pictures: RecordImage[]): RowFault | undefined {
  const wrong = pictures.find(({ url }) => URL.parse(url)?.protocol !== 'https:')
  return wrong && rowFault('images', 'no_picture_address', wrong.url.slice(0, addressShown).toWellFormed())
}

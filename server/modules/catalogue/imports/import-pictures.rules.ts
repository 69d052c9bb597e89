import { productFields, type RecordImage } from '#contract/fields/product.ts'
import { type RowFault, rowFault } from './import-faults.ts'

/** Spaces and line ends; commas, semicolons and bars only before another address, since an address may hold them. */
const separators = /\s+|[,，;；|、]+(?=\s*(?:https?:\/\/|$))/i
const addressShown = 100

/** The addresses that a cell lists, each once; what is no address is among them, to be refused. */
export function listedAddresses(text: string): string[] {
  return [...new Set(text.split(separators).filter((part) => part !== ''))]
}

/** The pictures that a cell names. */
export function picturesIn(text: string): RecordImage[] {
  return listedAddresses(text).map((url) => ({ key: url, url, name: nameIn(url) }))
}

/** The name of the file at an address. */
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

/** The pictures of a cell; one that the product has already is the same, with what is said of it. */
export function picturesAfter(present: RecordImage[], said: RecordImage[]): RecordImage[] {
  return said.map((picture) => present.find(({ key, url }) => key === picture.url || url === picture.url) ?? picture)
}

/** Of the first picture that cannot be fetched from where it is said to be. */
export function pictureFault(pictures: RecordImage[]): RowFault | undefined {
  const wrong = pictures.find(({ url }) => URL.parse(url)?.protocol !== 'https:')
  return wrong && rowFault('images', 'no_picture_address', wrong.url.slice(0, addressShown).toWellFormed())
}

import type { RecordImage } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { NotionColumn, NotionProperty } from '../schemas.ts'
import { type HostedFile, hostedFiles } from './properties.ts'
import type { Written } from './values.ts'

/** Characters of a file's name that Notion takes. */
const longestName = 100

/**
 * Pictures for a column of files. One from elsewhere goes as its address. One that Notion hosts stays where it is sent again as
 * the page shows it now; it cannot be put on another page.
 */
export function filesContent(images: RecordImage[], present: NotionProperty | undefined): Written {
  const hosted = new Map(present ? hostedFiles(present).map((file) => [file.key, file]) : [])
  const stranger = images.find((image) => isHosted(image) && !hosted.has(image.key))
  if (stranger) return { refusal: syncNote('refused.foreign-file', { name: stranger.name }) }
  const uploaded = images.find(isUploaded)
  if (uploaded) return { refusal: syncNote('refused.uploaded-file', { name: uploaded.name }) }
  return { content: images.map((image) => fileContent(image, hosted.get(image.key))) }
}

/** Pictures for a column of text: their addresses, one a line. */
export function addressesContent(
  images: RecordImage[],
  { type }: NotionColumn,
): { text: string | null } | { refusal: SyncNote } {
  if (type === 'url' && images.length > 1) return { refusal: syncNote('refused.one-address') }
  const uploaded = images.find(isUploaded)
  if (uploaded) return { refusal: syncNote('refused.uploaded-file', { name: uploaded.name }) }
  if (images.some(isHosted)) return { refusal: syncNote('refused.hosted-file') }
  return { text: images.map(({ url }) => url).join('\n') || null }
}

/** The links that Notion signs change with each reading, so what names the file is not its address (notion.properties.ts). */
function isHosted({ key, url }: RecordImage): boolean {
  return key !== url
}

/** It has a path of this site in place of an address. */
function isUploaded({ url }: RecordImage): boolean {
  return url.startsWith('/')
}

function fileContent(image: RecordImage, file: HostedFile | undefined): object {
  const name = image.name.slice(0, longestName).replace(/\p{Surrogate}$/u, '') || 'picture'
  if (file) return { type: 'file', name, file: file.file }
  return { type: 'external', name, external: { url: image.url } }
}

import type { RecordImage } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { NotionColumn, NotionProperty } from '../schemas.ts'
import { type HostedFile, hostedFiles } from './properties.ts'
import type { Written } from './values.ts'

const longestName = 100

/**
 * Builds the value of a files column. External pictures are sent by address. Pictures hosted by Notion can be kept on
 * their page by resending the current link, but not moved to another page.
 */
export function filesContent(images: RecordImage[], present: NotionProperty | undefined): Written {
  const hosted = new Map(present ? hostedFiles(present).map((file) => [file.key, file]) : [])
  const stranger = images.find((image) => isHosted(image) && !hosted.has(image.key))
  if (stranger) return { refusal: syncNote('refused.foreign-file', { name: stranger.name }) }
  const uploaded = images.find(isUploaded)
  if (uploaded) return { refusal: syncNote('refused.uploaded-file', { name: uploaded.name }) }
  return { content: images.map((image) => fileContent(image, hosted.get(image.key))) }
}

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

/** Hosted files are identified by a key other than their address, because Notion signs links anew each time. */
function isHosted({ key, url }: RecordImage): boolean {
  return key !== url
}

/** Uploads have a path of this site instead of an address. */
function isUploaded({ url }: RecordImage): boolean {
  return url.startsWith('/')
}

function fileContent(image: RecordImage, file: HostedFile | undefined): object {
  const name = image.name.slice(0, longestName).replace(/\p{Surrogate}$/u, '') || 'picture'
  if (file) return { type: 'file', name, file: file.file }
  return { type: 'external', name, external: { url: image.url } }
}

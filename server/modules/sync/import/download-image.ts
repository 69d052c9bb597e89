import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import {
  faultOfPicture,
  megapixelsMax,
  PictureError,
  type PictureFault,
  preparePicture,
} from '#server/modules/media/index.ts'
import { FetchError, fetchPublic } from '#server/platform/http/public-fetch.ts'

const timeoutMs = 30_000
const bytesMax = 10 * 1024 * 1024

export interface DownloadedImage {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** Why a picture was not copied. Leaves out the query of its address, which may be signed. */
export class ImageError extends Error {
  override name = 'ImageError'
  readonly note: SyncNote

  constructor(note: SyncNote) {
    super(syncNoteIn(note, 'en'))
    this.note = note
  }
}

/**
 * Downloads a picture of at most 10 MB from the public internet over https, and prepares it like an upload. Redirects
 * must satisfy the same rules. @param options.allowOrigin origin of the configured Notion, which may be on this machine
 * @throws ImageError, or the signal's reason if aborted
 */
export async function downloadImage(
  url: string,
  { signal, allowOrigin }: { signal: AbortSignal; allowOrigin?: string },
): Promise<DownloadedImage> {
  const { bytes } = await fetchPublic(url, { signal, timeoutMs, bytesMax, allowOrigin }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new ImageError(error instanceof FetchError ? noteOf(error) : syncNote('picture.unreachable'))
  })
  const fault = faultOfPicture(bytes)
  if (fault) throw refusal(fault)
  const picture = await preparePicture(bytes).catch((error: unknown) => {
    throw error instanceof PictureError ? refusal(error.fault) : error
  })
  signal.throwIfAborted()
  return { bytes: new Uint8Array(picture.bytes), contentType: picture.contentType }
}

function refusal(fault: PictureFault): ImageError {
  if (fault !== 'media_too_many_pixels') return new ImageError(syncNote(`picture.${fault}`))
  return new ImageError(syncNote('picture.media_too_many_pixels', { megapixels: megapixelsMax }))
}

function noteOf({ code, host, detail }: FetchError): SyncNote {
  if (code === 'not_https' || code === 'private_host') return syncNote(`picture.${code}`)
  if (code === 'too_large' || code === 'timeout') return syncNote(`picture.${code}`, { detail })
  if (code !== 'unreachable') return syncNote(`picture.${code}`, { host, detail })
  return detail ? syncNote('picture.unreachable.code', { detail }) : syncNote('picture.unreachable')
}

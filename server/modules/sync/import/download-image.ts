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

/** Why a picture was not copied, without the signed part of its address. */
export class ImageError extends Error {
  override name = 'ImageError'
  readonly note: SyncNote

  constructor(note: SyncNote) {
    super(syncNoteIn(note, 'en'))
    this.note = note
  }
}

/**
 * Downloads a picture over https from the public internet, of at most 10 MB, and prepares it as an upload: what is refused there is
 * refused here, and no metadata is kept. Every redirect is held to the same.
 * @param options.allowOrigin origin of the configured Notion, which may be a stand-in on this machine
 * @throws ImageError, or the signal's reason once that is aborted
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

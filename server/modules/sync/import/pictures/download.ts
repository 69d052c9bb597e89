import { FetchError, fetchPublic } from '#server/platform/http/public-fetch.ts'
import { imageTypeOf } from './image-types.ts'

const timeoutMs = 30_000
const bytesMax = 10 * 1024 * 1024

export interface DownloadedImage {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** Why a picture was not copied, in a sentence for staff, without the signed part of its address. */
class ImageError extends Error {
  override name = 'ImageError'
}

/**
 * Downloads a picture over https from the public internet: PNG, JPEG, WebP, AVIF or GIF, told by its bytes, of at most
 * 10 MB. Every redirect is held to the same.
 * @param options.allowOrigin origin of the configured Notion, which may be a stand-in on this machine
 * @throws ImageError, or the signal's reason once that is aborted
 */
export async function downloadImage(
  url: string,
  { signal, allowOrigin }: { signal: AbortSignal; allowOrigin?: string },
): Promise<DownloadedImage> {
  const { bytes } = await fetchPublic(url, { signal, timeoutMs, bytesMax, allowOrigin }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw imageErrorOf(error)
  })
  const contentType = imageTypeOf(bytes)
  if (!contentType) throw new ImageError('It is not a PNG, JPEG, WebP, AVIF or GIF picture')
  return { bytes, contentType }
}

const sentences: Record<FetchError['code'], (error: FetchError) => string> = {
  not_https: () => 'Its address does not begin with https://',
  private_host: () => 'Its host is not on the public internet',
  status: ({ host, detail }) => `${host} answered with status ${detail}`,
  redirects: ({ host, detail }) => `${host} redirects more than ${detail} times`,
  too_large: ({ detail }) => `It is larger than ${detail} MB`,
  timeout: ({ detail }) => `It took longer than ${detail} seconds`,
  unreachable: ({ detail }) => (detail ? `It could not be fetched (${detail})` : 'It could not be fetched'),
}

function imageErrorOf(error: unknown): ImageError {
  return new ImageError(error instanceof FetchError ? sentences[error.code](error) : 'It could not be fetched')
}

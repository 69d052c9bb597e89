import { isIP } from 'node:net'
import { Agent, type Dispatcher, getGlobalDispatcher, request } from 'undici'
import { isPublicAddress, PrivateAddressError, publicLookup } from './addresses.ts'
import { imageTypeOf } from './image-types.ts'

const timeoutMs = 30_000
const largestBytes = 10 * 1024 * 1024
const mostRedirects = 3

export interface DownloadedImage {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
}

/** Why a picture was not copied, in a sentence for staff, without the signed part of its address. */
class ImageError extends Error {
  override name = 'ImageError'
}

const publicInternet = new Agent({ connect: { lookup: publicLookup } })

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
  try {
    const bytes = await fetchBytes(new URL(url), AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), allowOrigin)
    const contentType = imageTypeOf(bytes)
    if (!contentType) throw new ImageError('It is not a PNG, JPEG, WebP, AVIF or GIF picture')
    return { bytes, contentType }
  } catch (error) {
    signal.throwIfAborted()
    throw imageErrorOf(error)
  }
}

async function fetchBytes(first: URL, signal: AbortSignal, allowOrigin?: string): Promise<Uint8Array<ArrayBuffer>> {
  let url = first
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const { statusCode, headers, body } = await request(url, { signal, dispatcher: dispatcherFor(url, allowOrigin) })
    if (statusCode === 200) return readBody(body)
    body.on('error', () => {}).destroy()
    const isRedirect = statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string'
    if (!isRedirect) throw new ImageError(`${url.host} answered with status ${statusCode}`)
    url = new URL(String(headers.location), url)
  }
  throw new ImageError(`${first.host} redirects more than ${mostRedirects} times`)
}

/** @throws ImageError where nothing may be fetched from there */
function dispatcherFor(url: URL, allowOrigin: string | undefined): Dispatcher {
  if (allowOrigin !== undefined && url.origin === new URL(allowOrigin).origin) return getGlobalDispatcher()
  if (url.protocol !== 'https:') throw new ImageError('Its address does not begin with https://')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError(host)
  return publicInternet
}

async function readBody(body: Dispatcher.ResponseData['body']): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > largestBytes) throw new ImageError('It is larger than 10 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function imageErrorOf(error: unknown): ImageError {
  if (error instanceof ImageError) return error
  if (error instanceof PrivateAddressError) return new ImageError('Its host is not on the public internet')
  if (error instanceof DOMException) return new ImageError(`It took longer than ${timeoutMs / 1000} seconds`)
  if (error instanceof Error && 'code' in error) return new ImageError(`It could not be fetched (${error.code})`)
  return new ImageError('It could not be fetched')
}

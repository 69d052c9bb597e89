import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { FetchError, type Fetched, fetchPublic } from '#server/platform/http/public-fetch.ts'
import { type FoundFile, fileError, fileLimits } from './found-file.ts'

const usualTimeoutMs = 60_000
const cachedBytesMax = 5 * 1024 * 1024
/** Minimum age of Last-Modified relative to Date for a strong comparison (RFC 9110, 8.8.2.2). */
const sureMs = 60_000

interface CachedFile {
  address: string
  headers: Record<string, string>
  file: FoundFile
}

export interface AddressMemory {
  cached?: CachedFile | undefined
}

/**
 * Fetches a file, or returns the cached one if the server answers 304. @param allowOrigin trusted origin, which may be
 * on this machine @param timeoutMs for the whole file @throws SourceError; the signal's reason if aborted
 */
export async function fileAt(
  address: string,
  {
    memory,
    allowOrigin,
    signal,
    timeoutMs = usualTimeoutMs,
  }: { memory: AddressMemory; allowOrigin: string; signal: AbortSignal; timeoutMs?: number },
): Promise<FoundFile> {
  const cached = memory.cached?.address === address ? memory.cached : undefined
  const name = nameOf(address)
  const headers = cached?.headers
  const options = { signal, timeoutMs, bytesMax: fileLimits.bytes, allowOrigin, ...(headers && { headers }) }
  const found = await fetchPublic(address, options).catch((error: unknown) => {
    if (error instanceof FetchError) throw fileError(name, reasonOf(error))
    throw error
  })
  if (found.status === 304 && cached) return cached.file
  const file = { name, bytes: found.bytes, editedAt: timeOf(found, 'last-modified') }
  memory.cached = cacheEntryOf(address, found, file)
  return file
}

function nameOf(address: string): string {
  const { pathname, host } = new URL(address)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last) || host
  } catch {
    return last
  }
}

function cacheEntryOf(address: string, { headers, bytes }: Fetched, file: FoundFile): CachedFile | undefined {
  if (bytes.length > cachedBytesMax) return undefined
  const { etag } = headers
  if (typeof etag === 'string') return { address, headers: { 'if-none-match': etag }, file }
  const answeredAt = timeOf({ headers }, 'date')
  const since = headers['last-modified']
  const isSure = file.editedAt && answeredAt && answeredAt.getTime() - file.editedAt.getTime() >= sureMs
  if (typeof since !== 'string' || !isSure) return undefined
  return { address, headers: { 'if-modified-since': since }, file }
}

function timeOf({ headers }: Pick<Fetched, 'headers'>, name: 'date' | 'last-modified'): Date | null {
  const time = new Date(String(headers[name]))
  return Number.isNaN(time.getTime()) ? null : time
}

function reasonOf({ code, host, detail }: FetchError): SyncNote {
  switch (code) {
    case 'not_https':
      return syncNote('file.not-https')
    case 'private_host':
      return syncNote('file.private-host')
    case 'status':
      return syncNote('file.status', { host, status: detail })
    case 'redirects':
      return syncNote('file.redirects', { host })
    case 'too_large':
      return syncNote('file.too-large', { megabytes: detail })
    case 'timeout':
      return syncNote('file.timeout', { host, seconds: detail })
    case 'unreachable':
      return syncNote('file.unreachable', { host, reason: detail || '?' })
  }
}

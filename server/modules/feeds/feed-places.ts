import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Feed, FeedFault, SftpFeed } from '#contract/site/feeds.ts'

/** A failure of a whole run. */
export class FeedError extends Error {
  override name = 'FeedError'
  readonly fault: FeedFault

  constructor(fault: FeedFault, detail = '', options?: ErrorOptions) {
    super(detail, options)
    this.fault = fault
  }
}

export interface PlaceFile {
  name: string
  size: number
  /** Milliseconds since 1970, by the clock of the place. */
  changedAt: number
}

/** A folder on this machine or of an SFTP server. Its methods throw FeedError. */
export interface FeedPlace {
  list: () => Promise<PlaceFile[]>
  read: (name: string) => Promise<Buffer>
  /** Writes a file beside, then renames it, so that nobody reads a part. */
  write: (name: string, bytes: Buffer) => Promise<void>
  /** Moves a file into a subfolder, which is made where it is missing. */
  move: (name: string, folder: string, newName: string) => Promise<void>
  close: () => Promise<void>
}

export interface FeedAccess {
  /** FEEDS_FOLDER. */
  folder: string | undefined
  /** FEEDS_KEYS. */
  keys: string | undefined
}

const connectMs = 15_000

export function openPlace(feed: Feed, access: FeedAccess): Promise<FeedPlace> {
  return feed.place === 'folder' ? openFolder(feed.path, access.folder) : openSftp(feed, access.keys)
}

async function openFolder(inside: string, root: string | undefined): Promise<FeedPlace> {
  if (!root) throw new FeedError('no_folder')
  const [outer, folder] = await asFault('path', Promise.all([realpath(root), realpath(path.join(root, inside))]))
  if (folder !== outer && !folder.startsWith(outer + path.sep)) throw new FeedError('path', 'outside FEEDS_FOLDER')
  const at = (name: string) => path.join(folder, name)
  return {
    list: () => asFault('path', filesOf(folder)),
    read: (name) => asFault('path', readFile(at(name))),
    async write(name, bytes) {
      try {
        await asFault('path', writeFile(at(`.${name}`), bytes))
        await asFault('path', rename(at(`.${name}`), at(name)))
      } catch (error) {
        await rm(at(`.${name}`), { force: true })
        throw error
      }
    },
    async move(name, subfolder, newName) {
      await asFault('path', mkdir(at(subfolder), { recursive: true }))
      await asFault('path', rename(at(name), path.join(folder, subfolder, newName)))
    },
    close: async () => undefined,
  }
}

async function filesOf(folder: string): Promise<PlaceFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ name }) => {
      const { size, mtimeMs } = await stat(path.join(folder, name))
      return { name, size, changedAt: mtimeMs }
    }),
  )
}

async function openSftp(feed: SftpFeed, keys: string | undefined): Promise<FeedPlace> {
  const { host, port, user: username, hostKey, keyFile } = feed
  if (!keys) throw new FeedError('no_key')
  const privateKey = await asFault('no_key', readFile(path.join(keys, keyFile)))
  const { default: SftpClient } = await import('ssh2-sftp-client') // only where a feed uses it
  const client = new SftpClient()
  client.on('error', () => undefined) // the running call fails, too
  let otherKey: string | undefined
  const hostVerifier = (key: Buffer) => {
    const fingerprint = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
    if (fingerprint === hostKey) return true
    otherKey = fingerprint
    return false
  }
  try {
    await client.connect({ host, port, username, privateKey, hostVerifier, readyTimeout: connectMs })
  } catch (error) {
    await client.end().catch(() => undefined)
    if (otherKey) throw new FeedError('host_key', otherKey)
    throw new FeedError(faultOfConnecting(error), messageOf(error), { cause: error })
  }
  const folder = feed.path || '.'
  const at = (...names: string[]) => [folder, ...names].join('/')
  return {
    async list() {
      const entries = await asFault('path', client.list(folder))
      const files = entries.filter(({ type }) => type === '-')
      return files.map(({ name, size, modifyTime }) => ({ name, size, changedAt: modifyTime }))
    },
    async read(name) {
      return Buffer.from(await asFault('path', client.get(at(name)) as Promise<Buffer>))
    },
    async write(name, bytes) {
      await asFault('path', client.put(bytes, at(`.${name}`)))
      await asFault('path', client.rename(at(`.${name}`), at(name)))
    },
    async move(name, subfolder, newName) {
      if (!(await asFault('path', client.exists(at(subfolder))))) await asFault('path', client.mkdir(at(subfolder)))
      await asFault('path', client.rename(at(name), at(subfolder, newName)))
    },
    async close() {
      await client.end().catch(() => undefined)
    },
  }
}

function faultOfConnecting(error: unknown): FeedFault {
  const text = messageOf(error)
  if (/authentication methods failed/i.test(text)) return 'sign_in'
  return /private ?key|passphrase/i.test(text) ? 'no_key' : 'connection'
}

async function asFault<Value>(fault: FeedFault, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw error instanceof FeedError ? error : new FeedError(fault, messageOf(error), { cause: error })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error)
}

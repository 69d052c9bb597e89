import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import type { BackupKey } from './backup-key.ts'

/** A file within the backup; small enough to be held in memory. */
export interface Entry {
  name: string
  bytes: Buffer
}

/**
 * Writes a .tar.gz encrypted by age, which `age -d -i KEY | tar xz` opens without this program. age authenticates each part of it and its
 * end, so that a file that was cut or changed cannot be read.
 */
export async function writeArchive(entries: AsyncIterable<Entry>, key: BackupKey): Promise<Readable> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(key.recipient)
  const tar = pack()
  const gzip = createGzip()
  void pipeline(tar, gzip).catch(() => undefined) // the reader gets the error
  void fill(tar, entries)
  return Readable.fromWeb(
    (await encrypter.encrypt(Readable.toWeb(gzip) as globalThis.ReadableStream<Uint8Array>)) as ReadableStream,
  )
}

async function fill(tar: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  const closed = new Promise<never>((_resolve, reject) =>
    tar.once('close', () => reject(new Error('The backup is no longer read'))),
  )
  closed.catch(() => undefined)
  try {
    for await (const { name, bytes } of entries) {
      const written = new Promise<void>((resolve, reject) =>
        tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve())),
      )
      await Promise.race([written, closed])
    }
    tar.finalize()
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

/**
 * Reads such a file, entry by entry.
 * @throws BackupError where it was made with another key, or is damaged
 */
export async function* readArchive(source: Readable, key: BackupKey): AsyncGenerator<Entry> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(key.identity)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
    const tar = extract()
    const whole = pipeline(Readable.fromWeb(plain as ReadableStream), createGunzip(), tar)
    whole.catch(() => undefined) // the loop gets the error
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) }
    await whole
  } catch (error) {
    throw unreadable(error)
  } finally {
    source.destroy()
  }
}

function unreadable(error: unknown): BackupError {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof BackupError) return error
  if (/no identity matched/.test(reason))
    return new BackupError('key', 'The key does not open this backup: it was made with another one')
  return new BackupError('damaged', 'The file is no whole backup: it was cut or changed, or is another file', {
    cause: error,
  })
}

import { createHash } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Bucket } from '#server/modules/media/index.ts'
import { connect } from '#server/platform/database/database.ts'
import type { Entry } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { fileEntry, fileSchema } from './manifest.ts'

export type OpenBucket = (() => Promise<Bucket>) | undefined

/** Copies the files of the bucket, one after the other; those of the database are copied with it. */
export async function* copyFiles(openBucket: OpenBucket): AsyncGenerator<Entry, number> {
  if (!openBucket) return 0
  const bucket = await openBucket()
  let count = 0
  for await (const key of bucket.keys()) {
    const file = await bucket.get(key)
    if (!file) continue // removed meanwhile
    const bytes = Buffer.from(file.bytes)
    const about = { key, contentType: file.contentType, sha256: sha256(bytes) }
    yield { name: fileEntry.about(count), bytes: Buffer.from(JSON.stringify(about)) }
    yield { name: fileEntry.bytes(count), bytes }
    count += 1
  }
  return count
}

type File = z.infer<typeof fileSchema> & { bytes: Buffer }

/** Returns what takes the entries of files, compares each with its hash, and passes it on. */
export function fileReader(onFile: (file: File) => Promise<void>): (entry: Entry) => Promise<void> {
  let about: z.infer<typeof fileSchema> | undefined
  return async ({ name, bytes }) => {
    if (fileEntry.isAbout(name)) about = z.parse(fileSchema, JSON.parse(bytes.toString('utf8')))
    if (!fileEntry.isBytes(name) || !about) return
    if (sha256(bytes) !== about.sha256) throw new BackupError('differs', `The file ${about.key} is not what was copied`)
    await onFile({ ...about, bytes })
  }
}

/** Puts files back: into the bucket, or into the database where none is configured. */
export async function fileWriter(openBucket: OpenBucket, databaseUrl: string) {
  const bucket = await openBucket?.()
  let client: pg.Client | undefined
  return {
    async write({ key, contentType, bytes }: File): Promise<void> {
      if (bucket) return bucket.put(key, { contentType, bytes: new Uint8Array(bytes) })
      client ??= await connect(databaseUrl)
      await client.query(
        'INSERT INTO "StoredFile" ("key", "contentType", "bytes") VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [key, contentType, bytes],
      )
    },
    close: async () => client?.end(),
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

import type { Config } from '#server/platform/config.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createStoredFilesRepo } from './stored-files.repo.ts'

export interface StoredFile {
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Stores the bytes of uploads. A key is written once; its content never changes. */
export interface FileStore {
  get: (key: string) => Promise<StoredFile | null>
  put: (key: string, file: StoredFile) => Promise<void>
  remove: (keys: string[]) => Promise<void>
}

/** A bucket, whose keys can be listed. */
export interface Bucket extends FileStore {
  keys: () => AsyncIterable<string>
}

/** Creates a store in the configured bucket, with the database as fallback for reading, else in the database. */
export function createFileStore(config: BucketConfig, database: DatabaseHandle): FileStore {
  const inDatabase = createStoredFilesRepo(database)
  const bucket = bucketOf(config)
  if (!bucket) return inDatabase
  return {
    get: async (key) => (await (await bucket()).get(key)) ?? inDatabase.get(key),
    put: async (key, file) => (await bucket()).put(key, file),
    async remove(keys) {
      await (await bucket()).remove(keys)
      await inDatabase.remove(keys)
    },
  }
}

/** Returns how to open the configured bucket; undefined without one. */
export function bucketOf(config: BucketConfig): (() => Promise<Bucket>) | undefined {
  const { BUCKET_NAME } = config
  return BUCKET_NAME === undefined ? undefined : openBucket(config, BUCKET_NAME)
}

type BucketConfig = Pick<
  Config,
  'BUCKET_NAME' | 'BUCKET_KEY_ID' | 'BUCKET_SECRET' | 'BUCKET_ENDPOINT' | 'BUCKET_REGION'
>

const objectMs = 20_000

function openBucket(config: BucketConfig, Bucket: string): () => Promise<Bucket> {
  let opened: Promise<Bucket> | undefined
  return () => {
    opened ??= connect(config, Bucket)
    return opened
  }
}

async function connect(config: BucketConfig, Bucket: string): Promise<Bucket> {
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, NoSuchKey, paginateListObjectsV2 } =
    await import('@aws-sdk/client-s3')
  const { BUCKET_KEY_ID: accessKeyId = '', BUCKET_SECRET: secretAccessKey = '', BUCKET_ENDPOINT: endpoint } = config
  const client = new S3Client({
    region: config.BUCKET_REGION,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED', // S3-compatible services support no other value
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  })
  const options = () => ({ abortSignal: AbortSignal.timeout(objectMs) })
  return {
    async get(Key) {
      try {
        const { Body, ContentType = 'application/octet-stream' } = await client.send(
          new GetObjectCommand({ Bucket, Key }),
          options(),
        )
        return { contentType: ContentType, bytes: new Uint8Array((await Body?.transformToByteArray()) ?? []) }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw unavailable(error)
      }
    },
    async put(Key, { bytes, contentType }) {
      await client
        .send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }), options())
        .catch((error: unknown) => {
          throw unavailable(error)
        })
    },
    async remove(keys) {
      await Promise.all(keys.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }), options())))
    },
    async *keys() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of Contents) if (Key) yield Key
    },
  }
}

function unavailable(error: unknown) {
  const reason = error instanceof Error ? error.name : String(error)
  return problem('media.unavailable', `The bucket did not answer as it should: ${reason}`)
}

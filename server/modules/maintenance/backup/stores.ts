import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError, backupError } from './backup-error.ts'
import { madeAt } from './keeping.rules.ts'

/** Where backups lie. A backup is there whole, or not at all. */
export interface BackupStore {
  /** @returns its size */
  put: (name: string, content: Readable) => Promise<number>
  open: (name: string) => Promise<Readable>
  /** Returns the names of all backups. */
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
}

/** Opens the store that BACKUP_TO names: a folder, or s3://bucket/prefix. */
export async function openStore(to: string): Promise<BackupStore> {
  const url = to.startsWith('s3://') ? new URL(to) : undefined
  return url ? bucketStore(url.hostname, url.pathname.slice(1)) : folderStore(path.resolve(to))
}

function folderStore(folder: string): BackupStore {
  const at = (name: string) => path.join(folder, name)
  return {
    async put(name, content) {
      const partial = at(`${name}.partial`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }))
        await rename(partial, at(name))
        return (await stat(at(name))).size
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined)
        throw backupError(error, 'destination', `The backup cannot be written to ${folder}`)
      }
    },
    open: (name) => openFile(at(name)),
    async list() {
      const names = await readdir(folder).catch((error) => {
        if (error.code === 'ENOENT') return []
        throw backupError(error, 'destination', `The folder ${folder} cannot be read`)
      })
      return names.filter((name) => madeAt(name))
    },
    remove: (name) => rm(at(name), { force: true }),
  }
}

export async function openFile(file: string): Promise<Readable> {
  await access(file).catch((error) => {
    throw backupError(error, 'destination', `${file} cannot be read`)
  })
  return createReadStream(file)
}

/** Parts of an upload; two of them are in memory. */
const partBytes = 8 * 1024 * 1024

/** The official client reads its standard variables: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3. */
async function bucketStore(Bucket: string, prefix: string): Promise<BackupStore> {
  const { S3Client, GetObjectCommand, DeleteObjectCommand, paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  const { Upload } = await import('@aws-sdk/lib-storage')
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env
  const client = new S3Client({
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED', // S3-compatible services support no other value
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  })
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const failed = (error: unknown): BackupError =>
    backupError(error, 'destination', `The bucket ${Bucket} did not answer as it should`)
  return {
    async put(name, content) {
      let size = 0
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          size += chunk.length
          next(null, chunk)
        },
      })
      const flow = pipeline(content, counted)
      flow.catch(() => undefined) // the upload gets the error
      const params = { Bucket, Key: folder + name, Body: counted }
      const upload = new Upload({ client, params, partSize: partBytes, queueSize: 2, leavePartsOnError: false })
      try {
        await upload.done()
        await flow
      } catch (error) {
        content.destroy()
        throw failed(error)
      }
      return size
    },
    async open(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: folder + name })).catch((error) => {
        throw failed(error)
      })
      if (Body instanceof Readable) return Body
      throw new BackupError('destination', `The bucket ${Bucket} holds no ${name}`)
    },
    async list() {
      const names: string[] = []
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: folder }))
          for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(folder.length))
      } catch (error) {
        throw failed(error)
      }
      return names.filter((name) => madeAt(name))
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: folder + name })).catch((error) => {
        throw failed(error)
      })
    },
  }
}

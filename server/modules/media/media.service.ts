import { createHash } from 'node:crypto'
import { type Crop, documentPath, type Media, picturePath, type UploadKind } from '#contract/media.ts'
import { widthsOf } from '#contract/paths.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { createMediaRepo, type UploadRow } from './media.repo.ts'
import { faultOfBytes } from './media-content.rules.ts'
import { mediaRefusal } from './media-refusal.ts'
import { cropPicture, PictureError, preparePicture, resizePicture, type ServedFormat } from './pictures.ts'

interface MediaServices {
  database: Database
  audit: Audit
  files: FileStore
  now: () => Date
}

const unusedDays = 7
/** Uploads per transaction. Files are removed inside it, so that nothing can reference one meanwhile. */
const batch = 10
const formats = ['avif', 'webp'] as const
const leastSide = 16

/** Creates the service for uploaded pictures and documents, and for pictures in the widths that pages use. */
export function createMedia({ database, audit, files, now }: MediaServices) {
  const uploads = createMediaRepo(database.prisma)
  const resizing = new Map<string, Promise<StoredFile>>()

  /** @throws media.not_found */
  async function found(hash: string): Promise<UploadRow> {
    const row = await uploads.find(hash)
    if (!row) throw problem('media.not_found', `No upload has the hash ${hash}`)
    return row
  }

  async function answerOf(row: UploadRow): Promise<Media> {
    const { hash, kind, name, contentType, bytes, crop } = row
    const source = row.sourceHash === null ? null : await uploads.find(row.sourceHash)
    return {
      hash,
      kind,
      name,
      contentType,
      bytes,
      url: kind === 'document' ? documentPath(hash) : picturePath(hash),
      size: sizeOf(row),
      source: source && { hash: source.hash, url: picturePath(source.hash), ...sizeIn(source) },
      crop,
    }
  }

  /** Writes the row before the file, so that `removeUnused` in another transaction waits for it. */
  async function store(actor: Actor, action: string, row: UploadRow, file: StoredFile): Promise<Media> {
    await database.prisma.$transaction(async (tx) => {
      const isNew = await createMediaRepo(tx).store(row, actor.name, now())
      if (!isNew) return
      const { hash, name, kind, bytes } = row
      await audit.record(tx, actor, {
        action,
        entity: 'media',
        entityId: hash,
        entityName: name,
        after: { kind, bytes, contentType: row.contentType },
      })
    })
    await files.put(originalKey(row.hash), file)
    return answerOf(await found(row.hash))
  }

  const original = async (hash: string) => (await files.get(originalKey(hash))) ?? (await uploads.copied(hash))

  async function resized(hash: string, width: number, format: ServedFormat): Promise<StoredFile | null> {
    const key = `${hash}/${width}.${format}`
    const stored = await files.get(key)
    if (stored) return stored
    const whole = await original(hash)
    if (!whole) return null
    const file = { contentType: `image/${format}`, bytes: ownBytes(await resizePicture(whole.bytes, width, format)) }
    await files.put(key, file)
    return file
  }

  return {
    get: async (hash: string): Promise<Media> => answerOf(await found(hash)),

    /** @param name file name; the content decides the type @throws media.refused with the reason at `file` */
    async upload(actor: Actor, kind: UploadKind, name: string, bytes: Buffer): Promise<Media> {
      const fault = faultOfBytes(bytes, kind)
      if (fault) throw mediaRefusal(fault)
      if (kind === 'document') {
        const file = { contentType: 'application/pdf', bytes: ownBytes(bytes) }
        return store(actor, 'media.uploaded', rowOf(kind, name, file), file)
      }
      const { width, height, ...picture } = await preparePicture(bytes).catch((error: unknown) => {
        throw error instanceof PictureError ? mediaRefusal(error.fault) : error
      })
      const file = { contentType: picture.contentType, bytes: ownBytes(picture.bytes) }
      return store(actor, 'media.uploaded', { ...rowOf(kind, name, file), width, height }, file)
    },

    /** Crops an uploaded picture. @throws media.not_found; request.invalid if the crop lies outside */
    async crop(actor: Actor, hash: string, crop: Crop): Promise<Media> {
      const whole = await found(hash)
      const { width, height } = sizeIn(whole)
      const isInside = crop.left + crop.width <= width && crop.top + crop.height <= height
      if (whole.kind !== 'picture' || !isInside || Math.min(crop.width, crop.height) < leastSide) {
        const errors = [fieldError('width', 'media_outside')]
        throw problem('request.invalid', `The picture is ${width} by ${height} pixels`, errors)
      }
      const stored = await original(hash)
      if (!stored) throw problem('media.not_found', `The bytes of ${hash} are gone`)
      const { bytes, contentType, ...size } = await cropPicture(stored.bytes, stored.contentType, crop)
      const file = { contentType, bytes: ownBytes(bytes) }
      const row = { ...rowOf('picture', whole.name, file), ...size, sourceHash: hash, crop }
      return store(actor, 'media.cropped', row, file)
    },

    async read(hash: string, kind: UploadKind): Promise<(StoredFile & { name: string }) | null> {
      const row = await uploads.find(hash)
      if (row?.kind !== kind) return null
      const file = await files.get(originalKey(hash))
      return file && { ...file, name: row.name }
    },

    /** Resizes a picture on first use. @returns null if there is no such picture or width */
    async readWidth(hash: string, width: number | 'widest', format: ServedFormat): Promise<StoredFile | null> {
      const row = await uploads.find(hash)
      if (!row?.width) return null
      const widths = widthsOf(row.width)
      const wanted = width === 'widest' ? widths.at(-1) : width
      if (!wanted || !widths.includes(wanted)) return null
      const key = `${hash}/${wanted}.${format}`
      const running = resizing.get(key)
      if (running) return running
      const made = resized(hash, wanted, format)
      const settled = made.finally(() => resizing.delete(key))
      resizing.set(key, settled as Promise<StoredFile>)
      return settled
    },

    /** Removes uploads that nothing references. @returns the number removed */
    async removeUnused(): Promise<number> {
      const before = new Date(now().getTime() - unusedDays * 86_400_000)
      let removed = 0
      for (;;) {
        const { due, gone } = await database.prisma.$transaction(async (tx) => {
          const repo = createMediaRepo(tx)
          const { due, unnamed } = await repo.lockUnused(before, batch)
          const gone = due.filter(({ hash }) => unnamed.has(hash))
          await files.remove(gone.flatMap(keysOf))
          await repo.remove(gone.map(({ hash }) => hash))
          await repo.markUsed(
            due.flatMap(({ hash }) => (unnamed.has(hash) ? [] : [hash])),
            now(),
          )
          return { due: due.length, gone: gone.length }
        })
        removed += gone
        if (due < batch) return removed
      }
    },
  }
}

export type MediaService = ReturnType<typeof createMedia>

function rowOf(kind: UploadKind, name: string, { contentType, bytes }: StoredFile): UploadRow {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const nothing = { width: null, height: null, sourceHash: null, crop: null }
  return { hash, kind, name: name.toWellFormed(), contentType, bytes: bytes.length, ...nothing }
}

function originalKey(hash: string): string {
  return `${hash}/original`
}

function keysOf({ hash, width }: UploadRow): string[] {
  const widths = widthsOf(width ?? 0)
  return [originalKey(hash), ...formats.flatMap((format) => widths.map((one) => `${hash}/${one}.${format}`))]
}

function sizeOf({ width, height }: UploadRow): Media['size'] {
  return width === null || height === null ? null : { width, height }
}

function sizeIn(row: UploadRow): { width: number; height: number } {
  return sizeOf(row) ?? { width: 0, height: 0 }
}

function ownBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

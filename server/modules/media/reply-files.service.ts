import { randomUUID } from 'node:crypto'
import { fieldError } from '#contract/problems/field-errors.ts'
import { type ReplyFile, replyBytesMax } from '#contract/requests/reply-files.ts'
import { timelinePermissions } from '#contract/sales/activities.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { requireRight, type StaffSession } from '#server/platform/http/staff-zone.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { faultOfBytes, faultOfPicture, isPdf } from './media-content.rules.ts'
import { mediaRefusal } from './media-refusal.ts'
import { PictureError, preparePicture } from './pictures.ts'
import { createReplyFilesRepo } from './reply-files.repo.ts'

interface ReplyFilesServices {
  database: Database
  files: FileStore
  now: () => Date
}

const dayMs = 86_400_000
/** Files per transaction. */
const batch = 20
const megabyte = 1024 * 1024

/** Keeps the files that staff attach to replies: private, unlike uploads for pages. */
export function createReplyFiles({ database, files, now }: ReplyFilesServices) {
  const repo = createReplyFilesRepo(database.prisma)

  return {
    /** @throws media.refused with the reason at `file` */
    async upload(uploadedById: string, name: string, bytes: Buffer): Promise<ReplyFile> {
      const content = await contentOf(bytes)
      const { contentType } = content
      const file = {
        id: randomUUID(),
        name: withExtension(name, contentType),
        contentType,
        bytes: content.bytes.length,
      }
      await repo.add(file, uploadedById, now()) // first, so that bytes are never without a row
      await files.put(keyOf(file.id), content)
      return file
    },

    /** @throws reply_file.not_found, permission.denied */
    async read(reader: StaffSession, id: string): Promise<StoredFile & { name: string }> {
      const found = await repo.find(id)
      const isReadable = found && (found.entity !== null || (!found.isSent && found.uploadedById === reader.user.id))
      if (!isReadable) throw notFound()
      const needed = found.entity && timelinePermissions[found.entity].read
      if (needed) requireRight(reader, needed)
      const stored = await files.get(keyOf(id))
      if (!stored) throw notFound()
      return { ...stored, name: found.name }
    },

    /** Removes a file that was not sent. @throws reply_file.not_found */
    async discard(uploadedById: string, id: string): Promise<void> {
      const found = await repo.find(id)
      if (found?.uploadedById !== uploadedById || !(await repo.remove(id))) throw notFound()
      await files.remove([keyOf(id)])
    },

    /** Returns the bytes of a file of a reply. @throws when they are gone, so that no email leaves without them */
    async bytesOf(id: string): Promise<Uint8Array<ArrayBuffer>> {
      const stored = await files.get(keyOf(id))
      if (!stored) throw new Error(`The attached file ${id} is missing`)
      return stored.bytes
    },

    /** Removes files whose reply was erased, and those not sent within a day. @returns the number removed */
    async removeLeft(): Promise<number> {
      const before = new Date(now().getTime() - dayMs)
      let removed = 0
      for (;;) {
        const count = await database.prisma.$transaction(async (tx) => {
          const locked = createReplyFilesRepo(tx)
          const ids = await locked.lockLeft(before, batch)
          await files.remove(ids.map(keyOf))
          await locked.removeAll(ids)
          return ids.length
        })
        removed += count
        if (count < batch) return removed
      }
    },
  }
}

export type ReplyFiles = ReturnType<typeof createReplyFiles>

/**
 * Attaches uploaded files to a reply, in the transaction that stores it, so that each is sent once.
 * @throws request.invalid at `files.N` for one that is gone, was sent or is somebody else's; at `files` for too many bytes
 */
export async function attachReplyFiles(
  tx: Transaction,
  { ids, uploadedById, activityId, now }: { ids: string[]; uploadedById: string | null; activityId: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  const attached = await createReplyFilesRepo(tx).attach(ids, uploadedById ?? '', activityId, now)
  const known = new Set(attached.map(({ id }) => id))
  const gone = ids.flatMap((id, index) => (known.delete(id) ? [] : [fieldError(`files.${index}`, 'file_gone')]))
  if (gone.length > 0) throw problem('request.invalid', 'Some files cannot be sent', gone)
  if (attached.reduce((sum, { bytes }) => sum + bytes, 0) <= replyBytesMax) return
  const errors = [fieldError('files', 'files_too_large', { megabytes: replyBytesMax / megabyte })]
  throw problem('request.invalid', 'The files are too large', errors)
}

function keyOf(id: string): string {
  return `reply/${id}`
}

function notFound() {
  return problem('reply_file.not_found', 'It was removed, or never was')
}

/** The content decides the type. Pictures are written anew, without metadata. */
async function contentOf(bytes: Buffer): Promise<StoredFile> {
  if (isPdf(bytes)) {
    const fault = faultOfBytes(bytes, 'document')
    if (fault) throw mediaRefusal(fault)
    return { contentType: 'application/pdf', bytes: new Uint8Array(bytes) }
  }
  const fault = faultOfPicture(bytes)
  if (fault) throw mediaRefusal(fault === 'media_unknown' ? 'media_no_attachment' : fault)
  const picture = await preparePicture(bytes).catch((error: unknown) => {
    throw error instanceof PictureError ? mediaRefusal(error.fault) : error
  })
  return { contentType: picture.contentType, bytes: new Uint8Array(picture.bytes) }
}

const extensions: Record<string, { pattern: RegExp; usual: string }> = {
  'application/pdf': { pattern: /\.pdf$/i, usual: '.pdf' },
  'image/jpeg': { pattern: /\.jpe?g$/i, usual: '.jpg' },
  'image/png': { pattern: /\.png$/i, usual: '.png' },
}

/** Gives a name the extension of its content, by which the recipient's program opens it. */
function withExtension(name: string, contentType: string): string {
  const extension = extensions[contentType]
  const wellFormed = name.toWellFormed()
  if (!extension || extension.pattern.test(wellFormed)) return wellFormed
  return wellFormed.replace(/\.\w{1,5}$/, '') + extension.usual
}

import type { ImportNote } from '#contract/catalogue/product-imports.ts'
import type { RecordImage } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { CopyPicture } from '../editing/product-pictures.ts'
import type { StoredImage } from '../products/products.repo.ts'
import { importNote } from './import-faults.ts'

export interface PicturedRow {
  row: number
  pictures: RecordImage[]
}

export interface PictureServices {
  /** @param signal aborts the copying */
  copyPicture: (signal: AbortSignal) => CopyPicture
  stop: AbortSignal
  onProgress: (share: number) => Promise<void>
}

const copyingLimitMs = 30 * 60_000
const notesMost = 100

/**
 * Copies the pictures that rows name, each address once. Each failure is a note for each row that names it.
 * @returns stored pictures by key
 */
export async function copyImportPictures(
  rows: PicturedRow[],
  { copyPicture, stop, onProgress }: PictureServices,
): Promise<{ copied: Map<string, StoredImage>; notes: ImportNote[] }> {
  const pictures = new Map(rows.flatMap((row) => row.pictures.map((picture) => [picture.key, picture])))
  const copied = new Map<string, StoredImage>()
  const reasons = new Map<string, SyncNote>()
  const limit = AbortSignal.timeout(copyingLimitMs)
  const copy = copyPicture(AbortSignal.any([stop, limit]))

  async function copyOne(picture: RecordImage): Promise<void> {
    try {
      const result = await copy(picture)
      if ('stored' in result) copied.set(picture.key, result.stored)
      else reasons.set(picture.key, result.reason)
    } catch (error) {
      stop.throwIfAborted()
      if (!limit.aborted) throw error
      reasons.set(picture.key, syncNote('picture.out_of_time'))
    }
    await onProgress((copied.size + reasons.size) / pictures.size)
  }
  await Promise.all([...pictures.values()].map(copyOne))
  return { copied, notes: notesOf(rows, reasons) }
}

function notesOf(rows: PicturedRow[], reasons: Map<string, SyncNote>): ImportNote[] {
  const lost = rows.flatMap(({ row, pictures }) =>
    pictures.flatMap(({ key, url }): ImportNote[] => {
      const reason = reasons.get(key)
      return reason === undefined ? [] : [{ ...importNote('picture_lost', row), picture: { address: url, reason } }]
    }),
  )
  if (lost.length <= notesMost) return lost
  return [...lost.slice(0, notesMost), importNote('more_pictures_lost', lost.length - notesMost)]
}

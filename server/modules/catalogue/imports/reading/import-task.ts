import { columnsOf } from '../import-columns.ts'
import { ImportFaultError, notesOf } from '../import-faults.ts'
import { previewFile } from '../import-preview.ts'
import { type ReadFile, readFile } from './import-read.ts'
import { openImportQueries, type Reading } from './import-reader.repo.ts'
import type { ImportTask } from './import-readers.ts'
import type { FileTable } from './import-table.ts'

export async function runTask(url: string, task: ImportTask): Promise<FileTable | undefined> {
  if (task.kind === 'read') {
    const { encodings, ...table } = await readFile(Buffer.from(task.bytes))
    if (encodings.length > 1) throw new ImportFaultError('unsure_encoding')
    return table
  }
  const queries = await openImportQueries(url)
  try {
    if (task.kind === 'preview') {
      await previewFile(task.id, queries)
      return undefined
    }
    if (task.kind === 'encoding') {
      const bytes = await queries.bytesOf(task.id)
      if (bytes) await queries.storeReading(task.id, readingOf(await readFile(bytes, task.encoding)))
      return undefined
    }
    const bytes = Buffer.from(task.bytes)
    await queries.storeFile({ ...task.file, bytes, ...readingOf(await readFile(bytes)) })
    return undefined
  } finally {
    await queries.close()
  }
}

function readingOf(file: ReadFile): Reading {
  const { format, encoding, encodings, rows } = file
  return { format, encoding, encodings, columns: columnsOf(file), rowCount: rows.length, notes: notesOf(file) }
}

import { columnsOf } from '../import-columns.ts'
import { previewFile } from '../import-preview.ts'
import { readFile } from './import-read.ts'
import { openImportQueries } from './import-reader.repo.ts'
import type { ImportTask } from './import-readers.ts'
import type { FileTable } from './import-table.ts'

/** What a process that reads files is asked to do (import-readers.ts). */
export async function runTask(url: string, task: ImportTask): Promise<FileTable | undefined> {
  if (task.kind === 'read') {
    const { headings, rows } = await readFile(Buffer.from(task.bytes))
    return { headings, rows }
  }
  const queries = await openImportQueries(url)
  try {
    if (task.kind === 'preview') {
      await previewFile(task.id, queries)
      return undefined
    }
    const bytes = Buffer.from(task.bytes)
    const { headings, rows, format, encoding } = await readFile(bytes)
    const columns = columnsOf({ headings, rows })
    await queries.keepFile({ ...task.file, bytes, format, encoding, columns, rowCount: rows.length })
    return undefined
  } finally {
    await queries.close()
  }
}

import { columnsOf } from '../import-columns.ts'
import { previewFile } from '../import-preview.ts'
import { readFile } from './import-read.ts'
import { openImportQueries } from './import-reader.repo.ts'
import type { ImportTask } from './import-readers.ts'

/** What a process that reads files is asked to do (import-readers.ts). */
export async function runTask(url: string, task: ImportTask): Promise<void> {
  const queries = await openImportQueries(url)
  try {
    if (task.kind === 'preview') return await previewFile(task.id, queries)
    const bytes = Buffer.from(task.bytes)
    const { headings, rows, format, encoding } = await readFile(bytes)
    const columns = columnsOf({ headings, rows })
    await queries.keepFile({ ...task.file, bytes, format, encoding, columns, rowCount: rows.length })
  } finally {
    await queries.close()
  }
}

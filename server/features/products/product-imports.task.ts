import { columnsOf } from './product-imports.columns.ts'
import { previewFile } from './product-imports.preview.ts'
import { readFile } from './product-imports.read.ts'
import type { ImportTask } from './product-imports.thread.ts'
import { openImportQueries } from './product-imports.worker.repo.ts'

/** One task of the thread that reads files; a failure of it ends the thread with the error (product-imports.thread.ts). */
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

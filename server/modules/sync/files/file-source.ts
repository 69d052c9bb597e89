import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { type FileTable, ImportFaultError } from '#server/modules/catalogue/index.ts'
import type { FilesAccess } from '#server/modules/settings/index.ts'
import type { Source, SourceBatch, SourcePage } from '../source/source.ts'
import { type AddressMemory, fileAt } from './address.ts'
import { columnsOf, headingFault, pagesOf, type ReadFile, rowFault } from './file-table.rules.ts'
import { filesIn, type QuietLimits, usualQuiet } from './folder.ts'
import { type FoundFile, fileError, filesError, refusePage } from './found-file.ts'

export interface FileSourceOptions extends FilesAccess {
  /** Parses a CSV or XLSX file in isolation. @throws ImportFaultError */
  readTable: (bytes: Buffer) => Promise<FileTable>
  memory: AddressMemory
  allowOrigin: string
  quiet?: QuietLimits
}

const batchSize = 100
const rowsMax = 100_000

/** Presents CSV and XLSX files as one table of pages; each call of `table` reads the files again. */
export function createFileSource(options: FileSourceOptions): Source {
  const { kind, at, readTable, memory, allowOrigin, quiet = usualQuiet } = options
  let read: ReadFile[] | undefined

  const find = async (signal: AbortSignal): Promise<FoundFile[]> =>
    kind === 'folder' ? filesIn(at, { quiet, signal }) : [await fileAt(at, { memory, allowOrigin, signal })]

  async function readAll(signal: AbortSignal): Promise<ReadFile[]> {
    const files: ReadFile[] = []
    for (const file of await find(signal)) {
      signal.throwIfAborted()
      files.push(await readOne(file))
    }
    if (files.reduce((sum, { rows }) => sum + rows.length, 0) > rowsMax)
      throw filesError(syncNote('folder.too-many-rows', { most: rowsMax.toLocaleString('en') }))
    return files
  }

  async function readOne(file: FoundFile): Promise<ReadFile> {
    const { name, bytes, editedAt } = file
    refusePage(file)
    const table = await readTable(bytes).catch((error: unknown) => {
      if (error instanceof ImportFaultError && isOfFile(error.code))
        throw fileError(name, syncNote(`file.${error.code}`))
      throw error
    })
    const fault = headingFault(table) ?? rowFault(table) ?? endFault(table)
    if (fault) throw fileError(name, fault)
    return { name, editedAt, ...table }
  }

  /** HTTP guarantees whole files; a file in a folder may be half written. */
  function endFault({ unfinished: value }: FileTable): SyncNote | undefined {
    return kind === 'folder' && value !== undefined ? syncNote('file.unfinished', { value }) : undefined
  }

  return {
    kind,
    live: undefined,
    reportingWaits: () => createFileSource(options),
    async table(_tableId, signal, stop = signal) {
      read = await readAll(AbortSignal.any([signal, stop]))
      const title = read.map(({ name }) => name).join(', ')
      return { title, apiVersion: '', dataSources: [], dataSourceId: null, columns: columnsOf(read) }
    },
    async *pages(_tableId, { signal, stop = signal }): AsyncGenerator<SourceBatch> {
      read ??= await readAll(AbortSignal.any([signal, stop]))
      let pages: SourcePage[] = []
      for (const file of read) {
        for (let start = 0; start < file.rows.length; ) {
          const rows = file.rows.slice(start, start + batchSize - pages.length)
          start += rows.length
          pages.push(...pagesOf({ ...file, rows }))
          if (pages.length < batchSize) continue
          yield { pages }
          pages = []
        }
      }
      if (pages.length > 0) yield { pages }
    },
    unreached: (reason) => syncNote('files.not-read', { reason }),
  }
}

/** Error codes of staff's product imports that do not concern the file's content. */
const otherFaults = ['changed', 'failed'] as const

function isOfFile(
  code: ImportFaultError['code'],
): code is Exclude<ImportFaultError['code'], (typeof otherFaults)[number]> {
  return !otherFaults.some((other) => other === code)
}

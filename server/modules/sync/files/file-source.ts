import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { type FileTable, ImportFaultError } from '#server/modules/catalogue/index.ts'
import type { FilesAccess } from '#server/modules/settings/index.ts'
import type { Source, SourceBatch, SourcePage } from '../source/source.ts'
import { type AddressMemory, fileAt } from './address.ts'
import { fileError, filesError } from './file-error.ts'
import { columnsOf, headingFault, pagesOf, type ReadFile, rowFault } from './file-table.rules.ts'
import { filesIn, type QuietLimits, usualQuiet } from './folder.ts'
import { type FoundFile, refusePage } from './found-file.ts'

export interface FileSourceOptions extends FilesAccess {
  /** Reads a CSV or XLSX file, where it can bring nothing down. @throws ImportFaultError */
  readTable: (bytes: Buffer) => Promise<FileTable>
  /** What the adapter before knew of the address. */
  memory: AddressMemory
  /** An address whose origin the operator trusts, which may be on this machine. */
  allowOrigin: string
  quiet?: QuietLimits
}

/** Rows to a batch. */
const batchSize = 100
/** Rows of all files together. */
const rowsMax = 100_000

/** CSV and XLSX files as the sync sees them: one table, whose rows are its pages. They are read anew whenever the table is asked for. */
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

  /** What comes from an address is whole by HTTP's own measure; a program may have stopped in the middle of a file in a folder. */
  function endFault({ unfinished: value }: FileTable): SyncNote | undefined {
    return kind === 'folder' && value !== undefined ? syncNote('file.unfinished', { value }) : undefined
  }

  return {
    kind,
    live: undefined,
    telling: () => createFileSource(options),
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

/** Of an import that staff make of an uploaded file, and no fault of the file. */
const otherFaults = ['changed', 'failed'] as const

function isOfFile(
  code: ImportFaultError['code'],
): code is Exclude<ImportFaultError['code'], (typeof otherFaults)[number]> {
  return !otherFaults.some((other) => other === code)
}

import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { ImportFault } from '#contract/catalogue/product-import-faults.ts'
import {
  type FileEncoding,
  type ImportDecimals,
  type ImportMapping,
  type ImportRowQuery,
  importFields,
  type ProductImport,
} from '#contract/catalogue/product-imports.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import { type ApplyServices, applyImport } from './import-apply.ts'
import { headingOf } from './import-columns.ts'
import { ImportFaultError } from './import-faults.ts'
import { createProductImportsRepo, type ProductImportRow } from './product-imports.repo.ts'
import type { ImportReaders, ImportTask } from './reading/import-readers.ts'

export interface ProductImportsServices extends ApplyServices {
  readers: ImportReaders
  backgroundTasks: BackgroundTasks
  log: Logger
}

/** Interval of the signs of life of a running step (product-imports.repo.ts). */
const lifeMs = 5000
const rowsAtOnce = 1000

/** Creates the service for importing products: upload, preview, apply. Nothing is written before the last step, which is all or nothing. */
export function createProductImports(services: ProductImportsServices) {
  const { database, readers, backgroundTasks, log } = services
  const imports = createProductImportsRepo(database.prisma)
  const stop = new AbortController()

  /** @throws import.not_found */
  async function found(id: string): Promise<ProductImportRow> {
    await imports.failIfDead(id)
    const row = await imports.find(id)
    if (!row) throw problem('import.not_found', `No import has the id ${id}; files are kept for a week`)
    return row
  }

  /** Runs a step in the background, with signs of life; a failure is stored with its reason. */
  function inBackground(id: string, step: 'previewing' | 'applying', work: () => Promise<void>): void {
    backgroundTasks.run(`The import ${id}`, async () => {
      const life = setInterval(() => void imports.recordHeartbeat(id).catch(() => undefined), lifeMs)
      try {
        await work()
      } catch (error) {
        const products = await imports.changedSince(id).catch(() => [])
        const code = faultOf(error)
        if (code === 'failed') log.error({ err: error }, 'An import of products failed')
        await imports.fail(id, step, { code, products: code === 'changed' ? products : [] })
      } finally {
        clearInterval(life)
      }
    })
  }

  function refuseWhileBusy(): void {
    if (!readers.isBusy()) return
    throw problem('rate.limited', 'Other files are being read; try again in a moment', undefined, { retryAfterS: 5 })
  }

  async function readOrRefuse(task: ImportTask): Promise<void> {
    await readers.run(task).catch((error: unknown) => {
      if (!(error instanceof ImportFaultError)) throw error
      const errors = [fieldError('file', error.code)]
      throw problem('import.unreadable', `The file cannot be read: ${error.message}`, errors)
    })
  }

  return {
    /** Reads and stores a file, with guesses of its columns. Throws import.unreadable, rate.limited. */
    async upload(actor: Actor, fileName: string, bytes: ArrayBuffer): Promise<ProductImport> {
      refuseWhileBusy()
      const file = { id: randomUUID(), fileName, createdById: actor.id, createdBy: actor.name }
      await readOrRefuse({ kind: 'upload', bytes, file })
      return answerOf(await found(file.id))
    },

    /** @throws import.not_found */
    async get(id: string): Promise<ProductImport> {
      return answerOf(await found(id))
    },

    /**
     * Reads a file again in another of its possible encodings.
     * @throws import.not_found, import.not_ready, import.unreadable, rate.limited; request.invalid where the encoding is impossible
     */
    async chooseEncoding(id: string, encoding: FileEncoding): Promise<ProductImport> {
      const { encodings, status } = await found(id)
      if (!['uploaded', 'previewed', 'failed'].includes(status))
        throw problem('import.not_ready', 'It cannot be read now')
      if (!encodings.includes(encoding)) {
        const errors = [fieldError('encoding', 'not_its_encoding')]
        throw problem('request.invalid', 'The text can be of none but the encodings that are listed', errors)
      }
      refuseWhileBusy()
      await readOrRefuse({ kind: 'encoding', id, encoding })
      return answerOf(await found(id))
    },

    /**
     * Starts comparing the file with the catalogue.
     * @throws import.not_found, import.not_ready, rate.limited; request.invalid where the file lacks a column
     */
    async preview(id: string, mapping: ImportMapping, decimals: ImportDecimals): Promise<ProductImport> {
      const { columns, encoding, encodings } = await found(id)
      if (encoding === null && encodings.length > 0)
        throw problem('import.not_ready', `Choose first what its text is encoded in: ${encodings.join(' or ')}`)
      const strange = Object.keys(mapping).find((column) => Number(column) >= columns.length)
      if (strange !== undefined) {
        const errors = [fieldError(`mapping.${strange}`, 'unknown_column')]
        throw problem('request.invalid', `The file has ${columns.length} columns`, errors)
      }
      refuseWhileBusy()
      if (!(await imports.beginPreview(id, mapping, decimals)))
        throw problem('import.not_ready', 'It cannot be previewed now')
      inBackground(id, 'previewing', () => readers.run({ kind: 'preview', id }))
      return answerOf(await found(id))
    },

    /** @throws import.not_found, import.not_ready */
    async rows(id: string, query: ImportRowQuery) {
      await previewed(id)
      return imports.page(id, query)
    },

    /** Returns the columns and rows of the error file. Throws import.not_found, import.not_ready. */
    async errors(id: string) {
      const { columns, mapping } = await previewed(id)
      const fields = Object.entries(mapping).map(([column, field]) => {
        return { field, heading: columns[Number(column)]?.heading || headingOf(field) }
      })
      return { fields, rows: errorRows(id) }
    },

    /** Starts applying the preview. Throws import.not_found, import.has_errors, import.not_ready. */
    async apply(actor: Actor, id: string, skipErrors: boolean): Promise<ProductImport> {
      const planned = await found(id)
      const { status, counts } = planned
      if (status === 'previewed' && counts.error && !skipErrors)
        throw problem('import.has_errors', `${counts.error} rows have errors: mend them, or skip them`)
      const operationId = randomUUID()
      if (!(await imports.beginApplying(id, operationId, skipErrors)))
        throw problem('import.not_ready', 'It is not previewed, or has nothing to write')
      inBackground(id, 'applying', () => applyImport(services, actor, planned, operationId, stop.signal))
      return answerOf(await found(id))
    },

    stopReaders: readers.close,

    /** Stops copying pictures; the import fails with nothing written. */
    stopCopying: () => stop.abort(new ImportFaultError('stopped')),

    headings: () => importFields.filter((field) => field !== 'id').map(headingOf),
  }

  async function previewed(id: string): Promise<ProductImportRow> {
    const row = await found(id)
    if (['uploaded', 'previewing'].includes(row.status)) throw problem('import.not_ready', 'It has not been previewed')
    return row
  }

  async function* errorRows(id: string) {
    let last = 0
    for (;;) {
      const rows = await imports.errorsAfter(id, last, rowsAtOnce)
      yield* rows
      last = rows.at(-1)?.row ?? last
      if (rows.length < rowsAtOnce) return
    }
  }
}

export type ProductImports = ReturnType<typeof createProductImports>

function faultOf(error: unknown): ImportFault {
  if (error instanceof ImportFaultError) return error.code
  return error instanceof ProblemError && error.code === 'record.changed' ? 'changed' : 'failed'
}

function answerOf({ createdAt, counts, error, ...row }: ProductImportRow): ProductImport {
  const none = { create: 0, update: 0, unchanged: 0, error: 0 }
  return { ...row, counts: { ...none, ...counts }, error, createdAt: createdAt.toISOString() }
}

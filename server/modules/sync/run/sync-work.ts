import type { RecordField } from '#contract/fields/product.ts'
import type { RetainedField } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { createRetainedFieldsRepo } from '../connection/retained-fields.repo.ts'
import { createImageCopier } from '../import/import-images.ts'
import { createPageReader, type PageReader } from '../import/import-read.ts'
import { createTranslations } from '../import/import-translations.ts'
import type { WriteOptions } from '../import/import-write.ts'
import { rolesOf } from '../mapping/field-handling.ts'
import { catalogueFault, lostFields, type MappedColumns, mapProperties } from '../mapping/mapping.ts'
import { createMappingVersionsRepo } from '../mapping/mapping-versions.repo.ts'
import { createRetainedCount, type LastReading, newlyMappedFields } from '../mapping/new-columns.rules.ts'
import { refuseItself } from '../pricebook/pricebook.service.ts'
import { createSyncRepo } from './sync.repo.ts'
import { noteOf, SyncError } from './sync-error.ts'
import type { Run, SyncServices } from './sync-run.ts'
import { createRunWriter, type RunWriter } from './sync-transaction.ts'

export interface Work {
  services: SyncServices
  run: Run
  columns: MappedColumns
  sourceTime: Date | undefined
  read: PageReader
  writer: RunWriter
  writing: Omit<WriteOptions, 'onWritten'>
  last: LastReading | undefined
  gone: RetainedField[]
  blank: ReturnType<typeof createRetainedCount>
}

export async function begin(services: SyncServices, run: Run): Promise<Work> {
  const { database, databaseId, source, pricebook, now } = services
  refuseItself(pricebook, databaseId)
  if (run.direction !== 'import' && !source.live) throw new SyncError(syncNote('source.read-only'))
  const repo = createSyncRepo(database.prisma)
  const found = await source.table(databaseId, run.signal, run.stop).catch((error: unknown) => {
    run.stop.throwIfAborted()
    throw new SyncError(source.unreached(noteOf(error)), { cause: error })
  })
  if (found.at) await repo.saveSourceTime(run.id, found.at)
  const [known, last, stored] = await Promise.all([
    repo.knownMapping(databaseId),
    repo.lastReading(databaseId),
    createMappingVersionsRepo(database.prisma).current(databaseId),
  ])
  const rules = { mapping: stored?.mapping, rates: services.rates() }
  const columns = withoutField(mapProperties(found.columns, known, rules), run.givesUp)
  if (stored) await repo.readsBy(run.id, stored.version)
  const fault = catalogueFault(columns, found.columns, stored !== undefined)
  if (fault) throw new SyncError(fault)
  const warn = (warning: SyncNote) => run.warnings.push(warning)
  columns.warnings.map(warn)
  const gone = await createRetainedFieldsRepo(database.prisma).held(lostFields(columns))
  for (const field of gone) warn(retainedNote(field))
  const unreadable = Object.entries(known).filter(([field]) => columns.unreadable.some((one) => one === field))
  if (!run.dryRun) await repo.saveMapping(databaseId, { ...Object.fromEntries(unreadable), ...columns.automatic })
  const writer = createRunWriter(database, run.id, services.onCommit)
  const writing = {
    writer,
    database,
    runId: run.id,
    source,
    takes: run.direction !== 'export',
    roles: rolesOf(columns.handlings),
    planned: undefined,
    onLowStock: services.onLowStock,
    onStockChange: services.onStockChange,
    copyImages: createImageCopier(services.images, services.pictureOrigin, run.signal),
    translate: createTranslations(services.translator, run.signal),
    stop: run.stop,
    warn,
    now,
  }
  const translates = services.translator !== undefined
  const blank = createRetainedCount()
  const fills = run.direction !== 'import' && source.live !== undefined
  const newlyMapped = newlyMappedFields(columns, last, run.givesUp)
  const read = createPageReader({ columns, repo, translates, newlyMapped, fills, onRetained: blank.note })
  return { services, run, columns, sourceTime: found.at, read, writer, writing, last, gone, blank }
}

function withoutField(columns: MappedColumns, givenUp: RecordField | undefined): MappedColumns {
  return { ...columns, unreadable: columns.unreadable.filter((field) => field !== givenUp) }
}

export function retainedNote({ field, reason, products: count, samples }: RetainedField): SyncNote {
  if (reason === 'blank') return syncNote('column.kept-blank', { field, count, samples: samples.join(' · ') || '…' })
  return syncNote('column.kept', { field, count, samples: samples.join(' · ') || '…' })
}

import type * as z from 'zod/mini'
import type { connectionTestRequestSchema, NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createMappingVersionsRepo } from '../mapping/mapping-versions.repo.ts'
import { createSyncPushesRepo } from '../push/sync-pushes.repo.ts'
import { createSyncRepo } from '../run/sync.repo.ts'
import { failedAnswer, lateNote } from '../source/failed-answer.ts'
import type { LiveSource, Source } from '../source/source.ts'
import { SourceError } from '../source/source-error.ts'
import { createRetainedFieldsRepo } from './retained-fields.repo.ts'
import { type ConnectionTarget, connectionTarget } from './sync-connection.rules.ts'
import { databaseAnswer } from './sync-database.rules.ts'

type Given = z.infer<typeof connectionTestRequestSchema>

interface SyncDatabaseServices {
  database: Database
  settings: SettingsSource
  config: Config
  sourceOf: (target: ConnectionTarget) => Source
  limitMs?: number
}

const usualLimitMs = 30_000
const probeName = 'harbour-iot: is writing allowed?'

/** Inspects the connected database and tests what a sync needs, without changing anything in it. */
export function createSyncDatabase({ limitMs = usualLimitMs, ...services }: SyncDatabaseServices) {
  const { settings, config, sourceOf } = services
  const { prisma } = services.database

  async function look(target: ConnectionTarget): Promise<NotionDatabaseAnswer> {
    const signal = AbortSignal.timeout(limitMs)
    const source = sourceOf(target)
    try {
      const found = await source.table(target.databaseId, signal)
      const [known, last, unsent, mapping] = await Promise.all([
        createSyncRepo(prisma).knownMapping(target.databaseId),
        createSyncRepo(prisma).lastReading(target.databaseId),
        createSyncPushesRepo(prisma).fields(),
        createMappingVersionsRepo(prisma).current(target.databaseId),
      ])
      const rules = { mapping: mapping?.mapping, rates: settings.current().sales }
      const { unreadable, ...answer } = databaseAnswer(found, known, new Set(source.live ? unsent : []), rules)
      const gone = await createRetainedFieldsRepo(prisma).held(unreadable)
      const blank = (last?.kept ?? []).filter(({ field, reason }) => reason === 'blank' && !unreadable.includes(field))
      const kept = [...gone, ...blank]
      const canWrite = source.live ? await mayWrite(source.live, target.databaseId, signal) : null
      const notes = [...answer.warningNotes, ...(await pricebookWarnings(source, target, signal, limitMs))]
      return { ...answer, kept, canWrite, ...warningsOf(notes) }
    } catch (error) {
      if (error instanceof SourceError && error.code === 'source_not_chosen') return undecided(error)
      throw failedAnswer(target.kind, error, { isLate: signal.aborted, limitMs })
    }
  }

  return {
    /** @throws request.invalid if a key or database is missing; notion.failed with Notion's message; files.failed */
    async test(given: Given): Promise<NotionDatabaseAnswer> {
      const target = connectionTarget(settings.current(), config, given)
      if ('faults' in target) throw problem('request.invalid', 'Something is missing to connect with', target.faults)
      return look(target)
    },

    /** Inspects the stored connection. @throws sync.off; notion.failed with Notion's message; files.failed */
    async read(): Promise<NotionDatabaseAnswer> {
      const target = connectionTarget(settings.current(), config, {})
      if ('faults' in target) throw problem('sync.off', 'Connect a database or files first')
      return look(target)
    },
  }
}

export type SyncDatabaseService = ReturnType<typeof createSyncDatabase>

function undecided({ note, dataSources }: SourceError): NotionDatabaseAnswer {
  const nothing = { properties: [], missing: [], kept: [], canWrite: null }
  return { title: '', apiVersion: '', dataSources, dataSourceId: null, ...nothing, ...warningsOf([note]) }
}

function warningsOf(notes: SyncNote[]): Pick<NotionDatabaseAnswer, 'warnings' | 'warningNotes'> {
  return { warnings: notes.map((note) => syncNoteIn(note, 'en')), warningNotes: notes }
}

/**
 * Tests write access by writing a property that does not exist: Notion answers 400 if the integration may write, and
 * changes nothing. @returns null if there is no page to try
 */
async function mayWrite(notion: LiveSource, databaseId: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    for await (const { pages } of notion.pages(databaseId, { signal })) {
      const page = pages.find(({ isTrashed }) => !isTrashed)
      if (page) await notion.updatePage(page.id, { properties: { [probeName]: { number: 0 } } }, signal)
      return null
    }
  } catch (error) {
    if (error instanceof SourceError && error.status === 400) return true
    if (error instanceof SourceError && error.status === 403) return false
  }
  return null
}

async function pricebookWarnings(
  source: Source,
  { pricebookDatabaseId }: ConnectionTarget,
  signal: AbortSignal,
  limitMs: number,
): Promise<SyncNote[]> {
  if (!pricebookDatabaseId) return []
  return source.table(pricebookDatabaseId, signal).then(
    () => [],
    (error: unknown) => {
      const reason = error instanceof SourceError ? error.note : lateNote('notion', limitMs)
      return [syncNote('pricebook.not-written', { reason })]
    },
  )
}

import type * as z from 'zod/mini'
import type { connectionTestRequestSchema, NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createMappingVersionsRepo } from '../mapping/mapping-versions.repo.ts'
import type { Notion } from '../notion/client.ts'
import { NotionError } from '../notion/errors.ts'
import { failedAnswer } from '../notion/failed-answer.ts'
import { createSyncPushesRepo } from '../push/sync-pushes.repo.ts'
import { createSyncRepo } from '../run/sync.repo.ts'
import { createKeptFieldsRepo } from './kept-fields.repo.ts'
import { type ConnectionTarget, connectionTarget } from './sync-connection.rules.ts'
import { databaseAnswer } from './sync-database.rules.ts'

type Given = z.infer<typeof connectionTestRequestSchema>

interface SyncDatabaseServices {
  database: Database
  settings: SettingsSource
  config: Config
  /** The adapter with this key, for this data source. */
  notionOf: (access: { apiKey: string; dataSourceId: string | undefined }) => Notion
  /** After which a test is cut off. */
  limitMs?: number
}

const usualLimitMs = 30_000
/** Of a property that no database has. */
const probeName = 'harbour-iot: is writing allowed?'

/** Looks at the database that is synced with, and tries what a sync will need without changing anything there. */
export function createSyncDatabase({ limitMs = usualLimitMs, ...services }: SyncDatabaseServices) {
  const { settings, config, notionOf } = services
  const { prisma } = services.database

  async function look(target: ConnectionTarget): Promise<NotionDatabaseAnswer> {
    const signal = AbortSignal.timeout(limitMs)
    const notion = notionOf(target)
    try {
      const found = await notion.database(target.databaseId, signal)
      const [known, unsent, mapping] = await Promise.all([
        createSyncRepo(prisma).knownMapping(target.databaseId),
        createSyncPushesRepo(prisma).fields(),
        createMappingVersionsRepo(prisma).current(target.databaseId),
      ])
      const rules = mapping && { mapping: mapping.mapping, rates: settings.current().sales }
      const { unreadable, ...answer } = databaseAnswer(found, known, new Set(unsent), rules)
      const kept = await createKeptFieldsRepo(prisma).held(unreadable)
      const canWrite = await mayWrite(notion, target.databaseId, signal)
      const notes = [...answer.warningNotes, ...(await pricebookWarnings(notion, target, signal, limitMs))]
      return { ...answer, kept, canWrite, ...warningsOf(notes) }
    } catch (error) {
      if (signal.aborted) throw failedAnswer(syncNote('notion.timeout', { seconds: limitMs / 1000 }))
      if (!(error instanceof NotionError)) throw error
      if (error.code === 'source_not_chosen') return undecided(error)
      throw failedAnswer(error.note, error.message)
    }
  }

  return {
    /**
     * With what is given over what is kept.
     * @throws request.invalid where a key or a database is missing; notion.failed with Notion's own message
     */
    async test(given: Given): Promise<NotionDatabaseAnswer> {
      const target = connectionTarget(settings.current(), config, given)
      if ('faults' in target) throw problem('request.invalid', 'A key and a database are needed', target.faults)
      return look(target)
    },

    /** With what is kept. @throws sync.off where nothing is; notion.failed with Notion's own message */
    async read(): Promise<NotionDatabaseAnswer> {
      const target = connectionTarget(settings.current(), config, {})
      if ('faults' in target) throw problem('sync.off', 'Enter a database and its key first')
      return look(target)
    },
  }
}

export type SyncDatabaseService = ReturnType<typeof createSyncDatabase>

/** Staff choose one of the data sources first. */
function undecided({ note, dataSources }: NotionError): NotionDatabaseAnswer {
  const nothing = { properties: [], missing: [], kept: [], canWrite: null }
  return { title: '', apiVersion: '', dataSources, dataSourceId: null, ...nothing, ...warningsOf([note]) }
}

function warningsOf(notes: SyncNote[]): Pick<NotionDatabaseAnswer, 'warnings' | 'warningNotes'> {
  return { warnings: notes.map((note) => syncNoteIn(note, 'en')), warningNotes: notes }
}

/**
 * Sends a page of the database a value for a property that does not exist: Notion refuses it as such, and changes nothing,
 * where the integration may write at all.
 * @returns null where nothing can be tried
 */
async function mayWrite(notion: Notion, databaseId: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    for await (const { pages } of notion.pages(databaseId, { signal })) {
      const page = pages.find(({ archived, in_trash }) => !archived && !in_trash)
      if (page) await notion.updatePage(page.id, { properties: { [probeName]: { number: 0 } } }, signal)
      return null
    }
  } catch (error) {
    if (error instanceof NotionError && error.status === 400) return true
    if (error instanceof NotionError && error.status === 403) return false
  }
  return null
}

async function pricebookWarnings(
  notion: Notion,
  { pricebookDatabaseId }: ConnectionTarget,
  signal: AbortSignal,
  limitMs: number,
): Promise<SyncNote[]> {
  if (!pricebookDatabaseId) return []
  return notion.database(pricebookDatabaseId, signal).then(
    () => [],
    (error: unknown) => {
      const reason = error instanceof NotionError ? error.note : syncNote('notion.timeout', { seconds: limitMs / 1000 })
      return [syncNote('pricebook.not-written', { reason })]
    },
  )
}

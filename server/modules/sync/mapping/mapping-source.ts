import { syncNote } from '#contract/sync/sync-notes.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type ConnectionTarget, connectionTarget } from '../connection/sync-connection.rules.ts'
import type { Notion, NotionDatabase, NotionPage } from '../notion/client.ts'
import { NotionError } from '../notion/errors.ts'
import { failedAnswer } from '../notion/failed-answer.ts'

/** What the studio looks at: a database, and the first of its rows. */
export interface LookedAt {
  databaseId: string
  database: NotionDatabase
  /** None of them in the trash. */
  pages: NotionPage[]
}

export interface MappingSourceServices {
  settings: SettingsSource
  config: Config
  /** The adapter with this key, for this data source. */
  notionOf: (access: { apiKey: string; dataSourceId: string | undefined }) => Notion
  now: () => Date
  /** After which Notion is not waited for any longer. */
  limitMs?: number
}

const usualLimitMs = 30_000
/** A preview follows every change in the studio: the rows that it was opened with will do for a while. */
const freshMs = 5 * 60_000

/** Looks at the source that is connected. */
export function createMappingSource({ limitMs = usualLimitMs, now, ...services }: MappingSourceServices) {
  const { settings, config, notionOf } = services
  let last: { key: string; at: number; seen: LookedAt } | undefined

  /** @throws sync.off where no database or key is kept */
  function target(): ConnectionTarget {
    const found = connectionTarget(settings.current(), config, {})
    if ('faults' in found) throw problem('sync.off', 'Enter a database and its key first')
    return found
  }

  async function look(at: ConnectionTarget): Promise<LookedAt> {
    const { databaseId } = at
    const signal = AbortSignal.timeout(limitMs)
    try {
      const notion = notionOf(at)
      const database = await notion.database(databaseId, signal)
      return { databaseId, database, pages: await firstPages(notion, databaseId, signal) }
    } catch (error) {
      if (signal.aborted) throw failedAnswer(syncNote('notion.timeout', { seconds: limitMs / 1000 }))
      if (error instanceof NotionError) throw failedAnswer(error.note, error.message)
      throw error
    }
  }

  return {
    /** The database's id, whether it can be reached or not. @throws sync.off */
    databaseId: () => target().databaseId,

    isConnected: () => !('faults' in connectionTarget(settings.current(), config, {})),

    /** @throws sync.off; notion.failed with Notion's own message */
    async look(): Promise<LookedAt> {
      const at = target()
      const seen = await look(at)
      last = { key: JSON.stringify(at), at: now().getTime(), seen }
      return seen
    },

    /** The same, as it was seen lately. */
    async recent(): Promise<LookedAt> {
      const isFresh = last && last.key === JSON.stringify(target()) && now().getTime() - last.at < freshMs
      return last && isFresh ? last.seen : this.look()
    },
  }
}

/** One request's worth of rows that are there. */
async function firstPages(notion: Notion, databaseId: string, signal: AbortSignal): Promise<NotionPage[]> {
  for await (const { pages } of notion.pages(databaseId, { signal })) {
    if (pages.length > 0) return pages.filter(({ archived, in_trash }) => !archived && !in_trash)
  }
  return []
}

import type { SourceKind } from '#contract/sync/source.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type ConnectionTarget, connectionTarget } from '../connection/sync-connection.rules.ts'
import { failedAnswer } from '../source/failed-answer.ts'
import type { Source, SourcePage, SourceTable } from '../source/source.ts'

export interface LookedAt {
  source: SourceKind
  databaseId: string
  table: SourceTable
  pages: SourcePage[]
}

export interface MappingSourceServices {
  settings: SettingsSource
  config: Config
  sourceOf: (target: ConnectionTarget) => Source
  now: () => Date
  limitMs?: number
}

const usualLimitMs = 30_000
/** The studio refreshes its preview after every change; rows are cached for this long. */
const freshMs = 5 * 60_000

export function createMappingSource({ limitMs = usualLimitMs, now, ...services }: MappingSourceServices) {
  const { settings, config, sourceOf } = services
  let last: { key: string; at: number; seen: LookedAt } | undefined

  /** @throws sync.off */
  function target(): ConnectionTarget {
    const found = connectionTarget(settings.current(), config, {})
    if ('faults' in found) throw problem('sync.off', 'Connect a database or files first')
    return found
  }

  async function look(at: ConnectionTarget): Promise<LookedAt> {
    const { databaseId } = at
    const signal = AbortSignal.timeout(limitMs)
    try {
      const source = sourceOf(at)
      const table = await source.table(databaseId, signal)
      return { source: source.kind, databaseId, table, pages: await firstPages(source, databaseId, signal) }
    } catch (error) {
      throw failedAnswer(at.kind, error, { isLate: signal.aborted, limitMs })
    }
  }

  return {
    /** Does not contact the source. @throws sync.off */
    databaseId: () => target().databaseId,

    isConnected: () => !('faults' in connectionTarget(settings.current(), config, {})),

    /** @throws sync.off; notion.failed with Notion's message; files.failed */
    async look(): Promise<LookedAt> {
      const at = target()
      const seen = await look(at)
      last = { key: JSON.stringify(at), at: now().getTime(), seen }
      return seen
    },

    async recent(): Promise<LookedAt> {
      const isFresh = last && last.key === JSON.stringify(target()) && now().getTime() - last.at < freshMs
      return last && isFresh ? last.seen : this.look()
    },
  }
}

async function firstPages(source: Source, databaseId: string, signal: AbortSignal): Promise<SourcePage[]> {
  for await (const { pages } of source.pages(databaseId, { signal })) {
    if (pages.length > 0) return pages.filter(({ isTrashed }) => !isTrashed)
  }
  return []
}

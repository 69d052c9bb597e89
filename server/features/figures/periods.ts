import type { AnalyticsRange } from '#contract/figures.ts'
import type { Database } from '#server/platform/database.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { type Bucket, createPeriodsRepo } from './periods.repo.ts'

export interface FiguresServices {
  database: Database
  settings: SettingsSource
  now: () => Date
}

/** What figures are of: `said` is how every answer begins. */
export interface Period {
  said: { range: AnalyticsRange; timezone: string; fromDay: string; toDay: string; from: string; to: string }
  /** The period before ends where this one begins. */
  beforeFrom: Date
  from: Date
  to: Date
  buckets: Bucket[]
}

/** Ranges in the shop's time zone, the last day of them today. */
export function createPeriods({ database, settings, now }: FiguresServices) {
  const repo = createPeriodsRepo(database.prisma)
  return {
    async of(range: AnalyticsRange): Promise<Period> {
      const { timezone } = settings.current().general
      const buckets = await repo.buckets(range, now(), timezone)
      const [first, last] = [buckets[0], buckets.at(-1)]
      if (!(first && last)) throw new Error('A range has days')
      const [from, to] = [first.from, last.to]
      const said = { range, timezone, fromDay: first.day, toDay: last.lastDay, ...momentsOf({ from, to }) }
      return { said, beforeFrom: first.beforeFrom, from, to, buckets }
    },
  }
}

export type Periods = ReturnType<typeof createPeriods>

export function momentsOf({ from, to }: { from: Date; to: Date }): { from: string; to: string } {
  return { from: from.toISOString(), to: to.toISOString() }
}

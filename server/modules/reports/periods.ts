import type { AnalyticsRange } from '#contract/staff/figures.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Bucket, createPeriodsRepo } from './periods.repo.ts'

export interface FiguresServices {
  database: Database
  settings: SettingsSource
  now: () => Date
}

/** `answerFields` are the first fields of every response. */
export interface Period {
  answerFields: { range: AnalyticsRange; timezone: string; fromDay: string; toDay: string; from: string; to: string }
  /** First days of the previous period and of this one, and the day after its last. */
  beforeDay: string
  fromDay: string
  endDay: string
  beforeFrom: Date
  from: Date
  to: Date
  buckets: Bucket[]
}

/** Returns ranges in the shop's time zone that end today. */
export function createPeriods({ database, settings, now }: FiguresServices) {
  const repo = createPeriodsRepo(database.prisma)
  return {
    async of(range: AnalyticsRange): Promise<Period> {
      const { timezone } = settings.current().general
      const buckets = await repo.buckets(range, now(), timezone)
      const [first, last] = [buckets[0], buckets.at(-1)]
      if (!(first && last)) throw new Error('A range has days')
      const [from, to] = [first.from, last.to]
      const answerFields = {
        range,
        timezone,
        fromDay: first.day,
        toDay: dayBefore(last.next),
        ...momentsOf({ from, to }),
      }
      const days = { beforeDay: first.beforeDay, fromDay: first.day, endDay: last.next }
      return { answerFields, ...days, beforeFrom: first.beforeFrom, from, to, buckets }
    },
  }
}

export function momentsOf({ from, to }: { from: Date; to: Date }): { from: string; to: string } {
  return { from: from.toISOString(), to: to.toISOString() }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, 10)
}

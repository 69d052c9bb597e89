import { expect, it } from 'vitest'
import { backupName, madeAt, outdated } from '#server/modules/maintenance/backup/keeping.rules.ts'

const dayMs = 24 * 3_600_000
const from = Date.UTC(2026, 0, 1, 18, 30)
const nightly = Array.from({ length: 365 }, (_, day) => backupName(new Date(from + day * dayMs)))

function kept(keeping: Parameters<typeof outdated>[1], names = nightly): string[] {
  const removed = new Set(outdated(names, keeping))
  return names.filter((name) => !removed.has(name)).map((name) => madeAt(name)?.toISOString().slice(0, 10) ?? name)
}

it('of a year of nights the newest of 7 days, 4 weeks from Monday and 6 months are kept', () => {
  expect(kept({ days: 7, weeks: 4, months: 6 })).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ])
})

it('days without a backup do not count: the newest are kept however old they are', () => {
  expect(kept({ days: 2, weeks: 0, months: 0 }, nightly.slice(0, 3))).toEqual(['2026-01-02', '2026-01-03'])
})

it('of several backups of a day the newest is kept, and other files are never removed', () => {
  const names = [10, 12, 11].map((hour) => backupName(new Date(Date.UTC(2026, 0, 1, hour))))
  expect(outdated([...names, 'notes.txt', `${names[0]}.partial`], { days: 1, weeks: 1, months: 1 })).toEqual([
    names[2],
    names[0],
  ])
})

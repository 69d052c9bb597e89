import { describe, expect, it } from 'vitest'
import {
  ageAt,
  dayOf,
  daysAfter,
  daysOf,
  momentsOf,
  type Span,
  startOf,
} from '#server/modules/maintenance/samples/sample-calendar.rules.ts'

const always = { after: new Date('2000-01-01T00:00:00Z'), until: new Date('2100-01-01T00:00:00Z') }
const spanOf = (after: string, until: string): Span => ({
  anchor: '2026-01-01',
  after: new Date(after),
  until: new Date(until),
})

describe('days of samples are those of Hong Kong', () => {
  it.each([
    ['2026-03-01T15:59:59.999Z', '2026-03-01'],
    ['2026-03-01T16:00:00.000Z', '2026-03-02'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
  ])('%s is on %s', (moment, day) => {
    expect(dayOf(new Date(moment))).toBe(day)
  })

  it('begin eight hours before those of Greenwich', () => {
    expect(new Date(startOf('2026-03-02')).toISOString()).toBe('2026-03-01T16:00:00.000Z')
  })

  it.each([
    ['2026-03-02', 0, '2026-03-02'],
    ['2026-02-27', 2, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-01-01', 366, '2025-01-01'],
  ])('from %s, %i days on is %s', (day, days, then) => {
    expect(daysAfter(day, days)).toBe(then)
  })

  it.each<[string, Span, string[]]>([
    [
      'over the end of a month',
      spanOf('2026-02-27T15:00:00Z', '2026-03-01T01:00:00Z'),
      ['2026-02-27', '2026-02-28', '2026-03-01'],
    ],
    ['of an hour', spanOf('2026-02-27T01:00:00Z', '2026-02-27T02:00:00Z'), ['2026-02-27']],
    [
      'of an hour around midnight',
      spanOf('2026-02-27T15:30:00Z', '2026-02-27T16:30:00Z'),
      ['2026-02-27', '2026-02-28'],
    ],
    ['that ends before it begins', spanOf('2026-02-27T01:00:00Z', '2026-02-20T01:00:00Z'), []],
  ])('are all those that a span touches on: %s', (_what, span, days) => {
    expect(daysOf(span)).toEqual(days)
  })

  it.each([
    ['2026-03-01T16:00:00Z', 3],
    ['2026-03-02T04:00:00Z', 2.5],
    ['2026-03-05T01:00:00Z', -0.375],
  ])('count to the beginning of the last, from %s', (at, days) => {
    expect(ageAt(new Date(at), spanOf('2026-01-01T00:00:00Z', '2026-03-05T03:00:00Z'))).toBe(days)
    expect(ageAt(new Date(at), spanOf('2026-01-01T00:00:00Z', '2026-03-05T15:00:00Z'))).toBe(days)
  })
})

const years = (first: number, last: number) => daysOf(spanOf(`${first}-01-01T00:00:00Z`, `${last}-12-31T00:00:00Z`))
const decade = years(2010, 2019)

/** How many there are a day, of those days. */
function averageOf(days: readonly string[], rate = 100, anchor = '2020-01-01'): number {
  const counts = days.map((day) => momentsOf('sample', day, rate, { anchor, ...always }).length)
  return counts.reduce((sum, count) => sum + count, 0) / counts.length
}

describe('how busy days of samples are', () => {
  it('follows the week: hardly anybody works on Sundays, few on Saturdays', () => {
    const [sunday = 0, monday = 0, tuesday = 0, wednesday = 0, thursday = 0, friday = 0, saturday = 0] = [
      0, 1, 2, 3, 4, 5, 6,
    ].map((weekday) => averageOf(decade.filter((day) => new Date(day).getUTCDay() === weekday)))
    expect(sunday).toBeLessThan(saturday / 2)
    expect(saturday).toBeLessThan(Math.min(monday, tuesday, wednesday, thursday, friday) / 2)
  })

  it('follows the year: Lunar New Year is quiet, budgets are spent in March, July and November', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      averageOf(decade.filter((day) => new Date(day).getUTCMonth() === month)),
    )
    const [, february = 0, march = 0] = months
    expect(february).toBe(Math.min(...months))
    expect(march).toBe(Math.max(...months))
    for (const month of [6, 10]) {
      expect(months[month]).toBeGreaterThan(Math.max(months[month - 1] ?? 0, months[month + 1] ?? 0))
    }
  })

  it('grows from the anchor on, for three years: twofold in one', () => {
    const before = averageOf(decade)
    const growthIn = (year: number) => averageOf(years(year, year), 100, '2019-07-01') / before
    expect(Math.abs(growthIn(2015) - 1)).toBeLessThan(0.1)
    expect(Math.abs(growthIn(2020) - 2)).toBeLessThan(0.2)
    expect(Math.abs(growthIn(2031) / growthIn(2024) - 1)).toBeLessThan(0.1)
  })

  it.each([0.3, 2])('is as the rate says, though it is %d a day', (rate) => {
    const ratio = averageOf(decade, rate) / rate / (averageOf(decade) / 100)
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  })

  it('differs from day to day by half of it up or down', () => {
    const usual = decade.filter((day) => day.slice(5, 7) === '04' && new Date(day).getUTCDay() === 4)
    const counts = usual.map((day) => momentsOf('sample', day, 100, { anchor: '2020-01-01', ...always }).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(50)
    expect(Math.max(...counts)).toBeLessThanOrEqual(166)
    expect(new Set(counts).size).toBeGreaterThan(10)
  })
})

describe('moments of a day of samples', () => {
  const day = '2026-03-03'
  const all = momentsOf('talk', day, 40, { anchor: '2026-01-01', ...always })
  const sorted = all.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime())
  const within = (after: Date | undefined, until: Date | undefined) =>
    momentsOf('talk', day, 40, {
      anchor: '2026-01-01',
      after: after ?? always.after,
      until: until ?? always.until,
    }).map(({ at }) => at)

  it('are in office hours', () => {
    const minutes = years(2015, 2015).flatMap((each) =>
      momentsOf('talk', each, 100, { anchor: '2020-01-01', ...always }).map(
        ({ at }) => (at.getTime() - startOf(each)) / 60_000,
      ),
    )
    const [first, last] = minutes.reduce(
      ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
      [Number.POSITIVE_INFINITY, 0],
    )
    expect(first).toBeGreaterThanOrEqual(9 * 60)
    expect(first).toBeLessThan(9.5 * 60)
    expect(last).toBeGreaterThan(18.5 * 60)
    expect(last).toBeLessThan(19 * 60 + 1)
  })

  it('have keys of their own, by kind and day', () => {
    const keys = momentsOf('talk', day, 40, { anchor: '2026-01-01', ...always }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(all.length)
    for (const key of keys) expect(key).toContain(`talk ${day}`)
  })

  it('are the same each time, and others of another kind or day', () => {
    const timesOf = (kind: string, of: string) =>
      momentsOf(kind, of, 40, { anchor: '2026-01-01', ...always }).map(({ at }) => at.getTime() - startOf(of))
    expect(timesOf('talk', day)).toEqual(timesOf('talk', day))
    expect(timesOf('talk', day)).not.toEqual(timesOf('order', day))
    expect(timesOf('talk', day).slice(0, 5)).not.toEqual(timesOf('talk', '2026-03-10').slice(0, 5))
  })

  it('come after the beginning of the span, up to and with its end', () => {
    const [third, seventh] = [sorted[2], sorted[6]]
    expect(within(undefined, undefined)).toHaveLength(all.length)
    expect(within(third, undefined)).toHaveLength(all.length - 3)
    expect(within(undefined, seventh)).toHaveLength(7)
    expect(within(third, seventh)).toHaveLength(4)
    expect(within(seventh, third)).toEqual([])
  })
})

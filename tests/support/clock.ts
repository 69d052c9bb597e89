/**
 * What the app's clock says in tests that need a day: a Wednesday, 17:00 in Hong Kong, far from the ends of a month. PostgreSQL's
 * own clock goes on: of what it dates, a test says nothing.
 */
export const testNow = new Date('2026-05-20T09:00:00Z')

const dayMs = 24 * 3_600_000

/** A moment as many days from another as this; before it where negative. */
export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

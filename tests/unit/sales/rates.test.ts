import { describe, expect, it } from 'vitest'
import { shopDay } from '#server/modules/settings/rates.ts'

describe('the day it is in the shop', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-21'],
    ['2026-11-21T16:00:00Z', '2026-11-22'],
    ['2026-11-30T15:59:59Z', '2026-11-30'],
    ['2026-11-30T16:00:00Z', '2026-12-01'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2028-02-28T16:00:00Z', '2028-02-29'],
  ])('at %s it is %s in Hong Kong', (moment, day) => {
    expect(shopDay(new Date(moment), 'Asia/Hong_Kong')).toBe(day)
  })

  it('goes by the zone that the settings name', () => {
    expect(shopDay(new Date('2026-11-21T23:30:00Z'), 'America/New_York')).toBe('2026-11-21')
  })
})

import { describe, expect, it } from 'vitest'
import { axisEnd, axisText, stopwatch, tenths, whole } from '../../../client/src/site/platform/figures.rules.ts'
import { placeOf, queryOf } from '../../../client/src/site/platform/place.rules.ts'
import { devices, levelIds } from '../../../client/src/site/platform/simulation/building.ts'

const at = (query: string) => placeOf(new URLSearchParams(query))

describe('the place that an address names', () => {
  it.each(['', 'floor=9', 'floor=', 'device=nothing', 'view=gold', 'view=building', 'other=1'])(
    'is the building for "%s"',
    (query) => expect(at(query)).toEqual({ view: 'building' }),
  )

  it('and the address of a place lead to each other', () => {
    const places = [
      { view: 'building' as const },
      { view: 'orders' as const },
      { view: 'report' as const },
      ...levelIds.map((level) => ({ view: 'floor' as const, level })),
      ...devices.map((device) => ({ view: 'device' as const, device })),
    ]
    expect(places.map((place) => at(queryOf(place)))).toEqual(places)
    expect(new Set(places.map(queryOf)).size).toBe(places.length)
    expect(queryOf({ view: 'building' })).toBe('')
  })
})

describe('figures', () => {
  it.each([
    [0, '0', '0.0'],
    [999.94, '1,000', '999.9'],
    [12345.67, '12,346', '12,345.7'],
    [1234567, '1,234,567', '1,234,567.0'],
  ])('%d', (value, integer, decimal) => expect([whole(value), tenths(value)]).toEqual([integer, decimal]))

  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [4500, '75:00'],
  ])('%d s on a stopwatch', (seconds, text) => expect(stopwatch(seconds)).toBe(text))

  it.each([
    [1, 1],
    [36, 40],
    [409, 500],
    [0.7, 0.8],
    [1091, 1200],
    [1000, 1000],
  ])('an axis up to %d ends at %d', (value, end) => expect(axisEnd(value)).toBeCloseTo(end, 9))

  it('marks an axis by its own values', () => expect([1200, 7.5, 0].map(axisText)).toEqual(['1,200', '7.5', '0']))
})

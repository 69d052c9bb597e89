import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batteryAt } from '../../../client/src/site/live-demo/simulation/battery.rules.ts'
import {
  deviceAt,
  devices,
  devicesOn,
  levelIds,
  levels,
} from '../../../client/src/site/live-demo/simulation/building.ts'
import {
  calendarOf,
  day,
  hour,
  interval,
  minute,
  monthEnd,
  start,
  timeOfDay,
  workOf,
} from '../../../client/src/site/live-demo/simulation/clock.rules.ts'
import { gradeOf, lastHeard, signalAt } from '../../../client/src/site/live-demo/simulation/health.rules.ts'
import { chance, drift } from '../../../client/src/site/live-demo/simulation/noise.rules.ts'
import {
  airAt,
  buildingPowerAt,
  energyBetween,
  energyIn,
  isTaken,
  powerAt,
  presenceAt,
  quarterOf,
  takenOn,
} from '../../../client/src/site/live-demo/simulation/readings.rules.ts'
import { isInUse } from '../../../client/src/site/live-demo/simulation/report.rules.ts'

const anyTime = fc.integer({ min: 0, max: monthEnd })
const anyLevel = fc.constantFrom(...levelIds)
const anyDevice = fc.constantFrom(...devices)

describe('the building', () => {
  it('has every kind of device, each found by its own id', () => {
    const count = (kind: string) => devices.filter((device) => device.kind === kind).length
    expect(['leak', 'energy', 'air', 'parking'].map(count)).toEqual([11, 12, 9, 54])
    expect(devices.map(({ id }) => deviceAt(id))).toEqual(devices)
    expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length)
    expect(deviceAt('6-leak')).toMatchObject({ kind: 'leak', level: '6' })
    expect(deviceAt('9-leak')).toBeUndefined()
  })
})

describe('the calendar of October 2026', () => {
  it.each([
    [0, { date: 1, weekday: 4, hours: 0 }, 'none'], // National Day
    [1 * day, { date: 2, weekday: 5 }, 'full'],
    [2 * day, { date: 3, weekday: 6 }, 'half'],
    [3 * day, { date: 4, weekday: 0 }, 'none'],
    [18 * day, { date: 19, weekday: 1 }, 'none'], // the day following Chung Yeung
    [start, { date: 28, weekday: 3, hours: 8, minutes: 0, seconds: 0 }, 'full'],
    [monthEnd - 1, { date: 31, weekday: 6, hours: 23, minutes: 59, seconds: 59 }, 'half'],
  ])('%i s is %o', (at, expected, work) => {
    expect(calendarOf(at)).toMatchObject(expected)
    expect(workOf(at)).toBe(work)
  })

  it('agrees with the real calendar, whatever the reader’s zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: monthEnd - 1 }), (at) => {
        const real = new Date(Date.UTC(2026, 9, 1) + at * 1000)
        const { date, weekday, hours, minutes, seconds } = calendarOf(at)
        expect([date, weekday, hours, minutes, seconds]).toEqual([
          real.getUTCDate(),
          real.getUTCDay(),
          real.getUTCHours(),
          real.getUTCMinutes(),
          real.getUTCSeconds(),
        ])
        expect(timeOfDay(at)).toBe(real.toISOString().slice(11, 16))
      }),
    )
  })

  it('counts ten hours of a working day as in use, four of a Saturday and none of a Sunday', () => {
    const inUse = (date: number) =>
      Array.from({ length: 24 }, (_, index) => isInUse((date - 1) * day + index * hour)).filter(Boolean).length
    expect([28, 31, 25, 1].map(inUse)).toEqual([10, 4, 0, 0])
  })
})

describe('what looks like chance', () => {
  it('is the same each time, from 0 to below 1, and spread out', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (of, index) => {
        const value = chance(of, index)
        expect(value).toBe(chance(of, index))
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(1)
      }),
    )
    const tenths = Array.from({ length: 10_000 }, (_, index) => Math.floor(chance('spread', index) * 10))
    const counts = Object.values(Object.groupBy(tenths, String)).map((all = []) => all.length)
    expect(counts).toHaveLength(10)
    expect(Math.min(...counts)).toBeGreaterThan(850)
    expect(Math.max(...counts)).toBeLessThan(1150)
  })

  it('drifts without a step, between -1 and 1', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 600, max: day }), (at, period) => {
        const value = drift('something', at, period)
        expect(Math.abs(value)).toBeLessThanOrEqual(1)
        // at its steepest, a turn rises by 1.5 times its height
        expect(Math.abs(drift('something', at + 1, period) - value)).toBeLessThanOrEqual(3 / period + 1e-9)
      }),
    )
  })
})

describe('readings', () => {
  it('are the same for the same second', () => {
    fc.assert(
      fc.property(anyLevel, anyTime, (level, at) => {
        expect(powerAt(level, at)).toBe(powerAt(level, at))
        expect(airAt(level, at)).toEqual(airAt(level, at))
      }),
    )
    // Kept as they are: whoever changes the simulation sees it here.
    expect(levelIds.map((level) => powerAt(level, start).toFixed(1)).join(' ')).toBe(
      '41.4 12.3 10.9 13.3 13.5 13.5 13.9 11.5 10.3 10.6 6.2 6.5',
    )
  })

  it('keep within what a building can draw', () => {
    fc.assert(
      fc.property(anyLevel, anyTime, (level, at) => {
        const { night, day: most } = levels[level].load
        expect(powerAt(level, at)).toBeGreaterThan(night * 0.9)
        expect(powerAt(level, at)).toBeLessThanOrEqual(most * 1.2)
        expect(presenceAt(at)).toBeGreaterThanOrEqual(0)
        expect(presenceAt(at)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('of air keep within what people breathe', () => {
    fc.assert(
      fc.property(anyLevel, anyTime, (level, at) => {
        const air = airAt(level, at)
        expect(air !== undefined).toBe(levels[level].airPeak !== undefined)
        if (!air) return
        const bounds = { co2: [400, 1300], pm25: [2, 60], temperature: [20, 28], humidity: [45, 75] } as const
        for (const kind of ['co2', 'pm25', 'temperature', 'humidity'] as const) {
          expect(air[kind]).toBeGreaterThanOrEqual(bounds[kind][0])
          expect(air[kind]).toBeLessThanOrEqual(bounds[kind][1])
        }
      }),
    )
  })

  it('do not jump: no more than a tenth of a floor’s load in a minute, but for what is switched', () => {
    fc.assert(
      fc.property(anyLevel, anyTime, (level, at) => {
        if (level === '5') return // its air handler is switched
        expect(Math.abs(powerAt(level, at + minute) - powerAt(level, at))).toBeLessThan(levels[level].load.day * 0.1)
      }),
    )
  })

  it('are higher at work than at night', () => {
    for (const level of levelIds)
      expect(powerAt(level, start + 3 * hour)).toBeGreaterThan(powerAt(level, start - 5 * hour))
  })
})

describe('energy', () => {
  it('of the floors adds up to the building’s', () => {
    fc.assert(
      fc.property(anyTime, (at) => {
        const sum = levelIds.reduce((all, level) => all + energyIn(level, quarterOf(at)), 0)
        expect((sum * hour) / interval).toBeCloseTo(buildingPowerAt(quarterOf(at) + interval / 2), 9)
      }),
    )
  })

  it('of two spans is that of the whole', () => {
    const quarters = fc.integer({ min: 0, max: 400 }).map((count) => count * interval)
    fc.assert(
      fc.property(anyLevel, quarters, quarters, quarters, (level, from, first, second) => {
        const middle = from + first
        const whole = energyBetween(level, from, middle + second)
        expect(energyBetween(level, from, middle) + energyBetween(level, middle, middle + second)).toBeCloseTo(whole, 6)
      }),
      { numRuns: 30 },
    )
  })

  it('counts only quarters of an hour that are over', () => {
    expect(energyBetween('6', start, start + interval - 1)).toBe(0)
    expect(energyBetween('6', start, start + interval)).toBe(energyIn('6', start))
  })
})

describe('parking', () => {
  it('counts what each bay says', () => {
    fc.assert(
      fc.property(fc.constantFrom('B1' as const, 'B2' as const), anyTime, (level, at) => {
        const bays = devicesOn(level).filter(({ kind }) => kind === 'parking')
        expect(takenOn(bays, at)).toBe(bays.filter((bay) => isTaken(bay, at)).length)
      }),
    )
  })
})

describe('a device', () => {
  it('has a battery that only goes down, a signal within bounds, and was heard not long ago', () => {
    fc.assert(
      fc.property(anyDevice, anyTime, anyTime, (device, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        const before = batteryAt(device, early)
        const after = batteryAt(device, late)
        expect(before === undefined).toBe(device.kind === 'energy' || device.kind === 'air')
        if (before !== undefined && after !== undefined) {
          expect(after).toBeLessThanOrEqual(before)
          expect(after).toBeGreaterThan(0)
          expect(before).toBeLessThanOrEqual(100)
        }
        expect(signalAt(device, one)).toBeGreaterThanOrEqual(-125)
        expect(signalAt(device, one)).toBeLessThanOrEqual(-50)
        expect(lastHeard(device, one)).toBeLessThanOrEqual(one)
        expect(one - lastHeard(device, one)).toBeLessThan(4 * hour)
      }),
    )
  })

  it.each([
    [-62, 'strong'],
    [-90, 'strong'],
    [-91, 'fair'],
    [-110, 'fair'],
    [-111, 'weak'],
  ])('at %i dBm has a %s signal', (signal, grade) => expect(gradeOf(signal)).toBe(grade))
})

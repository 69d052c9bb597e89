import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batteryAt, lowBattery } from '../../../client/src/site/platform/simulation/battery.rules.ts'
import {
  deviceAt,
  devicesOn,
  type LevelId,
  levelIds,
  levels,
} from '../../../client/src/site/platform/simulation/building.ts'
import {
  calendarOf,
  day,
  hour,
  interval,
  minute,
  monthEnd,
  start,
  workOf,
} from '../../../client/src/site/platform/simulation/clock.rules.ts'
import { lastDay, readingOf } from '../../../client/src/site/platform/simulation/device.rules.ts'
import { highNightLoadOffices, nightLoad } from '../../../client/src/site/platform/simulation/night.rules.ts'
import {
  airAt,
  buildingPowerAt,
  energyBetween,
  isWithinLimits,
  powerAt,
  takenOn,
} from '../../../client/src/site/platform/simulation/readings.rules.ts'
import { hourlyAir, isInUse, reportOf, responseOf } from '../../../client/src/site/platform/simulation/report.rules.ts'
import { initialState, simulationReducer } from '../../../client/src/site/platform/simulation/simulation.rules.ts'
import {
  co2OfDay,
  glanceOf,
  highestCo2Level,
  midnightOf,
  noticesAt,
  powerOfDay,
} from '../../../client/src/site/platform/simulation/state.rules.ts'

const someTimes = [0, interval, 5 * hour, day + 7 * minute, day + 10 * hour, start, monthEnd]

describe('the report', () => {
  it.each(someTimes)('of %i s agrees with the readings that it sums up', (now) => {
    const { energy, building, days, air, parking, until } = reportOf(now)
    expect(until).toBe(Math.floor(now / interval) * interval)
    for (const row of energy) {
      expect(row.energy).toBeCloseTo(energyBetween(row.level, 0, now), 6)
      let peak = 0
      for (let at = 0; at < until; at += interval) peak = Math.max(peak, powerAt(row.level, at + interval / 2))
      expect(row.peak).toBeCloseTo(peak, 9)
    }
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
    expect(sum(energy.map((row) => row.energy))).toBeCloseTo(building.energy, 6)
    expect(sum(days)).toBeCloseTo(building.energy, 6)
    const whole = Array.from({ length: until / interval }, (_, index) => buildingPowerAt((index + 0.5) * interval))
    expect(building.peak).toBeCloseTo(Math.max(0, ...whole), 9)
    expect(building.peakAt).toBe((Math.max(0, whole.indexOf(Math.max(...whole))) + 1) * interval)
    expect(sum(energy.map((row) => row.share))).toBeCloseTo(until > 0 ? 1 : 0, 9)
    expect(days).toHaveLength(Math.ceil(until / day))
    expect(air.map(({ level }) => level)).toEqual(levelIds.filter((level) => airAt(level, now)))
    for (const { level, hours, within, highest } of air) {
      const counted = Array.from({ length: Math.floor(until / hour) }, (_, index) => index * hour)
        .filter(isInUse)
        .flatMap((at) => hourlyAir(level, at) ?? [])
      expect([hours, within]).toEqual([counted.length, counted.filter(isWithinLimits).length])
      expect(highest).toBe(Math.max(0, ...counted.map(({ co2 }) => co2)))
    }
    expect(parking.map(({ level }) => level)).toEqual(['B1', 'B2'])
    for (const { level, bays, mean, most } of parking) {
      const sensors = devicesOn(level).filter(({ kind }) => kind === 'parking')
      const taken = Array.from({ length: Math.floor(until / hour) + 1 }, (_, index) => index * hour)
        .filter((at) => workOf(at) === 'full' && calendarOf(at).hours >= 8 && calendarOf(at).hours <= 20)
        .map((at) => takenOn(sensors, at))
      expect([bays, most]).toEqual([sensors.length, Math.max(0, ...taken)])
      expect(mean).toBeCloseTo(taken.length > 0 ? sum(taken) / taken.length / bays : 0, 9)
      expect(mean).toBeLessThanOrEqual(1)
      expect(most).toBeLessThanOrEqual(bays)
      expect(mean * bays).toBeLessThanOrEqual(most + 1e-9)
    }
  })

  it('has an hour’s air from the readings within it', () => {
    const at = start + 2 * hour
    const quarters = [0.5, 1.5, 2.5, 3.5].map((index) => airAt('1', at + index * interval))
    for (const kind of ['co2', 'pm25'] as const) {
      const mean = quarters.reduce((all, air) => all + (air?.[kind] ?? 0), 0) / 4
      expect(hourlyAir('1', at)?.[kind]).toBeCloseTo(mean, 9)
    }
    expect(hourlyAir('R', at)).toBeUndefined()
  })

  it('tells one office that stays awake at night from the others, and since when', () => {
    expect(highNightLoadOffices(start).map(({ level }) => level)).toEqual(['5'])
    expect(highNightLoadOffices(10 * day)).toEqual([])
    expect(nightLoad('5', start)).toBeGreaterThan(1.6 * nightLoad('8', start))
    expect(nightLoad('5', 4 * hour)).toBe(0) // no night is over yet
    const offices = levelIds.filter((level) => levels[level].use === 'office')
    const loads = offices.map((level) => nightLoad(level, start)).toSorted((one, other) => one - other)
    expect(highNightLoadOffices(start)).toEqual([{ level: '5', night: loads.at(-1), usual: loads[4] }])
  })

  it.each([
    ['none before 05:00', 5 * hour - 1, []],
    ['the first at 05:00', 5 * hour, [0]],
    ['two at first', 2 * day, [0, 1]],
    ['the last seven', start, [21, 22, 23, 24, 25, 26, 27]],
    ['the seven before, until 05:00', 27 * day + 5 * hour - 1, [20, 21, 22, 23, 24, 25, 26]],
  ])('counts nights that are over: %s', (_what, until, nights) => {
    const loads = nights.flatMap((night) =>
      Array.from({ length: 16 }, (_, index) => powerAt('8', night * day + hour + (index + 0.5) * interval)),
    )
    const mean = loads.length > 0 ? loads.reduce((sum, load) => sum + load) / loads.length : 0
    expect(nightLoad('8', until)).toBeCloseTo(mean, 9)
  })

  it('has a visitor’s response times as they were', () => {
    const duty = [
      { type: 'leak' },
      { type: 'forward', to: start + 5 + 2 * minute },
      { type: 'step', number: 1043, step: 'assign', crew: 'technician' },
      { type: 'forward', to: start + 5 + 5 * minute },
      { type: 'step', number: 1043, step: 'isolate' },
    ].reduce((duty, action) => simulationReducer(duty, action as Parameters<typeof simulationReducer>[1]), initialState)
    expect(responseOf(duty.orders.slice(2))).toStrictEqual({ assigned: 2 * minute, isolated: 5 * minute })
    expect(responseOf(initialState.orders)).toStrictEqual({ assigned: 135.5, isolated: 299.5, closed: 3785.5 })
    expect(responseOf([])).toStrictEqual({})
  })
})

describe('what calls for attention', () => {
  it('is what the readings say', () => {
    const notices = noticesAt(start + 4 * hour)
    expect(notices.map(({ kind, level }) => `${kind} ${level}`)).toEqual(['air 1', 'night 5', 'battery B1'])
    for (const notice of notices) {
      if (notice.kind === 'air') expect(notice.co2).toBe(airAt('1', start + 4 * hour)?.co2)
      if (notice.kind === 'battery') {
        expect(notice.percent).toBe(batteryAt(notice.device, start + 4 * hour))
        expect(notice.percent).toBeLessThan(lowBattery)
      }
    }
  })

  it('is seen at a glance, a leak before all else', () => {
    const duty = simulationReducer(initialState, { type: 'leak' })
    const level = duty.orders.at(-1)?.level ?? 'G'
    const present = { now: duty.now, orders: duty.orders, notices: noticesAt(duty.now) }
    expect(glanceOf(level, present).state).toBe('leak')
    const others = levelIds.filter((other) => other !== level).map((other) => glanceOf(other, present))
    expect(others.filter(({ state }) => state === 'leak')).toEqual([])
    const isolated = simulationReducer(duty, { type: 'step', number: 1043, step: 'isolate' })
    const later = { ...present, orders: isolated.orders, now: duty.now + 16 * minute }
    expect(glanceOf(level, later).state).toBe('order')
    expect(levelIds.filter((other) => glanceOf(other, later).state === 'order')).toEqual([level])
  })

  it('is otherwise what is noticed of the floor, beside its readings', () => {
    const now = start + 4 * hour
    const present = { now, orders: initialState.orders, notices: noticesAt(now) }
    const states = levelIds.map((level) => glanceOf(level, present).state)
    expect(states.filter((state) => state !== 'normal')).toEqual(['night', 'air', 'battery'])
    expect(['5', '1', 'B1'].map((level) => states[levelIds.indexOf(level as LevelId)])).toEqual([
      'night',
      'air',
      'battery',
    ])
    const taken = takenOn(
      devicesOn('B2').filter(({ kind }) => kind === 'parking'),
      now,
    )
    expect((['R', '6', 'B2'] as const).map((level) => glanceOf(level, present))).toStrictEqual([
      { level: 'R', power: powerAt('R', now), state: 'normal' },
      { level: '6', power: powerAt('6', now), co2: airAt('6', now)?.co2, state: 'normal' },
      { level: 'B2', power: powerAt('B2', now), bays: { taken, all: 24 }, state: 'normal' },
    ])
  })

  it.each([
    [1000, 35, true],
    [1000.1, 35, false],
    [1000, 35.1, false],
  ])('is none for %d ppm and %d µg/m³: %s', (co2, pm25, isWithin) => {
    expect(isWithinLimits({ co2, pm25 })).toBe(isWithin)
  })
})

describe('a day', () => {
  it('has its power as far as it has come, and the stuffiest floor its air', () => {
    const midnight = midnightOf(start)
    const today = powerOfDay(levelIds, midnight, start)
    expect(today).toHaveLength(33) // 00:00 to 08:00
    expect(today.at(-1)).toBeCloseTo(buildingPowerAt(start), 9)
    expect(powerOfDay(['6'], midnight - day, midnight)).toHaveLength(97)
    const level = highestCo2Level(start + 4 * hour)
    expect(level).toBe('1')
    expect(co2OfDay(level, midnight, start).at(-1)).toBe(airAt(level, start)?.co2)
    expect(co2OfDay('R', midnight, midnight + interval)).toEqual([0, 0])
  })
})

describe('a device’s last day', () => {
  it('is of what its kind measures', () => {
    const now = start + 4 * hour
    const [order] = initialState.orders
    const reading = (id: string, at = now) => {
      const device = deviceAt(id)
      return device && readingOf(device, initialState.orders, at)
    }
    expect(reading('6-energy')).toBe(powerAt('6', now))
    expect(reading('6-air')).toBe(airAt('6', now)?.co2)
    expect(['B1-13', 'B1-14'].map((id) => reading(id))).toEqual([1, 0])
    expect([order?.wetAt, now].map((at) => reading(`${order?.level}-leak`, at))).toEqual([1, 0])
  })

  it('begins with the month', () => {
    const device = deviceAt('6-energy')
    const values = device && lastDay(device, [], interval)
    expect(values?.slice(-3)).toEqual([0, 0, interval].map((at) => powerAt('6', at)))
  })

  it('ends with what it says now, and holds what it said before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('6-energy', '1-air', 'B1-07', '6-leak'),
        fc.integer({ min: day, max: monthEnd }),
        (id, now) => {
          const device = deviceAt(id)
          if (!device) throw new Error(id)
          const values = lastDay(device, initialState.orders, now)
          expect(values).toHaveLength(97)
          expect(values.at(-1)).toBe(readingOf(device, initialState.orders, now))
          expect(values[0]).toBe(readingOf(device, initialState.orders, now - day))
        },
      ),
    )
  })

  it('of the sensor in a leak has the leak', () => {
    const [order] = initialState.orders
    const sensor = devicesOn(order?.level ?? 'R').find(({ kind }) => kind === 'leak')
    if (!order || !sensor) throw new Error('There is no leak')
    expect(lastDay(sensor, initialState.orders, order.wetAt + hour).some(Boolean)).toBe(true)
    expect(lastDay(sensor, initialState.orders, order.wetAt - 1).some(Boolean)).toBe(false)
  })
})

it('counts bays as the glance does', () => {
  const bays = devicesOn('B1').filter(({ kind }) => kind === 'parking')
  const { bays: seen } = glanceOf('B1', { now: start, orders: [], notices: [] })
  expect(seen).toEqual({ taken: takenOn(bays, start), all: 30 })
})

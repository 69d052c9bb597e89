import { devicesOn, type LevelId, levelIds, levels } from './building.ts'
import { calendarOf, day, hour, interval, workOf } from './clock.rules.ts'
import { nightLoad } from './night.rules.ts'
import type { WorkOrder } from './orders.rules.ts'
import { airAt, energyIn, isWithinLimits, quarterOf, takenOn } from './readings.rules.ts'

export interface EnergyRow {
  level: LevelId
  /** kWh */
  energy: number
  /** Share of the building's, 0 to 1. */
  share: number
  /** Highest quarter-hour, in kW. */
  peak: number
  /** Average kW from 01:00 to 05:00 over the last seven nights. */
  night: number
}

export interface AirRow {
  level: LevelId
  /** Complete hours of use. */
  hours: number
  within: number
  /** Highest hourly mean of CO₂ in those hours, in ppm. */
  highest: number
}

export interface ParkingRow {
  level: LevelId
  bays: number
  /** Mean occupancy from 08:00 to 20:00 on working days, 0 to 1. */
  mean: number
  /** Most bays occupied at a full hour. */
  most: number
}

export interface Report {
  /** End of the last complete quarter-hour. */
  until: number
  energy: EnergyRow[]
  building: { energy: number; peak: number; peakAt: number }
  /** kWh of each day, including the current one so far. */
  days: number[]
  air: AirRow[]
  parking: ParkingRow[]
}

/** Mean seconds from alarm to each step; undefined if no leak has reached it. */
export interface Response {
  assigned?: number
  isolated?: number
  closed?: number
}

/** Sums up the month's readings. */
export function reportOf(now: number): Report {
  const until = quarterOf(now)
  const quarters = Array.from({ length: until / interval }, (_, index) => index * interval)
  const byLevel = levelIds.map((level) => ({ level, energies: quarters.map((from) => energyIn(level, from)) }))
  const whole = quarters.map((_, index) => byLevel.reduce((sum, { energies }) => sum + (energies[index] ?? 0), 0))
  const energy = sumOf(whole)
  const most = Math.max(0, ...whole)
  return {
    until,
    energy: byLevel.map(({ level, energies }) => ({
      level,
      energy: sumOf(energies),
      share: energy > 0 ? sumOf(energies) / energy : 0,
      peak: (Math.max(0, ...energies) * hour) / interval,
      night: nightLoad(level, until),
    })),
    building: { energy, peak: (most * hour) / interval, peakAt: (quarters[whole.indexOf(most)] ?? 0) + interval },
    days: daysOf(whole),
    air: levelIds.filter((level) => levels[level].airPeak).map((level) => airRow(level, until)),
    parking: levelIds.filter((level) => levels[level].bays).map((level) => parkingRow(level, until)),
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const meanOf = (values: readonly number[]) => (values.length > 0 ? sumOf(values) / values.length : undefined)

function daysOf(quarters: readonly number[]): number[] {
  const perDay = day / interval
  return Array.from({ length: Math.ceil(quarters.length / perDay) }, (_, index) =>
    sumOf(quarters.slice(index * perDay, (index + 1) * perDay)),
  )
}

/**
 * Returns the hour's mean of its quarters.
 * @returns undefined for levels without air sensors
 */
export function hourlyAir(level: LevelId, from: number): { co2: number; pm25: number } | undefined {
  const quarters = [0, 1, 2, 3].flatMap((index) => airAt(level, from + (index + 0.5) * interval) ?? [])
  if (quarters.length === 0) return undefined
  return { co2: sumOf(quarters.map(({ co2 }) => co2)) / 4, pm25: sumOf(quarters.map(({ pm25 }) => pm25)) / 4 }
}

/**
 * Returns whether offices are in use in this hour, for the air report.
 * @param at start of the hour
 */
export function isInUse(at: number): boolean {
  const { hours } = calendarOf(at)
  const work = workOf(at)
  if (work === 'full') return hours >= 9 && hours < 19
  return work === 'half' && hours >= 9 && hours < 13
}

function airRow(level: LevelId, until: number): AirRow {
  const row = { level, hours: 0, within: 0, highest: 0 }
  for (let at = 0; at + hour <= until; at += hour) {
    const air = isInUse(at) && hourlyAir(level, at)
    if (!air) continue
    row.hours += 1
    row.within += isWithinLimits(air) ? 1 : 0
    row.highest = Math.max(row.highest, air.co2)
  }
  return row
}

function parkingRow(level: LevelId, until: number): ParkingRow {
  const bays = devicesOn(level).filter(({ kind }) => kind === 'parking')
  const taken: number[] = []
  for (let at = 0; at <= until; at += hour) {
    const hours = (at % day) / hour
    if (workOf(at) === 'full' && hours >= 8 && hours <= 20) taken.push(takenOn(bays, at))
  }
  return { level, bays: bays.length, mean: (meanOf(taken) ?? 0) / bays.length, most: Math.max(0, ...taken) }
}

export function responseOf(orders: readonly WorkOrder[]): Response {
  const meanOfStep = (step: 'assign' | 'isolate' | 'close') =>
    meanOf(orders.flatMap(({ openedAt, done }) => (done[step] === undefined ? [] : [done[step] - openedAt])))
  const assigned = meanOfStep('assign')
  const isolated = meanOfStep('isolate')
  const closed = meanOfStep('close')
  return {
    ...(assigned !== undefined && { assigned }),
    ...(isolated !== undefined && { isolated }),
    ...(closed !== undefined && { closed }),
  }
}

import { type Device, type LevelId, levelIds, levels } from './building.ts'
import { day, hour, interval, minute, monthEnd, type Work, workOf } from './clock.rules.ts'
import { between, chance, drift } from './noise.rules.ts'

/** Share of people present by hour of day, 0 to 1, linearly interpolated. */
const presence: Record<Work, [hour: number, share: number][]> = {
  full: [
    [0, 0.01],
    [7.5, 0.02],
    [9.3, 0.94],
    [12.3, 1],
    [13.1, 0.62],
    [14.1, 0.97],
    [17.8, 0.95],
    [19.2, 0.36],
    [21.5, 0.05],
    [24, 0.01],
  ],
  half: [
    [0, 0.01],
    [8.5, 0.02],
    [9.8, 0.32],
    [12.8, 0.3],
    [14, 0.04],
    [24, 0.01],
  ],
  none: [
    [0, 0.01],
    [24, 0.01],
  ],
}

export function presenceAt(at: number): number {
  const points = presence[workOf(at)]
  const hours = (at % day) / hour
  const next = points.findIndex(([to]) => to > hours)
  const [from, low] = points[next - 1] ?? [0, 0]
  const [to, high] = points[next] ?? [24, low]
  return low + ((high - low) * (hours - from)) / (to - from)
}

/** An air handler on 5/F left running at night since the 12th, for the visitor to find. */
const nightFault = { level: '5', since: 11 * day, kilowatts: 8.5 } as const

/** Returns how busy a day is relative to the average; for the plant, how hot, with October cooling down. */
function busyAt(level: LevelId, at: number): number {
  if (levels[level].use === 'plant') return 0.95 + 0.14 * drift('weather', at, 2.5 * day) - (0.12 * at) / monthEnd
  return 0.97 + 0.07 * drift(`${level} day`, at, day)
}

/** @returns kW of a level, from 0 to 120 % of its daytime load */
export function powerAt(level: LevelId, at: number): number {
  const { night, day: most } = levels[level].load
  const used = presenceAt(at) * busyAt(level, at) * (1 + 0.05 * drift(`${level} use`, at, 40 * minute))
  const steady = night * (1 + 0.08 * drift(`${level} base`, at, 25 * minute))
  const hours = (at % day) / hour
  const isNight = hours >= 20 || hours < 7 || workOf(at) === 'none'
  const left = level === nightFault.level && at >= nightFault.since && isNight ? nightFault.kilowatts : 0
  return between(0, most * 1.2, steady + (most - night) * used + left)
}

/** @returns kW of the whole building, the sum of its levels */
export function buildingPowerAt(at: number): number {
  return levelIds.reduce((sum, level) => sum + powerAt(level, at), 0)
}

/**
 * Returns the energy of the 15 minutes beginning at this time.
 * @returns kWh
 */
export function energyIn(level: LevelId, from: number): number {
  return (powerAt(level, from + interval / 2) * interval) / hour
}

/** @returns kWh of the complete quarter-hours between two times */
export function energyBetween(level: LevelId, from: number, to: number): number {
  let sum = 0
  for (let at = quarterOf(from); at < quarterOf(to); at += interval) sum += energyIn(level, at)
  return sum
}

/** Returns the start of the quarter-hour. */
export function quarterOf(at: number): number {
  return Math.floor(at / interval) * interval
}

export interface Air {
  /** ppm */
  co2: number
  /** µg/m³ */
  pm25: number
  /** °C */
  temperature: number
  /** Relative, in %. */
  humidity: number
}

/** Limits of this building: CO₂ in ppm, PM2.5 in µg/m³. */
export const airLimits = { co2: 1000, pm25: 35 } as const

/** @returns undefined for levels without air sensors */
export function airAt(level: LevelId, at: number): Air | undefined {
  const { airPeak } = levels[level]
  if (!airPeak) return undefined
  // Air lags behind people by half an hour.
  const used = presenceAt(Math.max(0, at - 30 * minute))
  const outside = 13 + 8 * drift('outside dust', at, day)
  return {
    co2: between(
      400,
      2000,
      425 + (airPeak - 425) * used * busyAt(level, at) * (1 + 0.1 * drift(`${level} co2`, at, 50 * minute)),
    ),
    pm25: between(2, 120, outside * 0.8 + 4 * used + 3 * drift(`${level} dust`, at, 2 * hour)),
    temperature: between(18, 32, 25.6 - 2.4 * used + 0.6 * drift(`${level} warmth`, at, 90 * minute)),
    humidity: between(30, 90, 62 - 6 * used + 5 * drift(`${level} humidity`, at, 3 * hour)),
  }
}

export function isWithinLimits({ co2, pm25 }: Pick<Air, 'co2' | 'pm25'>): boolean {
  return co2 <= airLimits.co2 && pm25 <= airLimits.pm25
}

/** Returns whether a bay is occupied; occupancy follows presence, at a different pace for each bay. */
export function isTaken({ id }: Device, at: number): boolean {
  const occupancy = 0.12 + 0.78 * presenceAt(at)
  const slot = Math.floor((at + chance(`${id} shift`, 0) * 2 * hour) / (2 * hour))
  return chance(id, slot) < occupancy
}

export function takenOn(bays: readonly Device[], at: number): number {
  return bays.reduce((sum, bay) => sum + (isTaken(bay, at) ? 1 : 0), 0)
}

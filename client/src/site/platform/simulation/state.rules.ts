import { batteryAt, lowBattery } from './battery.rules.ts'
import { type Device, devices, devicesOn, type LevelId, levelIds } from './building.ts'
import { day, interval } from './clock.rules.ts'
import { highNightLoadOffices } from './night.rules.ts'
import { isOpen, isWet, type WorkOrder } from './orders.rules.ts'
import { airAt, isWithinLimits, powerAt, takenOn } from './readings.rules.ts'

/** State of a level, the most severe first. */
export type LevelState = 'leak' | 'order' | 'air' | 'night' | 'battery' | 'normal'

export interface Snapshot {
  now: number
  orders: readonly WorkOrder[]
  notices: readonly Notice[]
}

export interface LevelGlance {
  level: LevelId
  /** kW */
  power: number
  /** ppm */
  co2?: number
  bays?: { taken: number; all: number }
  state: LevelState
}

export function glanceOf(level: LevelId, { orders, now, notices }: Snapshot): LevelGlance {
  const air = airAt(level, now)
  const bays = devicesOn(level).filter(({ kind }) => kind === 'parking')
  return {
    level,
    power: powerAt(level, now),
    ...(air && { co2: air.co2 }),
    ...(bays.length > 0 && { bays: { taken: takenOn(bays, now), all: bays.length } }),
    state: stateOf(level, { orders, now, notices }),
  }
}

export function isLeaking(level: LevelId, orders: readonly WorkOrder[], now: number): boolean {
  return orders.some((order) => order.level === level && isWet(order, now))
}

function stateOf(level: LevelId, { orders, now, notices }: Snapshot): LevelState {
  if (isLeaking(level, orders, now)) return 'leak'
  if (orders.some((order) => order.level === level && isOpen(order))) return 'order'
  return notices.find((notice) => notice.level === level)?.kind ?? 'normal'
}

export type Notice =
  | { kind: 'air'; level: LevelId; co2: number }
  | { kind: 'night'; level: LevelId; night: number; usual: number }
  | { kind: 'battery'; level: LevelId; device: Device; percent: number }

/**
 * Returns what needs attention besides leaks.
 * @param now preferably a full quarter-hour: the calculation goes through a week of nights
 */
export function noticesAt(now: number): Notice[] {
  const air = levelIds.flatMap((level): Notice[] => {
    const reading = airAt(level, now)
    return reading && !isWithinLimits(reading) ? [{ kind: 'air', level, co2: reading.co2 }] : []
  })
  const night = highNightLoadOffices(now).map((office): Notice => ({ kind: 'night', ...office }))
  const battery = devices.flatMap((device): Notice[] => {
    const percent = batteryAt(device, now)
    if (percent === undefined || percent >= lowBattery) return []
    return [{ kind: 'battery', level: device.level, device, percent }]
  })
  return [...air, ...night, ...battery]
}

/**
 * Returns kW every 15 minutes of a day so far.
 * @param of levels to sum up
 */
export function powerOfDay(of: readonly LevelId[], from: number, until: number): number[] {
  return quartersOfDay(from, until).map((at) => of.reduce((sum, level) => sum + powerAt(level, at), 0))
}

function quartersOfDay(from: number, until: number): number[] {
  const count = Math.floor(Math.min(day, until - from) / interval) + 1
  return Array.from({ length: count }, (_, index) => from + index * interval)
}

export function highestCo2Level(now: number): LevelId {
  const co2 = (level: LevelId) => airAt(level, now)?.co2 ?? 0
  return levelIds.reduce((most, level) => (co2(level) > co2(most) ? level : most))
}

/** Returns ppm every 15 minutes of a day so far. */
export function co2OfDay(level: LevelId, from: number, until: number): number[] {
  return quartersOfDay(from, until).map((at) => airAt(level, at)?.co2 ?? 0)
}

export function midnightOf(at: number): number {
  return Math.floor(at / day) * day
}

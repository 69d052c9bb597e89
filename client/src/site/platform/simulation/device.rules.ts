import type { Device } from './building.ts'
import { day, interval } from './clock.rules.ts'
import type { WorkOrder } from './orders.rules.ts'
import { airAt, isTaken, powerAt } from './readings.rules.ts'
import { isLeaking } from './state.rules.ts'

/** Returns a device's main value: kW, ppm, or 1 for wet or occupied. */
export function readingOf(device: Device, orders: readonly WorkOrder[], at: number): number {
  const { kind, level } = device
  if (kind === 'leak') return isLeaking(level, orders, at) ? 1 : 0
  if (kind === 'parking') return isTaken(device, at) ? 1 : 0
  return kind === 'energy' ? powerAt(level, at) : (airAt(level, at)?.co2 ?? 0)
}

/** Returns the last 24 hours of values, every 15 minutes, ending now. */
export function lastDay(device: Device, orders: readonly WorkOrder[], now: number): number[] {
  const count = day / interval
  return Array.from({ length: count + 1 }, (_, index) =>
    readingOf(device, orders, Math.max(0, now - (count - index) * interval)),
  )
}

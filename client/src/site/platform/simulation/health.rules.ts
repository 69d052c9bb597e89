import { batteryAt, batteryYears } from './battery.rules.ts'
import type { Device, DeviceKind, LevelId } from './building.ts'
import { hour, minute } from './clock.rules.ts'
import { chance, drift } from './noise.rules.ts'

/** Reporting interval of each kind, in seconds. */
const pace: Record<DeviceKind, number> = { leak: 4 * hour, energy: 15 * minute, air: 10 * minute, parking: hour }

/** @returns remaining battery life in years */
export function batteryYearsAt(device: Device, at: number): number | undefined {
  const left = batteryAt(device, at)
  return left === undefined ? undefined : (left / 100) * (batteryYears[device.kind] ?? 0)
}

/** Floors between a level and the nearest gateway (roof, 4/F and B1). */
const away: Record<LevelId, number> = { R: 0, 8: 1, 7: 2, 6: 2, 5: 1, 4: 0, 3: 1, 2: 2, 1: 3, G: 2, B1: 0, B2: 1 }

/** @returns signal strength of the last message, in dBm */
export function signalAt(device: Device, at: number): number {
  const distance = 62 + 13 * away[device.level] + 10 * chance(`${device.id} place`, 0)
  return -distance + 3 * drift(`${device.id} signal`, at, hour)
}

export type SignalGrade = 'strong' | 'fair' | 'weak'

export function gradeOf(signal: number): SignalGrade {
  if (signal >= -90) return 'strong'
  return signal >= -110 ? 'fair' : 'weak'
}

/** Returns the time of the device's last message. */
export function lastHeard(device: Device, at: number): number {
  const every = pace[device.kind]
  const offset = Math.floor(chance(`${device.id} offset`, 0) * every)
  return Math.max(0, Math.floor((at - offset) / every) * every + offset)
}

import type { Device, DeviceKind } from './building.ts'
import { day } from './clock.rules.ts'
import { between, chance } from './noise.rules.ts'

/** Battery life in years; meters and air sensors are wired. */
export const batteryYears: Partial<Record<DeviceKind, number>> = { leak: 10, parking: 5 }

/** The one parking sensor with a low battery. */
const lowBatteryId = 'B1-07'
/** Percent below which a battery should be replaced. */
export const lowBattery = 15

/** @returns percent; undefined for wired devices */
export function batteryAt({ id, kind }: Device, at: number): number | undefined {
  const years = batteryYears[kind]
  if (!years) return undefined
  const first = id === lowBatteryId ? 12 : 55 + 44 * chance(`${id} battery`, 0)
  return between(0, 100, first - ((at / day) * 100) / (years * 365))
}

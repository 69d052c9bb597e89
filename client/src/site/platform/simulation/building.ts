/** Kinds of device in the simulated building, as the catalogue sells them. */
export const deviceKinds = ['leak', 'energy', 'air', 'parking'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** From the roof down; numbers are floors. */
export const levelIds = ['R', '8', '7', '6', '5', '4', '3', '2', '1', 'G', 'B1', 'B2'] as const
export type LevelId = (typeof levelIds)[number]

export interface Level {
  use: 'plant' | 'office' | 'lobby' | 'parking'
  /** kW at night, and when fully occupied. */
  load: { night: number; day: number }
  /** CO₂ in ppm when fully occupied; undefined for levels without people. */
  airPeak?: number
  /** Whether the level has a leak sensor. */
  canLeak?: true
  bays?: number
}

export const levels: Record<LevelId, Level> = {
  R: { use: 'plant', load: { night: 12, day: 118 }, canLeak: true },
  8: { use: 'office', load: { night: 5.2, day: 31 }, airPeak: 760, canLeak: true },
  7: { use: 'office', load: { night: 4.6, day: 28 }, airPeak: 820, canLeak: true },
  6: { use: 'office', load: { night: 5.8, day: 34 }, airPeak: 880, canLeak: true },
  5: { use: 'office', load: { night: 5.4, day: 33 }, airPeak: 790, canLeak: true },
  4: { use: 'office', load: { night: 6.4, day: 36 }, airPeak: 850, canLeak: true },
  3: { use: 'office', load: { night: 6.1, day: 35 }, airPeak: 900, canLeak: true },
  2: { use: 'office', load: { night: 4.9, day: 27 }, airPeak: 930, canLeak: true },
  1: { use: 'office', load: { night: 4.2, day: 26 }, airPeak: 1060, canLeak: true },
  G: { use: 'lobby', load: { night: 7.5, day: 17 }, airPeak: 640, canLeak: true },
  B1: { use: 'parking', load: { night: 4.8, day: 9.5 }, bays: 30 },
  B2: { use: 'parking', load: { night: 5.6, day: 10.5 }, bays: 24, canLeak: true },
}

export interface Device {
  /** Used in the address: "6-leak", "B1-07". */
  id: string
  kind: DeviceKind
  level: LevelId
  /** Number among devices of its kind on the level, from 1. */
  number: number
}

/** All devices, from the roof down. */
export const devices: readonly Device[] = levelIds.flatMap((level) => devicesFor(level))

function devicesFor(level: LevelId): Device[] {
  const { airPeak, canLeak, bays = 0 } = levels[level]
  const one = (kind: DeviceKind): Device => ({ id: `${level}-${kind}`, kind, level, number: 1 })
  return [
    ...(canLeak ? [one('leak')] : []),
    one('energy'),
    ...(airPeak ? [one('air')] : []),
    ...Array.from({ length: bays }, (_, index): Device => {
      const number = index + 1
      return { id: `${level}-${String(number).padStart(2, '0')}`, kind: 'parking', level, number }
    }),
  ]
}

export function devicesOn(level: LevelId): Device[] {
  return devices.filter((device) => device.level === level)
}

export function deviceAt(id: string | null): Device | undefined {
  return devices.find((device) => device.id === id)
}

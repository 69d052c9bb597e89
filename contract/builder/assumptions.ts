import type { Need } from '../sales/offerings.ts'

/** Obstacles between a gateway and its devices. */
export const wallKinds = ['open', 'partition', 'concrete'] as const
export type Walls = (typeof wallKinds)[number]

export interface Range {
  low: number
  likely: number
  high: number
}

/** Range of one gateway inside a building: floors including its own, and square metres of each. */
export interface Reach {
  floors: number
  area: number
}

/** Returns how many gateways the floors of a building take, each with `reach`. */
export function gatewaysInReach(building: Reach, reach: Reach): number {
  return Math.ceil(building.floors / reach.floors) * Math.ceil(building.area / reach.area)
}

/** Parameters of the system builder; content/builder/assumptions.ts has the values. */
export interface Assumptions {
  /** Leak sensors per building in addition to those per floor, for pump rooms and roof tanks. */
  leakPerBuilding: number
  /** Meters per building in addition to one per floor when no number is given: main intake and landlord's services. */
  metersPerBuilding: number
  reach: Record<Walls, Reach>
  messagesPerDay: Record<Need, number>
  /** Messages per day that one gateway can handle. */
  gatewayMessages: number
  /** Hours of one technician per piece. */
  hours: Record<Need | 'gateway', Range>
  /** Hours for site survey, configuration and handover. */
  hoursPerSite: Range
  /** HKD per hour. */
  hourlyRate: number
  /** Devices and gateways replaced each year after the first, per thousand. */
  replacedPerThousand: Range
  /** Batteries of one device, in HKD. */
  batteryPrice: Range
  /** Hours of one technician to change them in one device. */
  batteryHours: Range
}

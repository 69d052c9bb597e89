import type { Need } from '../sales/offerings.ts'

/** What stands between a gateway and its devices: hardly anything, partitions, or concrete. */
export const wallKinds = ['open', 'partition', 'concrete'] as const
export type Walls = (typeof wallKinds)[number]

export interface Range {
  low: number
  likely: number
  high: number
}

/** How far one gateway reaches inside a building: floors, its own counted, and square metres of each. */
export interface Reach {
  floors: number
  area: number
}

/** What the rules of the system builder stand on; content/builder/assumptions.ts has the values. */
export interface Assumptions {
  /** Leak sensors for a building besides those of its floors: pump rooms and roof tanks. */
  leakPerBuilding: number
  /** Meters for a building besides one a floor, where no number is given: the main intake and the landlord's services. */
  metersPerBuilding: number
  reach: Record<Walls, Reach>
  /** Messages of one device on a usual day. */
  messagesPerDay: Record<Need, number>
  /** Messages a day that one gateway carries. */
  gatewayMessages: number
  /** Hours of one technician, for one piece. */
  hours: Record<Need | 'gateway', Range>
  /** Hours for the site survey, setting up and handing over. */
  hoursPerSite: Range
  /** HKD an hour. */
  hourlyRate: number
  /** Devices and gateways bought anew each year after the first, of a thousand. */
  replacedPerThousand: Range
}

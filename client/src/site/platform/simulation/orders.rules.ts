import type { LevelId } from './building.ts'
import { minute } from './clock.rules.ts'

/** Crews and their travel time in seconds. */
export const crews = { technician: 6 * minute, plumber: 25 * minute } as const
export type Crew = keyof typeof crews
export const crewNames = ['technician', 'plumber'] as const satisfies readonly Crew[]

/** Steps of a leak's work order. Arrival and repair happen by themselves. */
export const steps = ['assign', 'arrive', 'isolate', 'repair', 'close'] as const
export type Step = (typeof steps)[number]

export interface WorkOrder {
  number: number
  level: LevelId
  /** When the sensor got wet. */
  wetAt: number
  openedAt: number
  crew?: Crew
  /** Time of each completed step. */
  done: Partial<Record<Step, number>>
}

/** Seconds from water to work order. */
export const reportSeconds = 5
/** Duration of a repair, once the crew is there and the water is off. */
export const repairSeconds = 25 * minute
/** Time until the floor is dry, once the water is off. */
export const drySeconds = 15 * minute
/** Leak rate until the valve is closed. */
const litresPerMinute = 6

export type Refusal = 'done' | 'too_early' | 'unassigned' | 'on_the_way' | 'water_on' | 'not_repaired'

export interface StepTaken {
  step: Step
  at: number
  /** The crew to send, for `assign`. */
  crew?: Crew
}

/** Returns why a step is not possible now; undefined if it is. */
export function refusalOf(order: WorkOrder, { step, at }: StepTaken): Refusal | undefined {
  if (order.done[step] !== undefined) return 'done'
  if (at < lastStepAt(order)) return 'too_early'
  return refusals[step](order, at)
}

const refusals: Record<Step, (order: WorkOrder, at: number) => Refusal | undefined> = {
  assign: () => undefined,
  arrive: (order, at) => {
    const due = arrivalOf(order)
    if (due === undefined) return 'unassigned'
    return at < due ? 'on_the_way' : undefined
  },
  isolate: () => undefined,
  repair: ({ done: { assign, arrive, isolate } }, at) => {
    if (assign === undefined) return 'unassigned'
    if (arrive === undefined) return 'on_the_way'
    if (isolate === undefined) return 'water_on'
    return at < Math.max(arrive, isolate) + repairSeconds ? 'too_early' : undefined
  },
  close: ({ done: { repair } }) => (repair === undefined ? 'not_repaired' : undefined),
}

/**
 * Returns the order after a step.
 * @throws RangeError for an impossible step
 */
export function withStep(order: WorkOrder, taken: StepTaken): WorkOrder {
  const refusal = refusalOf(order, taken)
  if (refusal) throw new RangeError(`${taken.step} is refused: ${refusal}`)
  const crew = taken.step === 'assign' ? (taken.crew ?? 'technician') : order.crew
  return { ...order, ...(crew && { crew }), done: { ...order.done, [taken.step]: taken.at } }
}

function lastStepAt({ openedAt, done }: WorkOrder): number {
  return Math.max(openedAt, ...Object.values(done))
}

/** Returns the crew's arrival time, past or expected. */
export function arrivalOf({ crew, done: { assign } }: WorkOrder): number | undefined {
  return crew && assign !== undefined ? assign + crews[crew] : undefined
}

/** Returns when the repair ends, past or expected. */
export function repairedAt(order: WorkOrder): number | undefined {
  const arrival = arrivalOf(order)
  const { isolate } = order.done
  return arrival === undefined || isolate === undefined ? undefined : Math.max(arrival, isolate) + repairSeconds
}

/** Returns the order with all automatic steps until now. */
export function settled(order: WorkOrder, now: number): WorkOrder {
  const due: [Step, number | undefined][] = [
    ['arrive', arrivalOf(order)],
    ['repair', repairedAt(order)],
  ]
  return due.reduce((present, [step, at]) => {
    if (at === undefined || at > now || present.done[step] !== undefined) return present
    return withStep(present, { step, at })
  }, order)
}

export function nextEvent(order: WorkOrder): { step: 'arrive' | 'repair'; at: number } | undefined {
  const { arrive, repair } = order.done
  const repaired = repairedAt(order)
  if (repaired !== undefined) return repair === undefined ? { step: 'repair', at: repaired } : undefined
  const arrival = arrivalOf(order)
  return arrival !== undefined && arrive === undefined ? { step: 'arrive', at: arrival } : undefined
}

/** Returns when the sensor is dry again. */
export function dryAt({ done: { isolate } }: WorkOrder): number | undefined {
  return isolate === undefined ? undefined : isolate + drySeconds
}

export function isWet(order: WorkOrder, at: number): boolean {
  const dry = dryAt(order)
  return at >= order.wetAt && (dry === undefined || at < dry)
}

export function isOpen({ done }: WorkOrder): boolean {
  return done.close === undefined
}

/** @returns litres leaked until now */
export function litresOf({ wetAt, done: { isolate } }: WorkOrder, now: number): number {
  const until = Math.min(now, isolate ?? now)
  return (Math.max(0, until - wetAt) / minute) * litresPerMinute
}

export type Moment = 'wet' | 'told' | 'opened' | Step | 'dry'

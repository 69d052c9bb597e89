import { type LevelId, levelIds, levels } from './building.ts'
import { day, hour, minute, monthEnd, start } from './clock.rules.ts'
import { chance } from './noise.rules.ts'
import {
  type Crew,
  isOpen,
  nextEvent,
  refusalOf,
  reportSeconds,
  type Step,
  settled,
  type WorkOrder,
  withStep,
} from './orders.rules.ts'

/** Simulated seconds per real second. */
export const speeds = [10, 60, 600] as const
export type Speed = (typeof speeds)[number]

/** State of the simulation; `reset` or a reload starts over. */
export interface SimulationState {
  now: number
  speed: Speed
  isRunning: boolean
  /** The oldest first. */
  orders: WorkOrder[]
  /** Announced to screen readers. */
  announcement?: { number: number; event: Step | 'leak' } | { event: 'month_over' }
}

export type Action =
  | { type: 'pass'; seconds: number }
  | { type: 'forward'; to: number }
  | { type: 'run'; isRunning: boolean }
  | { type: 'speed'; speed: Speed }
  | { type: 'leak' }
  | { type: 'step'; number: number; step: Step; crew?: Crew }
  | { type: 'reset' }

/** Leak locations in order; the first ones happened before the visit. */
const leaking: LevelId[] = levelIds.filter((level) => levels[level].canLeak)
const places = leaking.toSorted((one, other) => chance(`${one} leak`, 0) - chance(`${other} leak`, 0))
const placeOf = (index: number): LevelId => places[index % places.length] ?? 'B2'
const firstNumber = 1041

/** Time of the automatic leak if the visitor has not triggered one. */
export const automaticLeakAt = 27 * day + 11 * hour + 12 * minute

/** The two leaks before the visit: time, crew, and seconds from the alarm to each step. */
const past = [
  { from: 6 * day + 3 * hour + 12 * minute, crew: 'technician', assign: 104, isolate: 286, close: 2931 },
  { from: 16 * day + 15 * hour + 41 * minute, crew: 'plumber', assign: 167, isolate: 313, close: 4640 },
] as const

function pastOrders(): WorkOrder[] {
  return past.map(({ from, crew, assign, isolate, close }, index) => {
    const order = leakAt(from, placeOf(index), firstNumber + index)
    const { openedAt } = order
    const assigned = withStep(order, { step: 'assign', at: openedAt + assign, crew })
    const isolated = withStep(assigned, { step: 'isolate', at: openedAt + isolate })
    return withStep(settled(isolated, monthEnd), { step: 'close', at: openedAt + close })
  })
}

function leakAt(wetAt: number, level: LevelId, number: number): WorkOrder {
  return { number, level, wetAt, openedAt: wetAt + reportSeconds, done: {} }
}

/** State at the start of a visit. The clock is stopped until the page runs in a browser that allows motion. */
export const initialState: SimulationState = { now: start, speed: 60, isRunning: false, orders: pastOrders() }
const pastCount = initialState.orders.length

export function openOrder({ orders }: SimulationState): WorkOrder | undefined {
  return orders.findLast(isOpen)
}

/**
 * Returns the time that figures are shown for: the full minute, so that they can be read, but not before the last leak,
 * which is shown at once.
 */
export function shownTime({ now, orders }: SimulationState): number {
  return Math.max(Math.floor(now / minute) * minute, orders.at(-1)?.openedAt ?? 0)
}

/** Reduces an action; impossible actions change nothing. */
export function simulationReducer(state: SimulationState, action: Action): SimulationState {
  switch (action.type) {
    case 'pass':
      return state.isRunning ? advanced(state, state.now + action.seconds * state.speed) : state
    case 'forward':
      return advanced(state, action.to)
    case 'run':
      return { ...state, isRunning: action.isRunning && state.now < monthEnd }
    case 'speed':
      return { ...state, speed: action.speed }
    case 'leak':
      return leaked(state, state.now)
    case 'step':
      return stepped(state, action)
    case 'reset':
      return { ...initialState, isRunning: state.isRunning }
  }
}

/** Advances time, stopping at a leak or at the end of the month. */
function advanced(state: SimulationState, to: number): SimulationState {
  const now = Math.min(Math.max(to, state.now), monthEnd)
  if (state.orders.length === pastCount && now >= automaticLeakAt) return leaked(state, automaticLeakAt)
  const orders = state.orders.map((order) => settled(order, now))
  const open = openOrder(state)
  const due = open && nextEvent(open)
  const announcement = due && due.at <= now && open ? { number: open.number, event: due.step } : state.announcement
  const passed = { ...state, now, orders, ...(announcement && { announcement }) }
  return now < monthEnd ? passed : { ...passed, isRunning: false, announcement: { event: 'month_over' } }
}

/** Starts a leak; five seconds later an alarm opens a work order, and the clock slows down. */
function leaked(state: SimulationState, at: number): SimulationState {
  if (openOrder(state) || at + reportSeconds > monthEnd) return state
  const number = firstNumber + state.orders.length
  const order = leakAt(at, placeOf(state.orders.length), number)
  return {
    ...state,
    now: order.openedAt,
    speed: 10,
    orders: [...state.orders, order],
    announcement: { number, event: 'leak' },
  }
}

function stepped(
  state: SimulationState,
  { number, step, crew }: { number: number; step: Step; crew?: Crew },
): SimulationState {
  const order = state.orders.find((one) => one.number === number)
  const taken = { step, at: state.now, ...(crew && { crew }) }
  if (!order || refusalOf(order, taken)) return state
  const next = withStep(order, taken)
  return {
    ...state,
    orders: state.orders.map((one) => (one === order ? next : one)),
    announcement: { number, event: step },
    ...(step === 'close' && { speed: initialState.speed }),
  }
}

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
export interface Duty {
  now: number
  speed: Speed
  isRunning: boolean
  /** The oldest first. */
  orders: WorkOrder[]
  /** Announced to screen readers. */
  news?: { number: number; event: Step | 'leak' } | { event: 'month_over' }
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
export const unasked = 27 * day + 11 * hour + 12 * minute

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
export const beginning: Duty = { now: start, speed: 60, isRunning: false, orders: pastOrders() }
const pastCount = beginning.orders.length

export function openOrder({ orders }: Duty): WorkOrder | undefined {
  return orders.findLast(isOpen)
}

/** Reduces an action; impossible actions change nothing. */
export function dutyAfter(duty: Duty, action: Action): Duty {
  switch (action.type) {
    case 'pass':
      return duty.isRunning ? advanced(duty, duty.now + action.seconds * duty.speed) : duty
    case 'forward':
      return advanced(duty, action.to)
    case 'run':
      return { ...duty, isRunning: action.isRunning && duty.now < monthEnd }
    case 'speed':
      return { ...duty, speed: action.speed }
    case 'leak':
      return leaked(duty, duty.now)
    case 'step':
      return stepped(duty, action)
    case 'reset':
      return { ...beginning, isRunning: duty.isRunning }
  }
}

/** Advances time, stopping at a leak or at the end of the month. */
function advanced(duty: Duty, to: number): Duty {
  const now = Math.min(Math.max(to, duty.now), monthEnd)
  if (duty.orders.length === pastCount && now >= unasked) return leaked(duty, unasked)
  const orders = duty.orders.map((order) => settled(order, now))
  const open = openOrder(duty)
  const due = open && nextEvent(open)
  const news = due && due.at <= now && open ? { number: open.number, event: due.step } : duty.news
  const passed = { ...duty, now, orders, ...(news && { news }) }
  return now < monthEnd ? passed : { ...passed, isRunning: false, news: { event: 'month_over' } }
}

/** Starts a leak; five seconds later an alarm opens a work order, and the clock slows down. */
function leaked(duty: Duty, at: number): Duty {
  if (openOrder(duty) || at + reportSeconds > monthEnd) return duty
  const number = firstNumber + duty.orders.length
  const order = leakAt(at, placeOf(duty.orders.length), number)
  return {
    ...duty,
    now: order.openedAt,
    speed: 10,
    orders: [...duty.orders, order],
    news: { number, event: 'leak' },
  }
}

function stepped(duty: Duty, { number, step, crew }: { number: number; step: Step; crew?: Crew }): Duty {
  const order = duty.orders.find((one) => one.number === number)
  const taken = { step, at: duty.now, ...(crew && { crew }) }
  if (!order || refusalOf(order, taken)) return duty
  const next = withStep(order, taken)
  return {
    ...duty,
    orders: duty.orders.map((one) => (one === order ? next : one)),
    news: { number, event: step },
    ...(step === 'close' && { speed: beginning.speed }),
  }
}

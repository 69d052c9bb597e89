import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hour, minute, monthEnd, start } from '../../../client/src/site/platform/simulation/clock.rules.ts'
import { isOpen, steps } from '../../../client/src/site/platform/simulation/orders.rules.ts'
import {
  type Action,
  automaticLeakAt,
  initialState,
  openOrder,
  type SimulationState,
  shownTime,
  simulationReducer,
  speeds,
} from '../../../client/src/site/platform/simulation/simulation.rules.ts'
import { timelineOf } from '../../../client/src/site/platform/simulation/timeline.rules.ts'

const play = (actions: Action[], from: SimulationState = initialState) => actions.reduce(simulationReducer, from)
const running = simulationReducer(initialState, { type: 'run', isRunning: true })

describe('the beginning', () => {
  it('stands still at 08:00 of 28 October, with two closed orders of the month', () => {
    expect(initialState).toMatchObject({ now: start, isRunning: false })
    expect(initialState.orders).toHaveLength(2)
    expect(initialState.orders.filter(isOpen)).toEqual([])
    for (const order of initialState.orders) expect(timelineOf(order, start)).toHaveLength(9)
    expect(initialState.announcement).toBeUndefined()
  })
})

describe('time', () => {
  it.each(speeds)('goes %i seconds in one, and only while it runs', (speed) => {
    const passed = (isRunning: boolean) =>
      play(
        [
          { type: 'run', isRunning },
          { type: 'speed', speed },
          { type: 'pass', seconds: 0.5 },
        ],
        { ...initialState, isRunning: !isRunning },
      ).now - start
    expect(passed(true)).toBe(speed / 2)
    expect(passed(false)).toBe(0)
  })

  it('does not go back', () => {
    expect(simulationReducer(initialState, { type: 'forward', to: start - hour }).now).toBe(start)
  })

  it('stops at the end of the month, and says so; then it runs no more', () => {
    const seen = play([{ type: 'leak' }, { type: 'forward', to: monthEnd + hour }], running)
    expect(seen).toMatchObject({ now: monthEnd, isRunning: false, announcement: { event: 'month_over' } })
    expect(simulationReducer(seen, { type: 'run', isRunning: true }).isRunning).toBe(false)
    expect(simulationReducer(seen, { type: 'leak' }).orders).toHaveLength(3)
    expect(simulationReducer(seen, { type: 'reset' })).toEqual(initialState)
  })
})

describe('a leak', () => {
  it('is shown at once, though figures change with the full minute', () => {
    const later = play([{ type: 'pass', seconds: 1.5 }], running)
    expect(later.now).toBe(start + 90)
    expect(shownTime(later)).toBe(start + 60)
    const leak = simulationReducer(later, { type: 'leak' })
    expect(shownTime(leak)).toBe(start + 95)
    expect(shownTime({ ...leak, now: start + 179 })).toBe(start + 120)
  })

  it('comes when asked for: alarm and order five seconds later, and the clock goes slowly', () => {
    const seen = simulationReducer({ ...running, speed: 600 }, { type: 'leak' })
    expect(seen).toMatchObject({ now: start + 5, speed: 10, announcement: { event: 'leak', number: 1043 } })
    expect(openOrder(seen)).toMatchObject({ number: 1043, wetAt: start, openedAt: start + 5, done: {} })
  })

  it('comes by itself at 11:12, and time stops at it however far it was to go', () => {
    const seen = simulationReducer(initialState, { type: 'forward', to: start + 10 * hour })
    expect(seen.now).toBe(automaticLeakAt + 5)
    expect(openOrder(seen)?.wetAt).toBe(automaticLeakAt)
  })

  it.each([
    [automaticLeakAt - 1, automaticLeakAt - 1],
    [automaticLeakAt, automaticLeakAt + 5],
  ])('comes by itself at 11:12 sharp: who goes to %i s is at %i', (to, now) => {
    expect(simulationReducer(initialState, { type: 'forward', to }).now).toBe(now)
  })

  it('comes as long as the month still has its alarm', () => {
    const lastOf = (now: number) => openOrder(simulationReducer({ ...initialState, now }, { type: 'leak' }))
    expect(lastOf(monthEnd - 5)?.openedAt).toBe(monthEnd)
    expect(lastOf(monthEnd - 4)).toBeUndefined()
  })

  it('is gone to by whom the visitor sends, while the clock goes slowly', () => {
    const sent = play([{ type: 'leak' }, { type: 'step', number: 1043, step: 'assign', crew: 'plumber' }])
    expect(sent).toMatchObject({ speed: 10, announcement: { number: 1043, event: 'assign' } })
    const almost = simulationReducer(sent, { type: 'forward', to: start + 4 + 25 * minute })
    expect(almost.announcement).toEqual(sent.announcement)
    const there = simulationReducer(almost, { type: 'forward', to: start + 5 + 25 * minute })
    expect(openOrder(there)).toMatchObject({ crew: 'plumber', done: { arrive: start + 5 + 25 * minute } })
    expect(there.announcement).toEqual({ number: 1043, event: 'arrive' })
  })

  it('comes by itself only once, and not to who has had one', () => {
    const seen = play([
      { type: 'leak' },
      { type: 'step', number: 1043, step: 'assign' },
      { type: 'step', number: 1043, step: 'isolate' },
      { type: 'forward', to: start + hour },
      { type: 'step', number: 1043, step: 'close' },
      { type: 'forward', to: start + 10 * hour },
    ])
    expect(seen.orders.filter(isOpen)).toEqual([])
    expect(seen.orders).toHaveLength(3)
    expect(seen.now).toBe(start + 10 * hour)
  })

  it('waits for the one before it; the next comes elsewhere', () => {
    const first = simulationReducer(initialState, { type: 'leak' })
    expect(simulationReducer(first, { type: 'leak' })).toBe(first)
    const done = play(
      [
        { type: 'step', number: 1043, step: 'assign' },
        { type: 'step', number: 1043, step: 'isolate' },
        { type: 'forward', to: start + hour },
        { type: 'step', number: 1043, step: 'close' },
      ],
      first,
    )
    expect(done.speed).toBe(initialState.speed)
    const second = simulationReducer(done, { type: 'leak' })
    expect(new Set(second.orders.map(({ level }) => level)).size).toBe(4)
  })

  it('is told of at each step', () => {
    const seen: (string | undefined)[] = []
    let duty = initialState
    for (const action of [
      { type: 'leak' },
      { type: 'step', number: 1043, step: 'assign', crew: 'technician' },
      { type: 'forward', to: start + 5 + 6 * minute },
      { type: 'step', number: 1043, step: 'isolate' },
      { type: 'forward', to: start + 5 + 31 * minute },
      { type: 'step', number: 1043, step: 'close' },
    ] as Action[]) {
      duty = simulationReducer(duty, action)
      seen.push(duty.announcement?.event)
    }
    expect(seen).toEqual(['leak', 'assign', 'arrive', 'isolate', 'repair', 'close'])
  })

  it('a step that is not possible, or of an order that is not there, changes nothing', () => {
    const leaking = simulationReducer(initialState, { type: 'leak' })
    expect(simulationReducer(leaking, { type: 'step', number: 1043, step: 'close' })).toBe(leaking)
    expect(simulationReducer(leaking, { type: 'step', number: 1, step: 'assign' })).toBe(leaking)
  })
})

it('whatever a visitor does: time goes forwards, within the month, at most one order is open, and reset begins anew', () => {
  const anyAction: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('pass' as const), seconds: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ type: fc.constant('forward' as const), to: fc.integer({ min: 0, max: monthEnd + hour }) }),
    fc.record({ type: fc.constant('run' as const), isRunning: fc.boolean() }),
    fc.record({ type: fc.constant('speed' as const), speed: fc.constantFrom(...speeds) }),
    fc.constant({ type: 'leak' as const }),
    fc.record({
      type: fc.constant('step' as const),
      number: fc.integer({ min: 1040, max: 1050 }),
      step: fc.constantFrom(...steps),
      crew: fc.constantFrom('technician' as const, 'plumber' as const),
    }),
  )
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      let duty = initialState
      for (const action of actions) {
        const next = simulationReducer(duty, action)
        expect(next.now).toBeGreaterThanOrEqual(duty.now)
        expect(next.now).toBeLessThanOrEqual(monthEnd)
        expect(next.orders.filter(isOpen).length).toBeLessThanOrEqual(1)
        expect(next.orders.length).toBeGreaterThanOrEqual(duty.orders.length)
        duty = next
      }
      expect(simulationReducer(duty, { type: 'reset' })).toEqual({ ...initialState, isRunning: duty.isRunning })
      expect(actions.reduce(simulationReducer, initialState)).toEqual(duty)
    }),
  )
})

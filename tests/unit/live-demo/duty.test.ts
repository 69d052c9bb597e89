import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hour, minute, monthEnd, start } from '../../../client/src/site/live-demo/simulation/clock.rules.ts'
import {
  type Action,
  beginning,
  type Duty,
  dutyAfter,
  openOrder,
  speeds,
  unasked,
} from '../../../client/src/site/live-demo/simulation/duty.rules.ts'
import { isOpen, steps } from '../../../client/src/site/live-demo/simulation/orders.rules.ts'
import { timelineOf } from '../../../client/src/site/live-demo/simulation/timeline.rules.ts'

const play = (actions: Action[], from: Duty = beginning) => actions.reduce(dutyAfter, from)
const running = dutyAfter(beginning, { type: 'run', isRunning: true })

describe('the beginning', () => {
  it('stands still at 08:00 of 28 October, with two closed orders of the month', () => {
    expect(beginning).toMatchObject({ now: start, isRunning: false })
    expect(beginning.orders).toHaveLength(2)
    expect(beginning.orders.filter(isOpen)).toEqual([])
    for (const order of beginning.orders) expect(timelineOf(order, start)).toHaveLength(9)
    expect(beginning.news).toBeUndefined()
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
        { ...beginning, isRunning: !isRunning },
      ).now - start
    expect(passed(true)).toBe(speed / 2)
    expect(passed(false)).toBe(0)
  })

  it('does not go back', () => {
    expect(dutyAfter(beginning, { type: 'forward', to: start - hour }).now).toBe(start)
  })

  it('stops at the end of the month, and says so; then it runs no more', () => {
    const seen = play([{ type: 'leak' }, { type: 'forward', to: monthEnd + hour }], running)
    expect(seen).toMatchObject({ now: monthEnd, isRunning: false, news: { event: 'month_over' } })
    expect(dutyAfter(seen, { type: 'run', isRunning: true }).isRunning).toBe(false)
    expect(dutyAfter(seen, { type: 'leak' }).orders).toHaveLength(3)
    expect(dutyAfter(seen, { type: 'reset' })).toEqual(beginning)
  })
})

describe('a leak', () => {
  it('comes when asked for: alarm and order five seconds later, and the clock goes slowly', () => {
    const seen = dutyAfter({ ...running, speed: 600 }, { type: 'leak' })
    expect(seen).toMatchObject({ now: start + 5, speed: 10, news: { event: 'leak', number: 1043 } })
    expect(openOrder(seen)).toMatchObject({ number: 1043, wetAt: start, openedAt: start + 5, done: {} })
  })

  it('comes by itself at 11:12, and time stops at it however far it was to go', () => {
    const seen = dutyAfter(beginning, { type: 'forward', to: start + 10 * hour })
    expect(seen.now).toBe(unasked + 5)
    expect(openOrder(seen)?.wetAt).toBe(unasked)
  })

  it.each([
    [unasked - 1, unasked - 1],
    [unasked, unasked + 5],
  ])('comes by itself at 11:12 sharp: who goes to %i s is at %i', (to, now) => {
    expect(dutyAfter(beginning, { type: 'forward', to }).now).toBe(now)
  })

  it('comes as long as the month still has its alarm', () => {
    const lastOf = (now: number) => openOrder(dutyAfter({ ...beginning, now }, { type: 'leak' }))
    expect(lastOf(monthEnd - 5)?.openedAt).toBe(monthEnd)
    expect(lastOf(monthEnd - 4)).toBeUndefined()
  })

  it('is gone to by whom the visitor sends, while the clock goes slowly', () => {
    const sent = play([{ type: 'leak' }, { type: 'step', number: 1043, step: 'assign', crew: 'plumber' }])
    expect(sent).toMatchObject({ speed: 10, news: { number: 1043, event: 'assign' } })
    const almost = dutyAfter(sent, { type: 'forward', to: start + 4 + 25 * minute })
    expect(almost.news).toEqual(sent.news)
    const there = dutyAfter(almost, { type: 'forward', to: start + 5 + 25 * minute })
    expect(openOrder(there)).toMatchObject({ crew: 'plumber', done: { arrive: start + 5 + 25 * minute } })
    expect(there.news).toEqual({ number: 1043, event: 'arrive' })
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
    const first = dutyAfter(beginning, { type: 'leak' })
    expect(dutyAfter(first, { type: 'leak' })).toBe(first)
    const done = play(
      [
        { type: 'step', number: 1043, step: 'assign' },
        { type: 'step', number: 1043, step: 'isolate' },
        { type: 'forward', to: start + hour },
        { type: 'step', number: 1043, step: 'close' },
      ],
      first,
    )
    expect(done.speed).toBe(beginning.speed)
    const second = dutyAfter(done, { type: 'leak' })
    expect(new Set(second.orders.map(({ level }) => level)).size).toBe(4)
  })

  it('is told of at each step', () => {
    const seen: (string | undefined)[] = []
    let duty = beginning
    for (const action of [
      { type: 'leak' },
      { type: 'step', number: 1043, step: 'assign', crew: 'technician' },
      { type: 'forward', to: start + 5 + 6 * minute },
      { type: 'step', number: 1043, step: 'isolate' },
      { type: 'forward', to: start + 5 + 31 * minute },
      { type: 'step', number: 1043, step: 'close' },
    ] as Action[]) {
      duty = dutyAfter(duty, action)
      seen.push(duty.news?.event)
    }
    expect(seen).toEqual(['leak', 'assign', 'arrive', 'isolate', 'repair', 'close'])
  })

  it('a step that is not possible, or of an order that is not there, changes nothing', () => {
    const leaking = dutyAfter(beginning, { type: 'leak' })
    expect(dutyAfter(leaking, { type: 'step', number: 1043, step: 'close' })).toBe(leaking)
    expect(dutyAfter(leaking, { type: 'step', number: 1, step: 'assign' })).toBe(leaking)
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
      let duty = beginning
      for (const action of actions) {
        const next = dutyAfter(duty, action)
        expect(next.now).toBeGreaterThanOrEqual(duty.now)
        expect(next.now).toBeLessThanOrEqual(monthEnd)
        expect(next.orders.filter(isOpen).length).toBeLessThanOrEqual(1)
        expect(next.orders.length).toBeGreaterThanOrEqual(duty.orders.length)
        duty = next
      }
      expect(dutyAfter(duty, { type: 'reset' })).toEqual({ ...beginning, isRunning: duty.isRunning })
      expect(actions.reduce(dutyAfter, beginning)).toEqual(duty)
    }),
  )
})

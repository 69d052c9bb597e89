import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minute } from '../../../client/src/site/platform/simulation/clock.rules.ts'
import {
  arrivalOf,
  dryAt,
  isOpen,
  isWet,
  litresOf,
  nextEvent,
  refusalOf,
  type Step,
  settled,
  steps,
  type WorkOrder,
  withStep,
} from '../../../client/src/site/platform/simulation/orders.rules.ts'

import { timelineOf } from '../../../client/src/site/platform/simulation/timeline.rules.ts'

const fresh: WorkOrder = { number: 1043, level: '6', wetAt: 1000, openedAt: 1005, done: {} }

/** The order after these steps, each so many minutes after the alarm. */
function orderWith(...done: [step: Step, minutes: number][]): WorkOrder {
  return done.reduce((order, [step, minutes]) => withStep(order, { step, at: 1005 + minutes * minute }), fresh)
}

const assigned = orderWith(['assign', 2])
const arrived = orderWith(['assign', 2], ['arrive', 8])
const isolated = orderWith(['assign', 2], ['isolate', 4])
const ready = orderWith(['assign', 2], ['isolate', 4], ['arrive', 8])
const repaired = orderWith(['assign', 2], ['isolate', 4], ['arrive', 8], ['repair', 33])
const closed = withStep(repaired, { step: 'close', at: 1005 + 40 * minute })

describe('a work order', () => {
  it.each<[what: string, order: WorkOrder, step: Step, minutes: number, refusal: string | undefined]>([
    ['can be assigned', fresh, 'assign', 0, undefined],
    ['can have its valve closed before anybody is sent', fresh, 'isolate', 0, undefined],
    ['is not reached by nobody', fresh, 'arrive', 60, 'unassigned'],
    ['is not repaired by nobody', fresh, 'repair', 60, 'unassigned'],
    ['is not closed as it opens', fresh, 'close', 60, 'not_repaired'],
    ['is assigned once', assigned, 'assign', 3, 'done'],
    ['is reached no sooner than the way takes', assigned, 'arrive', 7.9, 'on_the_way'],
    ['is reached when the way is done', assigned, 'arrive', 8, undefined],
    ['is not repaired before somebody is there', isolated, 'repair', 60, 'on_the_way'],
    ['is not repaired while water runs', arrived, 'repair', 60, 'water_on'],
    ['takes its time to be repaired', ready, 'repair', 32.9, 'too_early'],
    ['is repaired then', ready, 'repair', 33, undefined],
    ['is not closed before it is repaired', ready, 'close', 60, 'not_repaired'],
    ['is closed after that', repaired, 'close', 33, undefined],
    ['is closed once', closed, 'close', 50, 'done'],
    ['does not go back in time', isolated, 'arrive', 3, 'too_early'],
  ])('%s', (_what, order, step, minutes, refusal) => {
    const taken = { step, at: 1005 + minutes * minute }
    expect(refusalOf(order, taken)).toBe(refusal)
    if (refusal) expect(() => withStep(order, taken)).toThrow(refusal)
    else expect(withStep(order, taken).done[step]).toBe(taken.at)
  })

  it('goes by itself from assigned and isolated to repaired, and is closed by hand alone', () => {
    expect(nextEvent(fresh)).toBeUndefined()
    expect(nextEvent(assigned)).toEqual({ step: 'arrive', at: 1005 + 8 * minute })
    expect(nextEvent(arrived)).toBeUndefined()
    expect(nextEvent(orderWith(['isolate', 4]))).toBeUndefined()
    expect(nextEvent(isolated)).toEqual({ step: 'repair', at: 1005 + 33 * minute })
    expect(settled(isolated, 1005 + 33 * minute - 1).done).toEqual({ ...isolated.done, arrive: 1005 + 8 * minute })
    for (const minutes of [33, 500]) expect(settled(isolated, 1005 + minutes * minute)).toEqual(repaired)
    expect(nextEvent(repaired)).toBeUndefined()
    expect(isOpen(repaired)).toBe(true)
    expect(isOpen(closed)).toBe(false)
  })

  it('loses six litres a minute until the valve is closed, and is dry a quarter of an hour later', () => {
    expect(litresOf(fresh, 1000 + 10 * minute)).toBe(60)
    expect(litresOf(fresh, 900)).toBe(0)
    expect(litresOf(isolated, 1000 + 600 * minute)).toBeCloseTo((4 + 5 / 60) * 6)
    expect(dryAt(isolated)).toBe(1005 + 19 * minute)
    expect([999, 1000, 1004 + 19 * minute, 1005 + 19 * minute].map((at) => isWet(isolated, at))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isWet(assigned, 1e6)).toBe(true)
  })

  it('tells all that has happened, in its order', () => {
    expect(timelineOf(closed, 1e6).map(({ moment }) => moment)).toEqual([
      ...['wet', 'told', 'opened', 'assign', 'isolate', 'arrive', 'dry', 'repair', 'close'],
    ])
    expect(timelineOf(closed, 1005).map(({ moment }) => moment)).toEqual(['wet', 'told', 'opened'])
  })

  it('whatever is tried, and when, only takes steps that can be: each once, forwards, and in an order that makes sense', () => {
    const tries = fc.array(
      fc.record({
        step: fc.constantFrom(...steps),
        wait: fc.integer({ min: 0, max: 40 * minute }),
        crew: fc.constantFrom('technician' as const, 'plumber' as const),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(tries, (all) => {
        let now = fresh.openedAt
        let order = fresh
        for (const { step, wait, crew } of all) {
          now += wait
          order = settled(order, now)
          const taken = { step, at: now, crew }
          const refusal = refusalOf(order, taken)
          if (refusal) expect(() => withStep(order, taken)).toThrow(RangeError)
          else order = withStep(order, taken)
        }
        const { assign, arrive, isolate, repair, close } = order.done
        if (arrive !== undefined) expect(arrive).toBe(arrivalOf(order))
        if (repair !== undefined) {
          expect(assign).toBeLessThanOrEqual(repair)
          expect(Math.max(arrive ?? Infinity, isolate ?? Infinity) + 25 * minute).toBe(repair)
        }
        if (close !== undefined) expect(repair).toBeLessThanOrEqual(close)
        const times = timelineOf(order, now).map(({ at }) => at)
        expect(times).toEqual(times.toSorted((one, other) => one - other))
      }),
    )
  })
})

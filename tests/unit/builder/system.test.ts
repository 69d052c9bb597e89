import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumptions } from '#content/builder/assumptions.ts'
import { billOf } from '#contract/builder/bill.ts'
import { costsOf } from '#contract/builder/costs.ts'
import {
  initialSystem,
  lineKeys,
  numberFields,
  readSystem,
  type SystemInput,
  systemBounds,
  systemParameters,
  systemQuery,
} from '#contract/builder/system.ts'
import { coveredNeeds, needs, quoteQuantityMax } from '#contract/sales/offerings.ts'
import { parts } from './parts.ts'

const read = (query: string) => readSystem(new URLSearchParams(query))

const system: fc.Arbitrary<SystemInput> = fc.record({
  needs: fc.subarray([...needs]),
  floors: within('floors'),
  area: within('area'),
  bays: within('bays'),
  meters: within('meters'),
  leaks: within('leaks'),
  air: within('air'),
  walls: fc.constantFrom('open', 'partition', 'concrete'),
  run: fc.constantFrom('plan', 'platform'),
  installation: fc.boolean(),
  edits: fc.dictionary(
    fc.constantFrom(...lineKeys),
    fc.oneof(
      fc.record({ quantity: fc.integer({ min: 0, max: quoteQuantityMax }) }),
      fc.record({ slug: fc.stringMatching(/^[a-z0-9-]{1,30}$/) }),
    ),
  ),
})

function within(field: (typeof numberFields)[number]) {
  const { low, high } = systemBounds[field]
  return fc.integer({ min: low, max: high })
}

describe('a system by its address', () => {
  it('is an office tower where nothing is said, and then its address is empty', () => {
    expect(read('')).toEqual({ input: initialSystem, corrected: [] })
    expect(systemQuery(initialSystem)).toBe('')
  })

  it.each([
    ['floors=0', { floors: 1 }, ['floors']],
    ['floors=1000000', { floors: 150 }, ['floors']],
    ['floors=-3', { floors: 1 }, ['floors']],
    ['floors=2.6', { floors: 3 }, ['floors']],
    ['floors=Infinity', { floors: 150 }, ['floors']],
    ['floors=many&area=0x', {}, ['floors', 'area']],
    ['floors=', {}, ['floors']],
    ['bays=0&meters=0', { bays: 0 }, []],
    ['know=air.leak', { needs: ['leak', 'air'] }, []],
    ['know=leak.gold', { needs: ['leak'] }, ['know']],
    ['know=none', { needs: [] }, []],
    ['know=', {}, ['know']],
    ['walls=paper&run=away&installation=perhaps', {}, ['walls', 'run', 'installation']],
    [
      'lines=leak.40_air..air-pro_plan-leak.0',
      { edits: { leak: { quantity: 40 }, air: { slug: 'air-pro' }, 'plan-leak': { quantity: 0 } } },
      [],
    ],
    ['lines=leak.9999999', { edits: { leak: { quantity: quoteQuantityMax } } }, ['lines']],
    ['lines=leak.x_gold.4_leak', {}, ['lines']],
    ['lines=__proto__.4', {}, ['lines']],
  ] as const)('%s', (query, expected, corrected) => {
    expect(read(query)).toEqual({ input: { ...initialSystem, ...expected }, corrected })
  })

  it('is the same once written and read again', () => {
    fc.assert(
      fc.property(system, (input) => {
        expect(read(systemQuery(input))).toEqual({ input, corrected: [] })
      }),
    )
  })

  it('is within its bounds, and settles, whatever the address says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...systemParameters), fc.string()), (given) => {
        const { input } = readSystem(new URLSearchParams(given))
        for (const field of numberFields) {
          expect(input[field]).toBeGreaterThanOrEqual(systemBounds[field].low)
          expect(input[field]).toBeLessThanOrEqual(systemBounds[field].high)
        }
        expect(read(systemQuery(input)).input).toEqual(input)
      }),
    )
  })
})

describe('whatever the building', () => {
  it('no line asks for more than a quotation takes, and the range holds what is likely', () => {
    fc.assert(
      fc.property(system, (input) => {
        const bill = billOf(input, parts, assumptions)
        for (const { quantity, suggested, range } of [...bill.lines, ...bill.removed]) {
          expect(suggested).toBeLessThanOrEqual(quoteQuantityMax)
          expect(Number.isInteger(quantity)).toBe(true)
          expect(range.low).toBeLessThanOrEqual(range.likely)
          expect(range.likely).toBeLessThanOrEqual(range.high)
        }
        const { over } = costsOf(bill, assumptions)
        for (const { cost } of over) {
          expect(cost.low).toBeLessThanOrEqual(cost.likely)
          expect(cost.likely).toBeLessThanOrEqual(cost.high)
        }
        const years = over.map(({ cost }) => cost.likely)
        expect(years).toEqual([...years].sort((one, other) => one - other))
      }),
    )
  })
})

describe('a plan includes the connection of its devices', () => {
  it.each([
    [80, 2, true],
    [100, 2, true],
    [101, 2, false],
    [80, 0, false],
  ])('%d devices, %d plans of 50: %s', (devices, plans, isCovered) => {
    const lines = [
      { slug: 'parking-sensor', quantity: devices, need: 'parking' as const },
      ...(plans > 0 ? [{ slug: 'plan:parking', quantity: plans, need: undefined }] : []),
    ]
    expect(coveredNeeds(lines, parts.plans).has('parking')).toBe(isCovered)
  })
})

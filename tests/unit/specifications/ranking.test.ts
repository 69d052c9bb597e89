import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindNamed, type SpecificationKind } from '#contract/catalogue/specifications/kinds.ts'
import { readQuantity } from '#contract/catalogue/specifications/quantities.ts'
import { areEqual, bestOf } from '#contract/catalogue/specifications/ranking.ts'

const quantity = (kind: SpecificationKind, text: string) => readQuantity(kindNamed(kind), text) ?? null
const best = (kind: SpecificationKind, texts: (string | undefined)[]) =>
  bestOf(
    kindNamed(kind).better,
    texts.map((text) => (text === undefined ? undefined : quantity(kind, text))),
  )

describe('which is better', () => {
  it.each<[kind: SpecificationKind, texts: (string | undefined)[], best: number[]]>([
    ['batteryLife', ['10 years', '8 years'], [0]],
    ['batteryLife', ['18 months', '2 years'], [1]],
    ['batteryLife', ['10 years', '120 months'], []],
    ['batteryLife', ['10 years', '8 years', '10 years'], [0, 2]],
    ['batteryLife', ['10 years', undefined, '8 years'], [0]],
    ['batteryLife', ['10 years', undefined], []],
    ['batteryLife', ['10 years', 'long', '8 years'], []],
    ['batteryLife', ['5–10 years', '8 years'], []],
    ['batteryLife', ['5–10 years', '3 years'], [0]],
    ['range', ['15 km', '800 m'], [0]],
    ['responseTime', ['5 s', '1 min'], [0]],
    ['weight', ['1 kg', '900 g'], [1]],
    ['sensitivity', ['-137 dBm', '-120 dBm'], [0]],
    ['operatingTemperature', ['-20 to 60 °C', '-30 to 75 °C'], [1]],
    ['operatingTemperature', ['-20 to 60 °C', '-10 to 75 °C'], []],
    ['operatingTemperature', ['-20 to 60 °C', '-20 to 60 °C'], []],
    ['accuracy', ['±0.5 °C', '±0.3 °C'], [1]],
    ['accuracy', ['±0.5 °C', '±3 %'], []],
    ['accuracy', ['98%', '95%'], [0]],
    ['accuracy', ['98%', '±2 %'], []],
    ['accuracy', ['Class 0.5', 'Class 1'], [0]],
    ['protection', ['IP67', 'IP51'], [0]],
    ['protection', ['IP68', 'IP67'], [0]],
    ['protection', ['IP65', 'IP67'], []],
    ['protection', ['IP66', 'IP65'], [0]],
    ['protection', ['IP69', 'IP67'], []],
    ['protection', ['IP30', 'IPX7'], []],
    ['integration', ['REST API, MQTT, BACnet', 'MQTT、REST API'], [0]],
    ['integration', ['REST API', 'MQTT'], []],
    ['frequency', ['923 MHz', '868 MHz'], []],
    ['supplyVoltage', ['5 V', '12 V'], []],
    ['dimensions', ['72 × 72 mm', '50 × 50 mm'], []],
  ])('of %s, %j: %j', (kind, texts, places) => {
    expect(best(kind, texts)).toEqual(places)
  })

  it('does not depend on the order or the unit, is never everybody, and leaves nobody better out', () => {
    const metres = fc.array(
      fc.integer({ min: 1, max: 50 }).map((hundreds) => hundreds * 100),
      { minLength: 2, maxLength: 4 },
    )
    fc.assert(
      fc.property(metres, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (values, inKilometres) => {
        const texts = values.map((value, place) => (inKilometres[place] ? `${value / 1000} km` : `${value} m`))
        const found = best('range', texts)
        const most = Math.max(...values)
        const isSame = values.every((value) => value === most)
        expect(found).toEqual(isSame ? [] : values.flatMap((value, place) => (value === most ? [place] : [])))
        const reversed = best('range', texts.toReversed()).map((place) => values.length - 1 - place)
        expect(reversed.toReversed()).toEqual(found)
      }),
    )
  })

  it('two ranges are never each better than the other', () => {
    const end = fc.integer({ min: -40, max: 40 })
    fc.assert(
      fc.property(fc.tuple(end, end), fc.tuple(end, end), (one, other) => {
        const texts = [one, other].map((ends) => `${Math.min(...ends)} to ${Math.max(...ends)} °C`)
        expect(best('operatingTemperature', texts).length).toBeLessThan(2)
      }),
    )
  })
})

it.each<[kind: SpecificationKind, one: string, other: string, isEqual: boolean]>([
  ['range', '1 km', '1000 m', true],
  ['range', '0.8 km', '800 m', true],
  ['supplyVoltage', '24 VDC', '24 VAC', false],
  ['accuracy', '±2 %', '2 %', false],
  ['protection', 'IP67', 'IP 67', true],
  ['operatingTemperature', '-20 to 60 °C', '-20～60℃', true],
  ['dimensions', '72 × 72 × 24 mm', '7.2 x 7.2 x 2.4 cm', true],
  ['dimensions', '72 × 72 mm', '72 × 72 × 24 mm', false],
])('%s: %s and %s are equal: %s', (kind, one, other, isEqual) => {
  const [ours, theirs] = [quantity(kind, one), quantity(kind, other)]
  expect(ours && theirs && areEqual(ours, theirs)).toBe(isEqual)
})

import { describe, expect, it } from 'vitest'
import { readSpecifications } from '#contract/catalogue/record-texts.ts'
import { alignEntries } from '#contract/catalogue/specifications/aligning.ts'
import { expectLinear } from '#tests/support/growth.ts'

/** Lines as staff write them, a text a product. */
const align = (...products: string[]) => alignEntries(products.map(readSpecifications), ' to ')
const texts = (...products: string[]) => align(...products).map(({ values }) => values.map((value) => value?.text))

describe('entries side by side', () => {
  it('meet by what they are, whatever they are called; the field’s order leads, then the first product’s', () => {
    const rows = align(
      'Colour: white\nProtection: IP67\nRadio range: 15 km',
      '電池壽命: 8 年\n通訊距離: 15 km\nColour: black',
    )
    expect(rows.map(({ kind, name, group, agreement }) => [kind, name, group, agreement])).toEqual([
      ['batteryLife', '電池壽命', 'power', 'single'],
      ['range', 'Radio range', 'radio', 'equal'],
      ['protection', 'Protection', 'environment', 'single'],
      [undefined, 'Colour', 'other', 'different'],
    ])
  })

  it.each([
    ['Custom Name', 'custom name'],
    ['Custom name:', 'Custom  name'],
    ['ＣＵＳＴＯＭ', 'custom'],
    ['顏色 選擇', '顏色選擇'],
    ['顏色：', '顏色'],
  ])('that nobody knows meet by name: %s and %s', (one, other) => {
    const rows = alignEntries(
      [[{ name: one, value: 'a', unit: null }], [{ name: other, value: 'a', unit: null }]],
      ' to ',
    )
    expect(rows).toMatchObject([{ name: one, kind: undefined, agreement: 'equal' }])
  })

  it.each([
    ['Range: 15 km', 'Range: 800 m', ['15 km', '0.8 km'], '800 m'],
    ['Range: 800 m', 'Range: 15 km', ['800 m', '15000 m'], '15 km'],
    ['Battery life: 10 years', 'Battery life: 18 months', ['10 years', '1.5 years'], '18 months'],
    ['Weight: 350 g', '重量: 1.2 公斤', ['350 g', '1200 g'], '1.2 公斤'],
    ['Dimensions: 72 × 72 × 24 mm', 'Size: 10 x 5 x 2 cm', ['72 × 72 × 24 mm', '100 × 50 × 20 mm'], '10 x 5 x 2 cm'],
    ['Battery life: 10 years', '電池壽命: 8 年', ['10 years', '8 years'], undefined],
    ['Operating temperature: -20 to 60 °C', '工作溫度: -30 至 75 度', ['-20 to 60 °C', '-30 to 75 °C'], undefined],
    ['Voltage: 24 VDC', 'Voltage: 24 VAC', ['24 VDC', '24 VAC'], undefined],
    ['Range: far', 'Range: 15 km', [undefined, '15 km'], undefined],
  ])('stand in one unit: %s, %s', (one, other, told, original) => {
    const [row] = align(one, other).filter(({ kind }) => kind)
    expect(row?.values.map((value) => value?.text)).toEqual(told)
    expect(row?.values[1]?.original).toBe(original)
  })

  it.each([
    ['Data retention: 24 months', '數據保存: 2 年', 'equal'],
    ['Range: 1 km', 'Range: 1000 m', 'equal'],
    ['Integration: REST API, MQTT', 'Integration: MQTT、REST API', 'equal'],
    ['Mounting: DIN rail', 'Mounting: din  rail', 'equal'],
    ['Range: 1 km', 'Range: 2 km', 'different'],
    ['Voltage: 24 VDC', 'Voltage: 24 VAC', 'different'],
    ['Accuracy: Class 0.5S', 'Accuracy: Class 0.5', 'different'],
    ['Range: 1 km', 'Colour: white', 'single'],
  ])('%s and %s are %s', (one, other, standing) => {
    expect(align(one, other)[0]?.agreement).toBe(standing)
  })

  it('of which a third has none are different, whatever the two say', () => {
    expect(align('Range: 1 km', 'Range: 1 km', 'Colour: white')[0]?.agreement).toBe('different')
  })

  it('said twice of a product count once; two that differ are told both, and nobody is better', () => {
    expect(texts('Battery life: 10 years\nBattery: 120 months', 'Battery life: 8 years')).toEqual([
      ['10 years', '8 years'],
    ])
    const [row] = align('Battery life: 10 years\nBattery: 5 years', 'Battery life: 8 years')
    expect(row).toMatchObject({ values: [{ text: '10 years · 5 years' }, { text: '8 years' }], best: [] })
  })

  it.each([
    ['Battery life: 10 years', 'Battery life: 8 years', [0]],
    ['Battery life: 10 years', 'Battery life: 130 months', [1]],
    ['Alert time: Within 5 seconds', 'Response time: 1 min', [0]],
    ['Frequency: 923 MHz', 'Frequency: 868 MHz', []],
    ['Range: 1 km', 'Colour: white', []],
  ])('%s beside %s: better is %j', (one, other, best) => {
    expect(align(one, other)[0]?.best).toEqual(best)
  })

  it('are none where nobody has any, and equal to themselves where there is one product', () => {
    expect(align('', '')).toEqual([])
    expect(alignEntries([], ' to ')).toEqual([])
    expect(align('Range: 15 km')).toMatchObject([{ agreement: 'equal', best: [] }])
  })

  it('take time in proportion to how many they are', () => {
    const product = (size: number) =>
      Array.from({ length: size }, (_, index) => ({ name: `Value ${index}`, value: `${index} mm`, unit: null }))
    expectLinear((size) => alignEntries([product(size), product(size)], ' to '), 20)
  })
})

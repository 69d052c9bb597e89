import { describe, expect, it } from 'vitest'
import { alignEntries, differ } from '../../../client/src/site/compare/align.ts'

const entry = (name: string, value: string) => ({ name, value })

describe('entries side by side', () => {
  it('meet by name; the first product’s order leads', () => {
    expect(
      alignEntries([
        [entry('Range', '15 km'), entry('Protection', 'IP67')],
        [entry('Battery life', '8 years'), entry('Protection', 'IP68'), entry('Range', '15 km')],
      ]),
    ).toEqual([
      { name: 'Range', values: ['15 km', '15 km'], isDifferent: false },
      { name: 'Protection', values: ['IP67', 'IP68'], isDifferent: true },
      { name: 'Battery life', values: [undefined, '8 years'], isDifferent: true },
    ])
  })

  it.each([
    ['Battery Life', 'battery life'],
    ['Battery life:', 'Battery  life'],
    ['ＰＭ２．５', 'PM2.5'],
    ['防護 等級', '防護等級'],
    ['尺寸：', '尺寸'],
  ])('%s and %s are one name', (one, other) => {
    expect(alignEntries([[entry(one, 'a')], [entry(other, 'a')]])).toEqual([
      { name: one, values: ['a', 'a'], isDifferent: false },
    ])
  })

  it('keep both values where a product has a name twice', () => {
    expect(alignEntries([[entry('Battery', 'AA'), entry('Battery', '10 years')], []])).toEqual([
      { name: 'Battery', values: ['AA · 10 years', undefined], isDifferent: true },
    ])
  })

  it('are none where nobody has any', () => {
    expect(alignEntries([[], []])).toEqual([])
    expect(alignEntries([])).toEqual([])
  })

  it('of one product differ from nobody’s', () => {
    expect(alignEntries([[entry('Range', '15 km')]])).toEqual([
      { name: 'Range', values: ['15 km'], isDifferent: false },
    ])
  })
})

it.each([
  [['IP67', 'ip67 '], false],
  [['10 years', '10years'], false],
  [['10 years', '8 years'], true],
  [['10 years', undefined], true],
  [[undefined, undefined], false],
  [['a', 'a', 'b', 'a'], true],
])('whether %j differ: %s', (values, isDifferent) => {
  expect(differ(values)).toBe(isDifferent)
})

import { expect, it } from 'vitest'
import { readComponents } from '#contract/catalogue/record-texts.ts'
import { componentQuantityMax, componentsMax } from '#contract/catalogue/values/product-values.ts'
import { blankRecord } from '#contract/fields/product.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'

it.each([
  ['HI-WL-01: 8', [{ sku: 'HI-WL-01', quantity: 8 }]],
  [
    'HI-WL-01：8\n- HI-GW-02, 1',
    [
      { sku: 'HI-WL-01', quantity: 8 },
      { sku: 'HI-GW-02', quantity: 1 },
    ],
  ],
  [
    '8 × HI-WL-01\n2x hi-gw-02',
    [
      { sku: 'HI-WL-01', quantity: 8 },
      { sku: 'hi-gw-02', quantity: 2 },
    ],
  ],
  ['HI-WL-01 × 8', [{ sku: 'HI-WL-01', quantity: 8 }]],
  ['WL 01: 3', [{ sku: 'WL 01', quantity: 3 }]],
  ['HI-WL-01: 8\n\nhi-wl-01: 2', [{ sku: 'HI-WL-01', quantity: 10 }]],
  [null, []],
])('%j is read', (text, components) => {
  expect(readComponents(text)).toEqual({ components, unreadable: [] })
})

it.each([
  'HI-WL-01',
  'HI-WL-01: 0',
  'HI-WL-01: -2',
  'HI-WL-01: some',
  ': 8',
  `A: ${componentQuantityMax + 1}`,
  '八個漏水感測器',
])('%j is said to be unreadable, and the lines around it count', (line) => {
  expect(readComponents(`B: 1\n${line}\nC: 2`)).toEqual({
    components: [
      { sku: 'B', quantity: 1 },
      { sku: 'C', quantity: 2 },
    ],
    unreadable: [line],
  })
})

it('no more than so many kinds', () => {
  const lines = Array.from({ length: componentsMax + 1 }, (_, index) => `P${index}: 1`)
  const { components, unreadable } = readComponents(lines.join('\n'))
  expect([components.length, unreadable]).toEqual([componentsMax, [`P${componentsMax}`].map((sku) => `${sku}: 1`)])
})

it('no product is made of itself', () => {
  const { product, warnings, unreadable } = deriveProduct({
    ...blankRecord,
    name: 'Kit',
    sku: 'HI-KIT',
    components: 'hi-kit: 1\nHI-WL-01: 2',
  })
  expect(product.components).toEqual([{ sku: 'HI-WL-01', quantity: 2 }])
  expect(warnings).toHaveLength(1)
  expect(unreadable).toMatchObject([{ field: 'components', fault: 'own_sku' }])
})

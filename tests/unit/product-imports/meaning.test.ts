import { describe, expect, it } from 'vitest'
import { recordFieldSchema } from '#contract/catalogue/product-edits.ts'
import { blankRecord } from '#contract/fields/product.ts'
import { valueAfter } from '#server/modules/catalogue/imports/import-meaning.rules.ts'

const record = { ...blankRecord, name: 'Meter' }

describe('a cell that says the same in other words changes nothing', () => {
  it.each([
    ['msrp', 'HK$1,180.00', '1180'],
    ['msrp', '399/month', '399'],
    ['margin', '20', '20%'],
    ['category', 'hardware', 'IoT Hardware'],
    ['availability', 'In Stock (36)', '36'],
    ['term', 'Annual', 'yearly'],
    ['sku', 'EM-1', 'em-1'],
    ['name', 'Meter  DIN', 'Meter DIN'],
    ['availability', 'In Stock (24)', 'In Stock'],
    ['availability', '8', '庫存偏低'],
    ['availability', 'Discontinued', 'Out of Stock'],
    ['sku', '#N/A', '#N/A'],
  ])('%s: %s, %s', (field, present, cell) => {
    const name = recordFieldSchema.parse(field)
    expect(valueAfter(name, { ...record, [name]: present }, cell)).toBe(present)
  })

  it('nor "-", which otherwise empties a field, where the field says just that', () => {
    expect(valueAfter('subcategory', { ...record, subcategory: '-' }, null)).toBe('-')
    expect(valueAfter('subcategory', { ...record, subcategory: 'Indoor' }, null)).toBeNull()
  })

  it.each([
    ['resellerCost', '708'],
    ['minSellingPrice', 'HK$944'],
    ['margin', '20%'],
    ['category', 'hardware'],
    ['barrier', 'Low'],
    ['availability', '0'],
  ])('nor where the rule gives it: %s %s', (field, cell) => {
    expect(valueAfter(recordFieldSchema.parse(field), { ...record, msrp: '1180' }, cell)).toBeNull()
  })
})

describe('what means something else is a change', () => {
  it.each([
    ['msrp', 'HK$1,180.00', '1280', '1280'],
    ['msrp', '399/month', '419', '419/month'],
    ['msrp', '399/month', '399 one-off', '399 one-off'],
    ['resellerCost', '700', '708', '708'],
    ['availability', 'In Stock (36)', 'In Stock (35)', 'In Stock (35)'],
    ['availability', 'In Stock (36)', '0', '0'],
    ['availability', '8', 'In Stock', 'In Stock'],
    ['msrp', '399/month', '1 399', '1 399/month'],
    ['features', 'a: 1\nb: 2', 'a: 1 b: 2', 'a: 1 b: 2'],
  ])('%s: %s, %s', (field, present, cell, after) => {
    const name = recordFieldSchema.parse(field)
    expect(valueAfter(name, { ...record, msrp: '1180', [name]: present }, cell)).toBe(after)
  })
})

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
    ['name', 'Meter DIN', 'Meter   DIN'],
    ['msrp', '399/month', '399 per month'],
    ['connectivityFee', 'HK$120/year', '120'],
    ['hkdCost', 'HK$500.00', '500'],
    ['usdCost', 'USD 60', 'US$60.00'],
    ['features', 'a: 1\r\nb: 2', 'a: 1\nb: 2'],
  ])('%s: %s, %s', (field, present, cell) => {
    const name = recordFieldSchema.parse(field)
    expect(valueAfter(name, { ...record, [name]: present }, cell)).toBe(present)
  })

  it('nor "-", which otherwise empties a field, where the field says just that', () => {
    expect(valueAfter('subcategory', { ...record, subcategory: '-' }, null)).toBe('-')
    expect(valueAfter('subcategory', { ...record, subcategory: 'Indoor' }, null)).toBeNull()
  })

  it('nor a list whose parts hold commas', () => {
    expect(valueAfter('tags', { ...record, tags: ['a, b'] }, ['a', 'b'])).toEqual(['a, b'])
    expect(valueAfter('tags', { ...record, tags: ['a'] }, ['a', 'b'])).toEqual(['a', 'b'])
  })

  it('nor a text without the characters that a workbook cannot hold', () => {
    const odd = 'a\u0001b\u001fc\u0010d\ufffee\uffff'
    expect(valueAfter('description', { ...record, description: odd }, 'abcde')).toBe(odd)
    expect(valueAfter('description', { ...record, description: odd }, 'ab cde')).toBe('ab cde')
  })

  it.each([
    ['resellerCost', '708'],
    ['minSellingPrice', 'HK$944'],
    ['margin', '20%'],
    ['category', 'hardware'],
    ['barrier', 'Low'],
    ['availability', '0'],
    ['term', 'One-time'],
    ['upMargin', '15%'],
    ['usdCost', 'US$60.84'],
  ])('nor where the rule gives it: %s %s', (field, cell) => {
    expect(valueAfter(recordFieldSchema.parse(field), { ...record, msrp: '1180', hkdCost: '468' }, cell)).toBeNull()
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
    ['category', 'hardware', 'software', 'software'],
    ['category', 'Gizmo', 'Widget', 'Widget'],
    ['term', 'Annual', 'One-time', 'One-time'],
    ['term', 'as agreed', 'to be told', 'to be told'],
    ['margin', '20', '25%', '25%'],
    ['margin', '12.5', '12%', '12%'],
    ['margin', '12.55', '12.56', '12.56'],
    ['margin', 'high', 'low', 'low'],
    ['msrp', 'ask us', '419', '419'],
    ['connectivityFee', '10/month', '12', '12/month'],
    ['subcategory', 'HK$1,180.00', '1180', '1180'],
  ])('%s: %s, %s', (field, present, cell, after) => {
    const name = recordFieldSchema.parse(field)
    expect(valueAfter(name, { ...record, msrp: '1180', [name]: present }, cell)).toBe(after)
  })

  it.each([
    ['category', 'software'],
    ['category', 'Gizmo'],
    ['term', 'Annual'],
    ['barrier', 'High'],
    ['availability', '5'],
    ['margin', '25%'],
    ['upMargin', '20%'],
    ['minSellingPrice', 'HK$945'],
    ['resellerCost', '709'],
    ['resellerCost', 'ask us'],
    ['usdCost', 'US$61'],
    ['usdCost', 'HK$60.84'],
    ['msrp', '1180'],
    ['subcategory', 'Low'],
  ])('where the product says nothing and no rule gives it: %s %s', (field, cell) => {
    const stated = { ...record, hkdCost: '468', ...(field === 'msrp' ? {} : { msrp: '1180' }) }
    expect(valueAfter(recordFieldSchema.parse(field), stated, cell)).toBe(cell)
  })

  it('is what a cell says, and nothing where it empties a field', () => {
    expect(valueAfter('tags', record, ['a'])).toEqual(['a'])
    expect(valueAfter('description', { ...record, description: 'Old' }, null)).toBeNull()
    expect(valueAfter('description', record, null)).toBeNull()
  })
})

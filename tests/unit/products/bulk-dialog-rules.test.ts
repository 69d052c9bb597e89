import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type BulkAction, bulkActionSchema } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import {
  actionOf,
  type BulkDraft,
  blankDraft,
  bulkKinds,
  numberOf,
  outcomeOf,
} from '../../../client/src/admin/products/bulk/bulk.rules.ts'

describe('a number that staff type', () => {
  it.each([
    ['12', 12],
    ['1180.25', 1180.25],
    ['-12.5', -12.5],
    ['1,180', 1180],
    [' 1 234,567 ', 1_234_567],
    ['HK$1,180', 1180],
    ['hk$ 80', 80],
    ['-15%', -15],
    ['２５．５％', 25.5],
  ])('is read as it is meant: %j', (text, number) => {
    expect(numberOf(text)).toBe(number)
  })

  it.each(['', ' ', '-', '.5', '5.', '1.2.3', 'x5', '5x', '5HK$', '5%5', '%', 'HK$', 'US$5', '1e3'])(
    'is none where it is something else: %j',
    (text) => {
      expect(numberOf(text)).toBeUndefined()
    },
  )
})

describe('the dialog of a bulk change', () => {
  const actionFrom = (draft: Partial<BulkDraft> & Pick<BulkDraft, 'kind'>) =>
    z.safeParse(bulkActionSchema, actionOf({ ...blankDraft, ...draft })).data

  it('begins with fields that are empty', () => {
    const { percent, amount, quantity, category } = blankDraft
    expect([percent, amount, quantity, category]).toEqual(['', '', '', ''])
  })

  it('asks for nothing yet while what must be filled in is empty', () => {
    const complete = bulkKinds.filter((kind) => actionFrom({ kind }) !== undefined)
    expect(complete).toEqual(['retire', 'restore'])
  })

  it.each<[string, Parameters<typeof actionFrom>[0], BulkAction]>([
    [
      'a price by percent, unless told otherwise',
      { kind: 'price', percent: '-15%', amount: '7' },
      { action: 'price', change: { kind: 'percent', percent: -15 } },
    ],
    [
      'a price of an amount',
      { kind: 'price', priceBy: 'amount', percent: '7', amount: 'HK$1,180' },
      { action: 'price', change: { kind: 'amount', amount: 1180 } },
    ],
    ['a stock', { kind: 'stock', quantity: '1,200' }, { action: 'stock', quantity: 1200 }],
    ['a category', { kind: 'category', category: 'lpwan' }, { action: 'category', category: 'lpwan' }],
    ['retiring', { kind: 'retire', quantity: '5', category: 'lpwan' }, { action: 'retire' }],
    ['restoring', { kind: 'restore', quantity: '5', category: 'lpwan' }, { action: 'restore' }],
  ])('asks for %s', (_what, draft, action) => {
    expect(actionFrom(draft)).toEqual(action)
  })

  it.each<[string, Parameters<typeof actionFrom>[0]]>([
    ['a price that is no number', { kind: 'price', percent: 'ten' }],
    ['a stock of half a piece', { kind: 'stock', quantity: '1.5' }],
    ['a category that there is not', { kind: 'category', category: 'toys' }],
  ])('asks for no %s', (_what, draft) => {
    expect(actionFrom(draft)).toBeUndefined()
  })
})

describe('the preview of a bulk change', () => {
  const percent = (by: number): BulkAction => ({ action: 'price', change: { kind: 'percent', percent: by } })
  const amount = (to: number): BulkAction => ({ action: 'price', change: { kind: 'amount', amount: to } })
  const stock = (quantity: number): BulkAction => ({ action: 'stock', quantity })
  const lpwan: BulkAction = { action: 'category', category: 'lpwan' }

  const product = {
    msrp: 1000,
    stockQuantity: 5,
    inStock: true,
    category: 'hardware',
    isRetired: false,
    issues: [],
  } as unknown as StaffProduct

  it.each<[string, Partial<StaffProduct>, BulkAction, number | string | boolean]>([
    ['a price up by percent', {}, percent(12.5), 1125],
    ['a price down by percent', {}, percent(-90), 100],
    ['a fraction of a percent', {}, percent(0.001), 1000.01],
    ['half a cent up', { msrp: 0.05 }, percent(10), 0.06],
    ['less than half a cent down', { msrp: 0.14 }, percent(10), 0.15],
    ['half a cent that a float would lose', { msrp: 1.15 }, percent(-10), 1.04],
    ['a price of an amount', {}, amount(500.5), 500.5],
    ['an amount to the cent', {}, amount(9.999), 10],
    ['an amount of half a cent up', {}, amount(1.005), 1.01],
    ['an amount, of no price', { msrp: null }, amount(500), 500],
    ['a price of nothing', {}, amount(0), 0],
    ['a stock', {}, stock(12), 12],
    ['a stock of nothing', {}, stock(0), 0],
    ['a stock that is told and yet not to be had', { inStock: false, stockQuantity: 12 }, stock(12), 12],
    ['a category', {}, lpwan, 'lpwan'],
    ['a category in earnest', { category: 'lpwan', issues: ['unknown-category'] }, lpwan, 'lpwan'],
    ['a product retired', {}, { action: 'retire' }, true],
    ['a product restored', { isRetired: true }, { action: 'restore' }, false],
  ])('shows %s', (_what, before, action, after) => {
    expect(outcomeOf({ ...product, ...before }, action)).toBe(after)
  })

  it.each<[string, Partial<StaffProduct>, BulkAction]>([
    ['by nothing', {}, percent(0)],
    ['by percent, of no price', { msrp: null }, percent(10)],
    ['to the amount that it has', {}, amount(1000)],
    ['to the same stock', {}, stock(5)],
    ['to no stock, of what is not to be had', { inStock: false, stockQuantity: 12 }, stock(0)],
    ['to its own category', { category: 'lpwan', issues: ['no-price'] }, lpwan],
    ['to retired, of what is', { isRetired: true }, { action: 'retire' }],
    ['to restored, of what is listed', {}, { action: 'restore' }],
  ])('leaves a product out that stays as it is: %s', (_what, before, action) => {
    expect(outcomeOf({ ...product, ...before }, action)).toBeUndefined()
  })
})

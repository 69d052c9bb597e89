import { describe, expect, it } from 'vitest'
import type { BulkAction } from '#contract/catalogue/product-edits.ts'
import { bulkEditOf } from '#server/modules/catalogue/editing/product-bulk.rules.ts'
import { recordWith } from './record.ts'

const percent = (by: number): BulkAction => ({ action: 'price', change: { kind: 'percent', percent: by } })
const amount = (to: number): BulkAction => ({ action: 'price', change: { kind: 'amount', amount: to } })

describe('a bulk change', () => {
  it.each<[string, BulkAction, object]>([
    ['retires', { action: 'retire' }, { retired: true }],
    ['restores', { action: 'restore' }, { retired: false }],
    ['sets the stock', { action: 'stock', quantity: 12 }, { record: { availability: '12' } }],
    ['sets the category', { action: 'category', category: 'lpwan' }, { record: { category: 'lpwan' } }],
  ])('%s', (_what, action, edit) => {
    expect(bulkEditOf(action, recordWith({}))).toEqual(edit)
  })

  it.each([
    ['lpwan', {}],
    ['LPWAN', {}],
    ['hardware', { record: { category: 'lpwan' } }],
  ])('to LPWAN leaves what is LPWAN already: %s', (category, edit) => {
    expect(bulkEditOf({ action: 'category', category: 'lpwan' }, recordWith({ category }))).toEqual(edit)
  })
})

describe('a bulk change of prices', () => {
  const tooMuch = '999999999999'
  it.each<[string, BulkAction, string | null, object | undefined]>([
    ['by percent', percent(10), '1000', { record: { msrp: '1100' } }],
    ['down by percent', percent(-12.5), 'HK$80', { record: { msrp: 'HK$70' } }],
    ['to whole cents', percent(10), '0.05', { record: { msrp: '0.06' } }],
    ['of a month', percent(50), '398/month', { record: { msrp: '597/month' } }],
    ['by percent, of no price', percent(10), null, {}],
    ['by percent, of what is no price', percent(10), 'Ask us', {}],
    ['by nothing', percent(0), '1,000', {}],
    ['to an amount', amount(500), '1000/month', { record: { msrp: '500/month' } }],
    ['to an amount in cents', amount(500.5), '1', { record: { msrp: '500.5' } }],
    ['to an amount, of no price', amount(500), null, { record: { msrp: '500' } }],
    ['to an amount, of what is no price', amount(500), 'Ask us', { record: { msrp: '500' } }],
    ['to the amount that it has', amount(500), 'HK$500.00', {}],
    ['to more than fits', percent(10), tooMuch, undefined],
    ['to less than nothing', percent(-101), '10', undefined],
  ])('%s', (_what, action, msrp, edit) => {
    expect(bulkEditOf(action, recordWith({ msrp }))).toEqual(edit)
  })
})

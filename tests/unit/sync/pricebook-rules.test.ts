import { expect, it } from 'vitest'
import { rowOfRecord } from '#server/modules/sync/pricebook/pricebook.rules.ts'
import { recordWith } from '../products/record.ts'

it('a product’s row says each column, amounts and percentages as plain decimals', () => {
  const record = recordWith({
    sku: 'S-1',
    msrp: 'HK$1,180.00',
    category: 'lpwan',
    subcategory: '漏水',
    availability: 'In Stock (36)',
    hkdCost: '500',
    barrier: 'High',
    upMargin: '7.5',
  })
  expect(rowOfRecord(record)).toEqual({
    'Product Name': 'Sensor',
    SKU: 'S-1',
    MSRP: '1180',
    'Min Selling Price': '944',
    Margin: '20',
    'Reseller Cost': '708',
    Term: 'One-time',
    Category: 'lpwan',
    Subcategory: '漏水',
    Availability: 'In Stock',
    'HKD Cost': '500',
    'USD Cost': '65',
    'UP Margin': '7.5',
    Recurring: 'No',
    Barrier: 'High',
  })
})

it('what recurs is annual; what is not told is blank', () => {
  expect(rowOfRecord(recordWith({ term: 'Annual' }))).toMatchObject({
    Term: 'Annual',
    Recurring: 'Yes',
    SKU: null,
    MSRP: null,
    'Reseller Cost': null,
    'HKD Cost': null,
    Availability: 'Out of Stock',
  })
})

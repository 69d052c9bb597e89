import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availabilityLabelOf,
  isAvailabilityReadable,
  stockOf,
  stockQuantityOf,
  stockStatusOf,
} from '#server/modules/catalogue/prices-stock/availability.rules.ts'

describe('availability is read from text, out-of-stock words first', () => {
  it.each([
    'Out of Stock',
    'out-of-stock',
    'OUT_OF_STOCK',
    'Unavailable',
    'No',
    'Inactive',
    'Discontinued',
    'Sold Out',
    'ＳＯＬＤ ＯＵＴ',
    'ＳＯＬＤ ＯＵＴ',
    '',
    '   ',
    'Ask us',
  ])('"%s" is unavailable', (text) => {
    expect(stockOf(text).inStock).toBe(false)
  })

  it.each([
    'Available',
    'In Stock',
    'in-stock',
    'Yes',
    'Active',
    'READY',
    'ＩＮ　ＳＴＯＣＫ',
    'In Stock - Low',
    'In Stock - High',
  ])('"%s" is available', (text) => {
    expect(stockOf(text).inStock).toBe(true)
  })
})

describe('design, "Availability words"', () => {
  it.each(['Not available', 'No stock: not ready', 'Currently not in stock'])(
    'a negation comes first: "%s" is unavailable',
    (text) => {
      expect(stockOf(text).inStock).toBe(false)
    },
  )

  it('an English word matches whole: "Notice: ready stock" is available', () => {
    expect(stockOf('Notice: ready stock').inStock).toBe(true)
  })

  it.each(['Norway: available', 'Nothing else: in stock', 'Inactively? Yes'])(
    '"%s" holds no out-of-stock word',
    (text) => {
      expect(stockOf(text).inStock).toBe(true)
    },
  )

  it.each(['Already', 'Yesterday', 'Proactive'])('"%s" holds no in-stock word', (text) => {
    expect(stockOf(text).inStock).toBe(false)
  })

  it.each([
    '缺貨',
    '缺货',
    '無貨',
    '无货',
    '售罄',
    '停產',
    '停产',
    '下架',
    '沒有',
    '没有',
    '暫無',
    '暂无',
    '無現貨',
    '无现货',
    '否',
    '即將供應',
    '即将有货',
    '待供應',
    '非現貨',
    '非现货',
  ])('%s is unavailable', (text) => {
    expect(stockOf(text).inStock).toBe(false)
  })

  it.each(['有貨', '有货', '現貨', '现货', '供應', '供应', '可用', '在售', '是'])('%s is available', (text) => {
    expect(stockOf(text).inStock).toBe(true)
  })

  it.each([
    ['大量現貨供應中', true],
    ['暫無現貨', false],
    ['本月沒有貨', false],
    ['不可用', false],
  ])('Chinese words match anywhere: %s', (text, inStock) => {
    expect(stockOf(text).inStock).toBe(inStock)
  })

  it.each(['Available (0)', 'In Stock: 0', '現貨 0 件'])(
    'available with a quantity of 0 is out of stock: "%s"',
    (text) => {
      expect(stockOf(text)).toEqual({ inStock: false, stockQuantity: 0 })
    },
  )
})

describe('a number alone, as a number column tells it, is the quantity', () => {
  it.each([
    ['36', 36],
    ['1,200', 1200],
    [' ３６ ', 36],
    ['36.5', 36],
    ['0', 0],
    ['-3', 0],
  ])('"%s" is %i', (text, stockQuantity) => {
    expect(stockOf(text)).toEqual({ inStock: stockQuantity > 0, stockQuantity })
  })
})

describe('a text that tells no availability', () => {
  it.each(['Ask us', '36 pcs', 'N/A'])('"%s" does not', (text) => {
    expect(isAvailabilityReadable(text)).toBe(false)
  })

  it.each(['36', 'Ready', 'Sold Out', '現貨', '缺貨'])('"%s" does', (text) => {
    expect(isAvailabilityReadable(text)).toBe(true)
  })
})

describe('stock quantity from availability text', () => {
  it.each([
    ['first number', 'In Stock (36)', 36],
    ['first number of several', '12 of 40 ready', 12],
    ['first number, thousands', 'In stock: 1,200', 1200],
    ['first number, full-width', '現貨　２４ 件', 24],
    ['first number before a hint', 'In Stock - Low (8)', 8],
    ['first number beyond a column of 32 bits', 'In Stock 99999999999', 2_147_483_647],
    ['low gives 5', 'In Stock - Low', 5],
    ['low gives 5, in Chinese', '存量低', 5],
    ['high gives 100', 'In Stock - HIGH', 100],
    ['high gives 100, full-width', 'ＩＮ　ＳＴＯＣＫ　ＨＩＧＨ', 100],
    ['high gives 100, in Chinese', '存量高', 100],
    ['available with no hint gives 50', 'Available', 50],
    ['available with no hint gives 50, in Chinese', '現貨', 50],
    ['a hint is a whole word', 'Available: slow delivery, highly wanted', 50],
    ['else 0', 'Discontinued', 0],
    ['else 0: empty', '', 0],
  ])('%s', (_rule, text, quantity) => {
    expect(stockQuantityOf(text)).toBe(quantity)
  })

  it('is a count, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
    fc.assert(
      fc.property(text, (availability) => {
        const quantity = stockQuantityOf(availability)
        expect(Number.isSafeInteger(quantity)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('admin stock status', () => {
  it.each([
    [false, 100, 'out-of-stock'],
    [true, 0, 'out-of-stock'],
    [true, 1, 'low-stock'],
    [true, 10, 'low-stock'],
    [true, 11, 'in-stock'],
  ] as const)('in stock %s with quantity %i is %s', (inStock, quantity, status) => {
    expect(stockStatusOf(inStock, quantity)).toBe(status)
  })
})

describe('availability label', () => {
  it.each([
    [51, 'In Stock - High'],
    [50, 'In Stock'],
    [11, 'In Stock'],
    [10, 'In Stock - Low'],
    [1, 'In Stock - Low'],
    [0, 'Out of Stock'],
  ] as const)('quantity %i reads %s', (quantity, label) => {
    expect(availabilityLabelOf(true, quantity)).toBe(label)
  })

  it('what is not in stock reads Out of Stock, whatever its quantity', () => {
    expect(availabilityLabelOf(false, 100)).toBe('Out of Stock')
  })
})

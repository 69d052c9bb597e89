import { describe, expect, it } from 'vitest'
import { mountingOf } from '#contract/catalogue/values/mounting-words.ts'
import { mountingLabels, mountings } from '#contract/catalogue/values/mountings.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import { expectLinear } from '#tests/support/growth.ts'
import { recordWith } from '../products/record.ts'

function read(values: Partial<CatalogueRecord>) {
  const { product, unreadable } = deriveProduct(recordWith({ msrp: '1180', ...values }))
  return { product, faults: unreadable.map(({ field, fault }) => `${field} ${fault}`) }
}

describe('a mounting', () => {
  it.each(mountings)('%s is read by its code and both of its labels', (code) => {
    const { en, 'zh-TW': chinese } = mountingLabels[code]
    expect([code, code.toUpperCase(), en, chinese].map(mountingOf)).toEqual([code, code, code, code])
  })

  it.each([
    ['Wall mounting', 'wall'],
    ['掛牆安裝', 'wall'],
    ['35 mm DIN rail', 'din-rail'],
    ['ＤＩＮ導軌', 'din-rail'],
    ['Flush-mounted', 'in-ground'],
    ['Desktop', 'desk'],
  ])('is read in other words: %s', (word, code) => {
    expect(mountingOf(word)).toBe(code)
  })

  it('is each once, in its order; what is not known is left out, and told', () => {
    const { product, faults } = read({ mounting: 'Ceiling、wall, 天花; Roof' })
    expect(product.mounting).toEqual(['ceiling', 'wall'])
    expect(faults).toEqual(['mounting unknown_mounting'])
  })
})

describe('a count', () => {
  it.each<[keyof CatalogueRecord & ('warrantyMonths' | 'leadTimeDays' | 'minimumOrder'), string, number]>([
    ['warrantyMonths', '24', 24],
    ['warrantyMonths', '24 months', 24],
    ['warrantyMonths', '1 month', 1],
    ['warrantyMonths', '2 years', 24],
    ['warrantyMonths', '3-year', 36],
    ['warrantyMonths', '1.5 years', 18],
    ['warrantyMonths', '2 年', 24],
    ['warrantyMonths', '18個月', 18],
    ['warrantyMonths', '240', 240],
    ['warrantyMonths', '２４', 24],
    ['leadTimeDays', '14', 14],
    ['leadTimeDays', '14 日', 14],
    ['leadTimeDays', '2 weeks', 14],
    ['leadTimeDays', '2 星期', 14],
    ['leadTimeDays', '365', 365],
    ['minimumOrder', '10', 10],
    ['minimumOrder', '1,000 pcs', 1000],
    ['minimumOrder', '10 件', 10],
    ['minimumOrder', '24.0', 24],
  ])('%s is read of %s', (field, text, count) => {
    const { product, faults } = read({ [field]: text })
    expect([product[field], faults]).toEqual([count, []])
  })

  it.each([
    ['warrantyMonths', 'Lifetime', 'no_months'],
    ['warrantyMonths', '0', 'no_months'],
    ['warrantyMonths', '241', 'no_months'],
    ['warrantyMonths', '24 days', 'no_months'],
    ['warrantyMonths', '-12', 'no_months'],
    ['warrantyMonths', '1.5', 'no_months'],
    ['leadTimeDays', 'soon', 'no_days'],
    ['leadTimeDays', '366', 'no_days'],
    ['leadTimeDays', '2 years', 'no_days'],
    ['minimumOrder', 'a box', 'no_pieces'],
    ['minimumOrder', '100001', 'no_pieces'],
  ] as const)('%s is none of %s', (field, text, fault) => {
    const { product, faults } = read({ [field]: text })
    expect([product[field], faults]).toEqual([null, [`${field} ${fault}`]])
  })
})

describe('volume prices', () => {
  it.each([
    ['10: 1100', [{ from: 10, price: 1100 }]],
    ['10+: HK$1,100.50', [{ from: 10, price: 1100.5 }]],
    ['10 件起：1100', [{ from: 10, price: 1100 }]],
    [
      '- 10: 1100\n\n- 50: 1040',
      [
        { from: 10, price: 1100 },
        { from: 50, price: 1040 },
      ],
    ],
  ])('%j is read', (text, steps) => {
    const { product, faults } = read({ volumePrices: text })
    expect([product.volumePrices, faults]).toEqual([steps, []])
  })

  it.each([
    ['a price that rises', '10: 1100\n50: 1150', 'volume_price_order'],
    ['a price that stays', '10: 1100\n50: 1100', 'volume_price_order'],
    ['pieces that fall', '50: 1100\n10: 1040', 'volume_price_order'],
    ['the list price itself', '10: 1180', 'volume_price_order'],
    ['one piece', '1: 1100', 'no_volume_price'],
    ['nothing', '10: 0', 'no_volume_price'],
    ['words', 'ask us', 'no_volume_price'],
    ['eleven steps', Array.from({ length: 11 }, (_, at) => `${at + 2}: ${1100 - at}`).join('\n'), 'no_volume_price'],
  ])('%s is refused as a whole', (_what, text, fault) => {
    const { product, faults } = read({ volumePrices: text })
    expect([product.volumePrices, faults]).toEqual([[], [`volumePrices ${fault}`]])
  })

  it('are held against no list price where there is none', () => {
    expect(read({ msrp: null, volumePrices: '10: 9000' }).product.volumePrices).toEqual([{ from: 10, price: 9000 }])
  })
})

describe('what belongs to a product', () => {
  it.each(['requires', 'accessories'] as const)('%s names others by SKU, each once, and never itself', (field) => {
    const { product, faults } = read({ sku: 'HI-WL-01', [field]: 'HI-GW-08, hi-wl-01、HI-GW-08' })
    expect([product[field], faults]).toEqual([['HI-GW-08'], [`${field} own_sku`]])
  })

  it('countries are read by code and name', () => {
    const { product, faults } = read({ countries: 'hk, Macau、中國內地, Atlantis' })
    expect([product.countries, faults]).toEqual([['HK', 'MO', 'CN'], ['countries unknown_country']])
  })

  it.each([
    ['Manual: https://example.com/a.pdf', { title: 'Manual', url: 'https://example.com/a.pdf' }],
    ['安裝指南：https://example.com/b.pdf', { title: '安裝指南', url: 'https://example.com/b.pdf' }],
    ['https://example.com/files/c.pdf', { title: 'c.pdf', url: 'https://example.com/files/c.pdf' }],
    ['https://example.com', { title: 'example.com', url: 'https://example.com/' }],
  ])('a document is read of %s', (text, document) => {
    const { product, faults } = read({ documents: text })
    expect([product.documents, faults]).toEqual([[document], []])
  })

  it.each(['-', 'http://', 'https:// ', ' '])('reading one takes time in proportion to what is written: %s', (sign) => {
    expectLinear((size) => read({ documents: `a${sign.repeat(size)}x` }), 2000)
  })

  it.each([
    'Manual: http://example.com/a.pdf',
    'Manual: javascript:alert(1)',
    'Manual: https://user:secret@example.com/a.pdf',
    'Manual',
    'https://',
  ])('%s is no document', (text) => {
    const { product, faults } = read({ documents: text })
    expect([product.documents, faults]).toEqual([[], ['documents no_document']])
  })
})

import { describe, expect, it } from 'vitest'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import type { DerivedProduct } from '#server/modules/catalogue/products/products-columns.repo.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { recordWith } from './record.ts'

describe('pricebook defaults', () => {
  it('margin 20, UP margin 15, recurring No, barrier Low', () => {
    const { product, warnings } = deriveProduct(recordWith({ msrp: '1180' }))
    expect(product).toMatchObject({ margin: '20.00', upMargin: '15.00', recurring: false, barrier: 'Low' })
    expect(warnings).toEqual([])
  })

  it.each([
    ['Recurring = Yes for Annual', { term: 'Annual' }, true],
    ['No for One-time', { term: 'One-time' }, false],
    ['a stated Yes wins', { term: 'One-time', recurring: 'Yes' }, true],
    ['a stated No wins', { term: 'Annual', recurring: 'No' }, false],
    ['stated in Chinese', { term: 'One-time', recurring: '是' }, true],
  ])('%s', (_rule, values, recurring) => {
    expect(deriveProduct(recordWith(values)).product.recurring).toBe(recurring)
  })
})

describe('the fields of a product', () => {
  it('prices, costs and stock of a record', () => {
    const { product } = deriveProduct(
      recordWith({
        msrp: 'HK$980',
        connectivityFee: '120',
        hkdCost: '500',
        margin: '25%',
        availability: 'In Stock - Low (8)',
      }),
    )
    expect(product).toMatchObject({
      msrp: '980.00',
      partnerPrice: '588.00',
      minSellingPrice: '735.00',
      sensorPrice: '980.00',
      licenseAnnual: null,
      connectivityAnnualFee: '120.00',
      firstYearTotal: '1100.00',
      hkdCost: '500.00',
      usdCost: '65.00',
      margin: '25.00',
      term: 'annual',
      inStock: true,
      stockQuantity: 8,
      availability: 'In Stock - Low (8)',
    })
  })

  it.each([
    ['33.33%', '33.33'],
    ['about 12.5 %', '12.50'],
    ['12.345', '12.35'],
    ['20', '20.00'],
    [null, '20.00'],
  ])('a margin of %s is %s percent', (margin, percent) => {
    expect(deriveProduct(recordWith({ margin })).product.margin).toBe(percent)
  })

  it.each([
    ['FREE', '0.00'],
    ['免費', '0.00'],
    ['0', '0.00'],
    ['HK$10/month', '120.00'],
    ['120 per year', '120.00'],
    ['Free for 10 years', '0.00'],
    ['HK$0 (included)', '0.00'],
    ['Free for the first year, then HK$120', null],
    ['首年免費，其後每年 120', null],
    [null, null],
  ])('connectivity fee %s is %s a year', (connectivityFee, fee) => {
    expect(deriveProduct(recordWith({ connectivityFee })).product.connectivityAnnualFee).toBe(fee)
  })

  it.each([
    ['LoRaWAN', 'lora'],
    ['lora', 'lora'],
    ['NB-IoT', 'nb-iot'],
    ['NB IoT', 'nb-iot'],
    ['Wi-Fi', 'wifi'],
    ['WIFI 6', 'wifi'],
    [null, null],
  ])('connectivity type %s is %s', (connectivityType, type) => {
    expect(deriveProduct(recordWith({ connectivityType })).product.connectivityType).toBe(type)
  })

  it.each<[Partial<CatalogueRecord>, string | null]>([
    [{ ipRating: 'ip 67' }, 'IP67'],
    [{ ipRating: '68' }, 'IP68'],
    [{ ipRating: '65/67' }, 'IP65'],
    [{ ipRating: 'IP69K', specifications: '防護等級: IP67' }, 'IP69K'],
    [{ ipRating: 'Waterproof', specifications: '防護等級: IP67' }, null],
    [{ specifications: '重量: 80 g\n防護等級: IP67' }, 'IP67'],
    [{ specificationsEn: 'Housing IP54: ABS' }, 'IP54'],
    [{ specifications: '防護等級: IP65', specificationsEn: 'Protection: IP66' }, 'IP65'],
    [{ specifications: 'IP\n67' }, null],
    [{ features: '防護等級: IP67', tags: ['IP67'] }, null],
  ])('an IP rating as its field states it, else as its specifications do: %o', (values, ipRating) => {
    expect(deriveProduct(recordWith(values)).product.ipRating).toBe(ipRating)
  })

  const chinese = { name: 'IP 防護等級', value: 'IP67', unit: null }
  const english = { ...chinese, name: 'IP rating' }
  const weight = { name: 'Weight', value: '80', unit: 'g' }
  it.each<[Partial<CatalogueRecord>, Partial<DerivedProduct>]>([
    [{}, { specifications: [chinese], specificationsEn: [english] }],
    [{ specifications: 'Weight: 80 g' }, { specifications: [weight, chinese], specificationsEn: [] }],
    [{ specificationsEn: 'Weight: 80 g' }, { specifications: [chinese], specificationsEn: [weight, english] }],
    [
      { specifications: 'IP: IP 67' },
      { specifications: [{ name: 'IP', value: 'IP 67', unit: null }], specificationsEn: [] },
    ],
  ])('a rating of its own field is a line of the specifications where none tells it: %o', (values, expected) => {
    expect(deriveProduct(recordWith({ ...values, ipRating: 'IP67' })).product).toMatchObject(expected)
  })

  it.each([
    ['a device', { category: 'hardware' }, true],
    ['a device that is rented', { category: 'hardware', msrp: '99/month' }, true],
    ['a kit', { category: 'systems', term: 'Annual' }, true],
    ['a gateway', { category: 'lpwan', term: 'One-time' }, true],
    ['a plan', { category: 'lpwan', msrp: '99/month' }, false],
    ['a plan by the year', { category: 'lpwan', term: 'Annual' }, false],
    ['software', { category: 'software' }, false],
    ['software on a dongle', { category: 'software', tracksStock: 'yes' }, true],
    ['a device made to order', { category: 'hardware', tracksStock: '否' }, false],
  ])('whether a product has stock follows from category and term, unless it is stated: %s', (_what, values, tracks) => {
    const { product, unreadable } = deriveProduct(recordWith(values))
    expect(product.tracksStock).toBe(tracks)
    expect(unreadable).toEqual([])
  })

  it.each(['maybe', '100 pcs', 'Nope', 'online'])('"%s" does not say whether a product has stock', (tracksStock) => {
    const { product, unreadable } = deriveProduct(recordWith({ category: 'software', tracksStock }))
    expect(product.tracksStock).toBe(false)
    expect(unreadable).toMatchObject([{ field: 'tracksStock', fault: 'no_yes_or_no' }])
  })
})

describe('design: a value that cannot be read is a warning that names product, field and value', () => {
  it.each([
    ['an unknown category', { category: 'Furniture' }, 'Sensor: category "Furniture" is unknown; filed under hardware'],
    ['a bad price', { msrp: 'Ask us' }, 'Sensor: msrp "Ask us" is no price in HKD; left blank'],
    ['a negative price', { hkdCost: '-5' }, 'Sensor: hkdCost "-5" is no price in HKD; left blank'],
    ['a bad fee', { connectivityFee: 'soon' }, 'Sensor: connectivityFee "soon" is no price in HKD; left blank'],
    ['a range of margins', { margin: '20-30' }, 'Sensor: margin "20-30" is no percentage from 0 to 100; taken as 20'],
    ['a bad margin', { margin: '-3' }, 'Sensor: margin "-3" is no percentage from 0 to 100; taken as 20'],
    ['a bad UP margin', { upMargin: 'x' }, 'Sensor: upMargin "x" is no percentage from 0 to 100; taken as 15'],
    [
      'a margin of more than all',
      { margin: '150' },
      'Sensor: margin "150" is no percentage from 0 to 100; taken as 20',
    ],
    [
      'a yearly fee that does not fit',
      { connectivityFee: '99999999999.99/month' },
      'Sensor: connectivityAnnualFee "1199999999999.88" is an amount that does not fit; left blank',
    ],
    [
      'a total that does not fit',
      { msrp: '999999999999.99', connectivityFee: '0.01' },
      'Sensor: firstYearTotal "1000000000000.00" is an amount that does not fit; left blank',
    ],
    [
      'an availability in unknown words',
      { availability: 'Ask us' },
      'Sensor: availability "Ask us" holds no word that is known; taken as out of stock',
    ],
    [
      'a bad term',
      { term: 'Sometimes' },
      'Sensor: term "Sometimes" is neither Annual nor One-time; told from the prices',
    ],
    [
      'a bad connectivity type',
      { connectivityType: 'Pigeon' },
      'Sensor: connectivityType "Pigeon" is none of LoRa, NB-IoT, Wi-Fi; left blank',
    ],
    ['a bad IP rating', { ipRating: 'Waterproof' }, 'Sensor: ipRating "Waterproof" holds no IP code; left blank'],
  ])('%s', (_case, values, warning) => {
    expect(deriveProduct(recordWith(values)).warnings.map((note) => syncNoteIn(note, 'en'))).toEqual([warning])
  })

  it('design, "Categories": an unknown category is kept as subcategory', () => {
    expect(deriveProduct(recordWith({ category: 'Furniture' })).product).toMatchObject({
      category: 'hardware',
      subcategory: 'Furniture',
    })
    expect(deriveProduct(recordWith({ category: 'Furniture', subcategory: 'Desks' })).product.subcategory).toBe('Desks')
  })

  it('what is left blank stays blank, and the rest is kept', () => {
    const { product } = deriveProduct(recordWith({ msrp: 'Ask us', connectivityType: 'Pigeon', margin: '-3' }))
    expect(product).toMatchObject({ msrp: null, firstYearTotal: null, connectivityType: null, margin: '20.00' })
  })

  it.each<[Partial<CatalogueRecord>, Partial<DerivedProduct>]>([
    [{ resellerCost: '1.180,00' }, { msrp: '1180.00', partnerPrice: null, firstYearTotal: '1180.00' }],
    [{ minSellingPrice: '12 months x 99' }, { minSellingPrice: null, partnerPrice: '708.00' }],
    [
      { hkdCost: '500', usdCost: '1e2' },
      { hkdCost: '500.00', usdCost: null },
    ],
    [{ hkdCost: '1e2' }, { hkdCost: null, usdCost: null }],
    [{ connectivityFee: 'ask' }, { sensorPrice: '1180.00', connectivityAnnualFee: null, firstYearTotal: null }],
  ])('a price that is stated and cannot be read is not made up from another: %o', (values, expected) => {
    expect(deriveProduct(recordWith({ msrp: '1180', ...values })).product).toMatchObject(expected)
  })

  it('a licence of twelve months that does not fit is left blank, as is the total', () => {
    const { product, warnings } = deriveProduct(recordWith({ msrp: '999999999999.99/month' }))
    expect(product).toMatchObject({ msrp: '999999999999.99', licenseAnnual: null, firstYearTotal: null })
    expect(warnings).toHaveLength(2)
  })

  it('every unreadable value of a record is warned of', () => {
    const { warnings } = deriveProduct(recordWith({ category: '?', msrp: '?', term: '?', connectivityType: '?' }))
    expect(warnings).toHaveLength(4)
  })
})

describe('the six built-in samples, with which the list begins', () => {
  it('leak, energy, parking, air quality, platform and dashboard', () => {
    expect(sampleRecords.slice(0, 6).map(({ nameEn }) => nameEn)).toEqual([
      'Water Leak Sensor',
      'Smart Energy Meter',
      'Parking Sensor',
      '9-in-1 Indoor Air Quality Sensor',
      'IoT Platform App',
      'Additional Dashboard App',
    ])
  })

  it.each(sampleRecords.map((record) => [record.nameEn, record] as const))(
    '%s is read without a warning',
    (_name, record) => {
      expect(deriveProduct(record).warnings).toEqual([])
    },
  )

  it('their prices are HKD 1,180; 1,580; 980; 2,200; 399/month; 299/month', () => {
    const prices = sampleRecords.slice(0, 6).map((record) => deriveProduct(record).product)
    expect(prices.map(({ msrp, pricePeriod }) => `${msrp} ${pricePeriod}`)).toEqual([
      '1180.00 once',
      '1580.00 once',
      '980.00 once',
      '2200.00 once',
      '399.00 month',
      '299.00 month',
    ])
  })
})

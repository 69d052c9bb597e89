import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignSlug, freeSlug, slugify, slugOf } from '#server/modules/catalogue/editing/slugs.rules.ts'

const id = '0b5c9d7e-1f0a-4c58-9a35-6d1d3c1f2a44'

describe('lower case, words joined by hyphens, punctuation removed', () => {
  it.each([
    ['Water Leak Sensor', 'water-leak-sensor'],
    ['  IoT   Platform  App ', 'iot-platform-app'],
    ['Café Ünïted', 'cafe-united'],
    ["Visitor's Counter", 'visitors-counter'],
    ['CO₂ & PM2.5 (Indoor)', 'co2-pm2-5-indoor'],
    ['9-in-1 IAQ', '9-in-1-iaq'],
    ['ＬｏＲａ Gateway', 'lora-gateway'],
    ['--Meter--', 'meter'],
    ['漏水感測器', ''],
    ['!?', ''],
    ['', ''],
  ])('"%s" becomes "%s"', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('holds [a-z0-9-] only, no hyphen at an end, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(120)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})

describe('design, "Slugs": fallbacks', () => {
  it.each([
    ['the name first', { name: 'Leak Sensor', nameEn: 'Other', sku: 'WL-01' }, 'leak-sensor'],
    ['English for a mixed name', { name: 'IoT 管理平台', nameEn: 'IoT Platform App', sku: null }, 'iot-platform-app'],
    ['else the Latin words of a mixed name', { name: 'IoT 管理平台', nameEn: null, sku: 'SW-1' }, 'iot'],
    ['then the English name', { name: '漏水感測器', nameEn: 'Water Leak Sensor', sku: 'WL-01' }, 'water-leak-sensor'],
    [
      'digits among Chinese say too little',
      { name: '9合1感測器', nameEn: '9-in-1 Sensor', sku: null },
      '9-in-1-sensor',
    ],
    ['digits alone are a name', { name: '360', nameEn: 'Other', sku: null }, '360'],
    ['then the SKU', { name: '漏水感測器', nameEn: null, sku: 'HI WL/01' }, 'hi-wl-01'],
    ['then the SKU, past a Chinese English name', { name: '漏水', nameEn: '漏水', sku: 'WL-01' }, 'wl-01'],
    ["then the id's first eight characters", { name: '漏水感測器', nameEn: null, sku: '零一' }, '0b5c9d7e'],
  ])('%s', (_rule, source, slug) => {
    expect(slugOf({ id, ...source })).toBe(slug)
  })
})

describe('design, "Slugs": two products never share one', () => {
  it.each([
    ['free', [], 'leak'],
    ['taken: the later gets -2', ['leak'], 'leak-2'],
    ['taken twice', ['leak', 'leak-2'], 'leak-3'],
    ['a gap is filled', ['leak', 'leak-3'], 'leak-2'],
  ])('%s', (_rule, taken, slug) => {
    expect(freeSlug('leak', (candidate) => taken.includes(candidate))).toBe(slug)
  })

  it('never returns a taken one', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 2, max: 30 }))
    fc.assert(
      fc.property(numbers, (taken) => {
        const slugs = new Set(['leak', ...taken.map((number) => `leak-${number}`)])
        expect(slugs).not.toContain(freeSlug('leak', (candidate) => slugs.has(candidate)))
      }),
    )
  })
})

describe('design, "Slugs": an address once given stays with its owner', () => {
  const product = { id, name: 'Leak Sensor', nameEn: null, sku: null }

  it('the later of two gets -2, and its owner is remembered', () => {
    const owners = new Map([['leak-sensor', 'another']])
    expect(assignSlug(product, null, owners)).toBe('leak-sensor-2')
    expect(owners.get('leak-sensor-2')).toBe(id)
  })

  it.each(['leak-sensor-x', 'leak-sensor-2x', 'leak-sensor-', 'leak-sensors-2', 'x-leak-sensor-2', 'leak-sensor2'])(
    'the present address %s is not one that follows from the name',
    (present) => {
      expect(assignSlug(product, present, new Map([[present, id]]))).toBe('leak-sensor')
    },
  )

  it('one of a high number is', () => {
    expect(assignSlug(product, 'leak-sensor-17', new Map([['leak-sensor', 'another']]))).toBe('leak-sensor-17')
  })

  it.each(['leak-sensor', 'leak-sensor-2'])('the present address %s is kept while the name stands', (present) => {
    const owners = new Map([['leak-sensor', present === 'leak-sensor' ? id : 'another']])
    expect(assignSlug(product, present, owners)).toBe(present)
  })

  it('a new name gives a new address; the former one is not given to another product', () => {
    const owners = new Map([['leak-sensor', id]])
    expect(assignSlug({ ...product, name: 'Flood Sensor' }, 'leak-sensor', owners)).toBe('flood-sensor')
    expect(assignSlug({ ...product, id: 'another' }, null, owners)).toBe('leak-sensor-2')
  })

  it('a product that takes its former name back gets its former address', () => {
    const owners = new Map([
      ['leak-sensor', id],
      ['flood-sensor', id],
    ])
    expect(assignSlug(product, 'flood-sensor', owners)).toBe('leak-sensor')
  })
})

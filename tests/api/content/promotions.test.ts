import { afterEach, describe, expect, it } from 'vitest'
import { partsByKind, systemPartsSchema } from '#contract/builder/parts.ts'
import { productDetailSchema, productListSchema } from '#contract/catalogue/products.ts'
import { productLookupSchema, quoteFollowSchema } from '#contract/sales/quote-requests.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { many, post, quoteRequest, receiptOf } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf } from './content.ts'

let aheadMs = 0
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const app = await restoredApp({}, { now: () => new Date(Date.now() + aheadMs), limits: many })
const content = contentOf(app, await createStaff(app, 'editor'))

afterEach(() => {
  aheadMs = 0
})

const leak = 'water-leak-sensor'
const listPrice = 1180
const promotion = (products: object[] = [{ product: 'hi-wl-01', by: 'percent', amount: 15 }]) => ({
  title: { 'zh-TW': '雨季優惠', en: 'Rainy season offer' },
  text: { 'zh-TW': '<b>即日</b>起。', en: '' },
  products,
})
const run = async (data: object, until = inHours(2), from: string | null = null) =>
  content.publish(await content.add(data, 'promotions'), from, until)
const product = async (slug = leak) => answered(await ask(app, `/products/${slug}`), productDetailSchema)
const listed = async () => (await answered(await ask(app, `/products?search=${leak}`), productListSchema)).items[0]

describe('while it runs', () => {
  it('product, list, basket, builder and request have its price beside the list price, and then go back by themselves', async () => {
    expect((await product()).price.promotion).toBeUndefined()
    await listed() // is kept from here on
    const until = inHours(2)
    await run(promotion(), until)
    const { price, limitedOffer } = await product()
    expect(price).toMatchObject({
      msrp: 1003,
      displayPrice: 'HK$1,003.00',
      sensorPrice: 1003,
      firstYearTotal: 1003,
      promotion: { title: promotion().title, text: promotion().text, msrp: listPrice, until },
    })
    expect(limitedOffer).toBe(true)
    expect((await listed())?.price).toEqual(price)
    const lookup = await post(app, '/products/lookup', { keys: [leak] })
    expect((await answered(lookup, productLookupSchema)).items[0]?.product?.price).toEqual(price)
    const parts = await answered(await ask(app, '/builder/parts'), systemPartsSchema)
    expect(partsByKind(parts).leak[0]?.price.msrp).toBe(1003)
    const asked = quoteRequest({ lines: [{ slug: leak, quantity: 2, note: '' }] })
    const { token } = await receiptOf(await post(app, '/quote-requests', asked))
    const follow = await answered(await ask(app, `/quote-requests/${token}`), quoteFollowSchema)
    expect(follow.lines).toMatchObject([{ listPrice: 1003 }])
    aheadMs = 2 * hourMs
    expect((await product()).price).toMatchObject({ msrp: listPrice, displayPrice: 'HK$1,180.00' })
    expect((await product()).price.promotion).toBeUndefined()
    expect((await listed())?.price.msrp).toBe(listPrice)
    expect((await product('parking-sensor')).price.promotion).toBeUndefined()
  })

  it('not before it begins; a draft and what is changed of a published one are seen by nobody', async () => {
    const draft = await content.add(promotion(), 'promotions')
    expect((await product()).price.msrp).toBe(listPrice)
    const published = await content.publish(draft, inHours(1), inHours(2))
    expect((await product()).price.msrp).toBe(listPrice)
    aheadMs = hourMs
    expect((await product()).price.msrp).toBe(1003)
    await content.save(published, promotion([{ product: 'HI-WL-01', by: 'price', amount: 10 }]))
    expect((await product()).price.msrp).toBe(1003)
  })

  it('of several the lowest price counts; withdrawn, the other one is back', async () => {
    await run(promotion())
    const lower = await run(promotion([{ product: leak, by: 'price', amount: 899.9 }]))
    expect((await product()).price).toMatchObject({ msrp: 899.9, promotion: { msrp: listPrice } })
    await content.withdraw(lower)
    expect((await product()).price.msrp).toBe(1003)
  })

  it('a list price that falls below it takes its place: it is no promotion then', async () => {
    const [cable] = await writeProducts(app.services.database, [{ name: 'Cable', sku: 'CB-1', msrp: '100' }])
    if (!cable) throw new Error('Nothing was written')
    await run(promotion([{ product: 'cb-1', by: 'price', amount: 80 }]))
    expect((await product(cable.slug)).price).toMatchObject({ msrp: 80, promotion: { msrp: 100 } })
    await writeProducts(app.services.database, [{ name: 'Cable', sku: 'CB-1', msrp: '75', former: cable }])
    app.services.cache.clear()
    expect((await product(cable.slug)).price.msrp).toBe(75)
    expect((await product(cable.slug)).price.promotion).toBeUndefined()
  })

  it('a licence by the month is a year of it, with its own first year', async () => {
    await run(promotion([{ product: 'HI-SW-PLAT', by: 'price', amount: 299 }]))
    expect((await product('iot-platform-app')).price).toMatchObject({
      displayPrice: 'HK$299.00/month',
      sensorPrice: null,
      licensePrice: { annual: 3588 },
      firstYearTotal: 3588,
      promotion: { msrp: 399 },
    })
  })

  it('the datasheet has both prices and its end', async () => {
    await run(promotion(), '2099-01-01T00:00:00+08:00')
    const answer = await ask(app, `/products/${leak}/datasheet.pdf?language=en`)
    const text = readPdf(Buffer.from(await answer.arrayBuffer())).pages.join('\n')
    expect(text).toContain('HK$1,180')
    expect(text).toContain('Limited offer until 31 Dec 2098')
    expect(text).toContain('HK$1,003')
  })
})

describe('in two instances', () => {
  it('the other has heard of it, and at its end neither says it any more, whatever it kept', async () => {
    const other = await startTestApp({ DATABASE_URL: app.databaseUrl }, { now: () => new Date(Date.now() + aheadMs) })
    const priceIn = async (one: TestApp) =>
      (await answered(await ask(one, `/products/${leak}`), productDetailSchema)).price.msrp
    try {
      await expect.poll(() => other.services.events.isListening()).toBe(true)
      expect(await priceIn(other)).toBe(listPrice)
      await run(promotion())
      await expect.poll(() => priceIn(other)).toBe(1003)
      expect(await priceIn(app)).toBe(1003)
      aheadMs = 2 * hourMs
      expect(await Promise.all([app, other].map(priceIn))).toEqual([listPrice, listPrice])
    } finally {
      await other.close()
    }
  })
})

describe('is refused', () => {
  it.each([
    ['an unknown product', { product: 'HI-XX-99', by: 'percent', amount: 5 }, 'product', 'unknown_product'],
    ['nothing off', { product: leak, by: 'percent', amount: 0 }, 'amount', 'out_of_bounds'],
    ['all of it off', { product: leak, by: 'percent', amount: 91 }, 'amount', 'percent_too_large'],
    ['a third decimal', { product: leak, by: 'price', amount: 9.999 }, 'amount', 'not_multiple'],
    ['the list price itself', { product: leak, by: 'price', amount: listPrice }, 'amount', 'not_reduced'],
  ])('%s', async (_, promoted, field, code) => {
    const body = { kind: 'promotions', data: promotion([promoted]) }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors).toMatchObject([{ path: `data.products.0.${field}`, code }])
  })

  it('a product named twice, by SKU and address, and one without a price', async () => {
    const [rope, priceless] = await writeProducts(app.services.database, [
      { name: 'Leak Rope', sku: 'LR-1', msrp: '300' },
      { name: 'Priceless', category: 'systems' },
    ])
    const off = { by: 'percent', amount: 5 }
    const made = await content.add(promotion([{ product: 'LR-1', ...off }]), 'promotions')
    const products = ['lr-1', rope?.slug, priceless?.slug].map((key) => ({ product: key, ...off }))
    const body = { kind: 'promotions', data: promotion(products), version: made.version }
    const problem = await refused(await content.send('PUT', `/${made.id}`, body), 400, 'request.invalid')
    expect(problem.errors).toMatchObject([
      { path: 'data.products.1.product', code: 'product_twice' },
      { path: 'data.products.2.product', code: 'on_request' },
    ])
  })

  it('published without an end', async () => {
    const { id, version } = await content.add(promotion(), 'promotions')
    const body = { version, from: null, until: null }
    const problem = await refused(await content.send('POST', `/${id}/publish`, body), 400, 'request.invalid')
    expect(problem.errors).toMatchObject([{ path: 'until', code: 'required' }])
  })
})

import { describe, expect, it } from 'vitest'
import { type ProductAnalytics, productAnalyticsSchema } from '#contract/catalogue/product-edits.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { demoRequest, enquiry, many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { editorOf, idOf } from './products.ts'

const dayMs = 24 * 60 * 60_000

const app = await restoredApp({}, { limits: many })
const viewer = await createStaff(app, 'viewer')
const products = editorOf(app, await createStaff(app, 'editor'))
const id = await idOf(app, 'water-leak-sensor')

async function analytics(days = 30, of = id): Promise<ProductAnalytics> {
  return answered(await ask(app, `/admin/products/${of}/analytics?days=${days}`, viewer), productAnalyticsSchema)
}

describe('GET /admin/products/{id}/analytics', () => {
  it('counts what visitors asked of it, by any name it had, without what a machine sent', async () => {
    const { prisma } = app.services.database
    await submit(app, '/quote-requests', quoteRequest())
    await submit(app, '/enquiries', enquiry({ product: 'Water Leak Sensor' }))
    await submit(app, '/demo-requests', demoRequest({ product: '漏水感測器' }))
    await submit(app, '/enquiries', enquiry({ product: 'Parking Sensor' }))
    const machine = await submit(app, '/enquiries', enquiry({ product: 'Water Leak Sensor', message: 'buy' }))
    await prisma.enquiry.updateMany({ where: { reference: machine }, data: { suspect: true } })
    const old = await submit(app, '/enquiries', enquiry({ product: 'Water Leak Sensor', message: 'earlier' }))
    await prisma.enquiry.updateMany({
      where: { reference: old },
      data: { createdAt: new Date(Date.now() - 40 * dayMs) },
    })
    await products.edit(await products.get(id), { nameEn: 'Leak Detector' })

    const figures = await analytics()
    expect(figures.totals).toEqual({ quoteRequests: 1, quantity: 40, enquiries: 1, demoRequests: 1 })
    expect(figures.before).toEqual({ quoteRequests: 0, quantity: 0, enquiries: 1, demoRequests: 0 })
    expect(figures.weeks.at(-1)).toMatchObject(figures.totals)
    for (const { week } of figures.weeks) expect(new Date(week).getUTCDay()).toBe(1)
    expect((await analytics(90)).totals.enquiries).toBe(2)
  })

  it('a week and a day begin in the shop’s time zone', async () => {
    const { prisma } = app.services.database
    const { from } = await analytics()
    const reference = await submit(
      app,
      '/enquiries',
      enquiry({ product: 'Water Leak Sensor', message: 'at the border' }),
    )
    const at = (time: string) =>
      prisma.enquiry.updateMany({ where: { reference }, data: { createdAt: new Date(`${from}T${time}+08:00`) } })
    const { totals, before } = await analytics()
    await at('00:00:00')
    expect((await analytics()).totals).toEqual(totals)
    await prisma.enquiry.updateMany({
      where: { reference },
      data: { createdAt: new Date(Date.parse(`${from}T00:00+08:00`) - 1) },
    })
    const moved = await analytics()
    expect(moved.totals.enquiries).toBe(totals.enquiries - 1)
    expect(moved.before.enquiries).toBe(before.enquiries + 1)
  })

  it('price and stock go in steps, from what held at the beginning', async () => {
    let product = await products.create({ name: 'Stepping', msrp: '100', availability: '5' })
    product = await products.edit(product, { description: '說明' })
    product = await products.edit(product, { msrp: '120' })
    await products.edit(product, { availability: '0' })
    const steps = () =>
      analytics(30, product.id).then((figures) => figures.steps.map(({ msrp, stockQuantity }) => [msrp, stockQuantity]))
    expect(await steps()).toEqual([
      [100, 5],
      [120, 5],
      [120, 0],
    ])
    await app.services.database.prisma.productRevision.updateMany({
      where: { productId: product.id, version: { lte: 3 } },
      data: { at: new Date(Date.now() - 50 * dayMs) },
    })
    await app.services.database.prisma.product.update({
      where: { id: product.id },
      data: { createdAt: new Date(Date.now() - 50 * dayMs) },
    })
    const figures = await analytics(30, product.id)
    expect(figures.steps.map(({ msrp, stockQuantity }) => [msrp, stockQuantity])).toEqual([
      [120, 5],
      [120, 0],
    ])
    expect(figures.steps[0]?.at).toBe(new Date(`${figures.from}T00:00+08:00`).toISOString())
  })
})

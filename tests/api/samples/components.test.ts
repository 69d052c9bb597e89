import { expect, it } from 'vitest'
import { firstYearOf, listLine, listPriceOf, totalsOf } from '#contract/catalogue/prices.ts'
import { detail, list, retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { restoredApp } from '#tests/support/restored.ts'

const app = await restoredApp()

it('each sample system lists what it is made of, and costs what that comes to now', async () => {
  const { items } = await list(app, { category: 'systems' })
  expect(items).toHaveLength(6)
  for (const { slug } of items) {
    const system = await detail(app, slug)
    expect(system.components.length).toBeGreaterThan(1)
    const lines = system.components.map(({ sku, quantity }) => {
      const product = system.componentProducts.find((one) => one.sku === sku)?.product
      if (!product) throw new Error(`${sku} of ${slug} is not sold`)
      return listLine(listPriceOf(product.price), quantity)
    })
    expect([slug, firstYearOf(system).total]).toEqual([slug, totalsOf(lines).firstYear])
  }
})

it('a product that is made of nothing has no components', async () => {
  expect(await detail(app, 'water-leak-sensor')).toMatchObject({ components: [], componentProducts: [] })
})

it('a component is found in any case; one that is no longer sold is told from one that never was, until it is back', async () => {
  const { database } = app.services
  const [kit, sensor, gone] = await writeProducts(database, [
    { name: 'Kit', sku: 'KIT', msrp: '900', components: 'wl-1: 4\nGW-1: 1\nNONE: 2\nnonsense' },
    { name: 'Sensor', sku: 'WL-1', msrp: '100' },
    { name: 'Gateway', sku: 'GW-1', msrp: '500' },
  ])
  if (!kit || !sensor || !gone) throw new Error('Not written')
  await retireProducts(database, [gone])
  const shown = async () => {
    const { components, componentProducts } = await detail(app, kit.slug)
    return [
      components.map(({ sku, quantity }) => `${quantity} × ${sku}`),
      componentProducts.map(({ sku, product }) => `${sku} ${product?.name}`).toSorted(),
    ]
  }
  const counted = ['4 × wl-1', '1 × GW-1', '2 × NONE']
  await expect.poll(shown).toEqual([counted, ['GW-1 undefined', 'wl-1 Sensor']])
  await writeProducts(database, [{ name: 'New Gateway', sku: 'gw-1', msrp: '600' }])
  await expect.poll(shown).toEqual([counted, ['GW-1 New Gateway', 'wl-1 Sensor']])
})

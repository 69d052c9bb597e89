import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectNoViolationsInThemes } from './axe.ts'
import { goTo, testSite } from './site.ts'

const { app, visit } = testSite()

const pages = [
  ['/products', '產品目錄'],
  ['/products/water-leak-sensor', '漏水感測器'],
  ['/en/products', 'Product catalogue'],
  ['/en/products/parking-sensor', 'Parking Sensor'],
] as const

/** tests/walk has axe and 360 px for every page as it opens. */
describe('everybody can use it', () => {
  it('axe finds nothing in the open menu and chat', async () => {
    const page = await visit('/en/products', { viewport: { width: 390, height: 844 } })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: /^Open chat/ }).click()
    await expectNoViolationsInThemes(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectNoViolationsInThemes(page)
  })

  it('the list and a product have targets of 44 px on a phone, in either language', async () => {
    const page = await visit('/products', { viewport: { width: 390, height: 844 }, hasTouch: true })
    for (const [path, title] of pages) {
      await goTo(page, path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
      const small = await page
        .locator('a, button, select, input')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('label, h2, .skip-link, [aria-hidden]'))
            .filter((element) => element.getBoundingClientRect().height < 44)
            .map((element) => element.outerHTML),
        )
      expect(small, path).toEqual([])
    }
  })

  it('whatever a product is called and costs, nothing scrolls sideways', async () => {
    await writeProducts(app().services.database, [
      {
        name: 'Condition-monitoring-sensor-with-mounting-bracket-and-three-years-of-service',
        modelNumber: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789',
        subcategory: 'Predictive-maintenance-and-condition-monitoring',
        availability: 'Out of Stock',
        msrp: '123456789.50/year',
        tags: ['LoRaWAN', 'Predictive maintenance and condition monitoring', 'ATEX'],
      },
    ])
    const page = await visit('/en/products')
    const overflows = async () => {
      const found: number[] = []
      for (const width of [360, 768, 1024]) {
        await page.setViewportSize({ width, height: 740 })
        found.push(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      }
      return found
    }
    const name = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    await name.waitFor()
    expect(await overflows()).toEqual([0, 0, 0])
    await name.click()
    await page.getByRole('region', { name: 'Stock' }).waitFor()
    expect(await overflows()).toEqual([0, 0, 0])
  })
})

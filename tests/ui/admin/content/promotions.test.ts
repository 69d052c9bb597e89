import { describe, expect, it } from 'vitest'
import { contentOf } from '#tests/api/content/content.ts'
import { createStaff } from '#tests/support/staff.ts'
import { storedBasket } from '#tests/ui/quote/basket.ts'
import { expectAccessible } from '../../axe.ts'
import { drawnPage, goTo } from '../../site.ts'
import { phone, testAdmin } from '../test-admin.ts'

const ahead = { ms: 0 }
const site = testAdmin({}, { now: () => new Date(Date.now() + ahead.ms) })
const preview = 'iframe[title="As the site shows it"]'
const leak = '/en/products/water-leak-sensor'
const typed = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 16)

describe('a limited offer', () => {
  it('an Editor writes it; product, list and basket have its price until it ends, and then all go back; a Viewer reads it', async () => {
    const member = await createStaff(site.app(), 'editor')
    const page = await site.open('/admin/content/promotions', member, {
      expectedErrors: /status of 400/, // what it refuses, twice
    })
    await page.getByText('Nothing here yet').waitFor()
    await page.getByRole('link', { name: 'New promotion' }).click()
    await page.getByRole('textbox', { name: 'Name of the offer (Chinese)' }).fill('雨季優惠')
    await page.getByRole('textbox', { name: 'Name of the offer (English)' }).fill('Rainy season offer')
    await page.getByRole('textbox', { name: 'Offer text (Chinese)' }).fill('安裝費另計。')
    await page.getByRole('button', { name: 'Add to products' }).click()
    await page.getByRole('textbox', { name: 'Product', exact: true }).fill('HI-WL-99')
    await page.getByRole('textbox', { name: 'Amount' }).fill('15')
    await page.frameLocator(preview).getByText('“HI-WL-99” is not in the catalogue').waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('This product is gone from the catalogue', { exact: false }).waitFor()
    await page.getByRole('textbox', { name: 'Product', exact: true }).fill('HI-WL-01')
    await page.frameLocator(preview).getByText('HK$1,003').waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.locator('[name="until"][aria-invalid="true"]').waitFor()
    const until = Date.now() + 2 * 3_600_000
    await page.getByRole('textbox', { name: 'Until' }).fill(typed(until))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('status').getByText('Published', { exact: true }).waitFor()

    const product = await site.visit(leak)
    await product.getByText('Rainy season offer').waitFor()
    expect(await product.getByText('安裝費另計。').getAttribute('lang')).toBe('zh-HK')
    expect(await product.locator('s').first().textContent()).toBe('HK$1,180')
    await product.getByText('HK$1,003').first().waitFor()
    const day = new Date(until).toLocaleDateString('sv-SE', { timeZone: 'Asia/Hong_Kong' })
    const data = await product.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain(`"price":"1003.00","priceCurrency":"HKD","priceValidUntil":"${day}"`)
    await expectAccessible(product)
    const list = await site.visit('/en/products')
    const offered = list.getByRole('listitem').filter({ hasText: 'Offer ends' })
    await offered.getByText('HK$1,003').waitFor()
    await offered.getByText('Limited offer', { exact: true }).waitFor()
    const basket = await site.visit('/en/quote', {
      ...phone,
      stored: storedBasket([{ slug: 'water-leak-sensor', name: '漏水感測器', listPrice: 1180 }]),
    })
    await basket.getByText('Offer ends', { exact: false }).waitFor()
    const drawn = () => drawnPage(product, leak)
    expect(await drawn()).toContain('HK$1,003')

    ahead.ms = 2 * 3_600_000
    const after = await drawn()
    expect(after).not.toMatch(/HK\$1,003|Rainy season/)
    expect(after).toContain('HK$1,180')
    await product.reload()
    await product.getByText('HK$1,180').first().waitFor()
    expect(await product.locator('s').count()).toBe(0)
    ahead.ms = 0

    const content = contentOf(site.app(), await createStaff(site.app(), 'editor'))
    const winter = {
      title: { 'zh-TW': '冬季優惠', en: '' },
      text: { 'zh-TW': '<script>alert(1)</script>', en: '' },
      products: [{ product: 'HI-PK-02', by: 'price', amount: 900 }],
    }
    const made = await content.add(winter, 'promotions')
    await site.become(page, member, 'viewer')
    await goTo(page, `/admin/content/promotions/${made.id}`)
    await page.getByRole('heading', { level: 1, name: '冬季優惠' }).waitFor()
    await page.frameLocator(preview).getByText('<script>alert(1)</script>').waitFor()
    expect(await page.getByRole('button', { name: 'Publish…' }).count()).toBe(0)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { goTo, testSite } from './site.ts'

const { app, visit } = testSite()

const general = {
  siteName: '新港物聯',
  siteNameEn: 'New Harbour',
  siteDescription: '由感測器到報表，一手包辦。',
  siteDescriptionEn: 'From the sensor to the report.',
  contactEmail: 'hello@new-harbour.example',
  supportEmail: 'help@new-harbour.example',
  phoneNumber: '+852 3111 2222',
  address: '香港中環',
  addressEn: 'Central, Hong Kong',
  currency: 'USD',
}

beforeAll(async () => {
  const { database, settings, cache } = app().services
  await database.prisma.settingGroup.createMany({
    data: [
      { name: 'general', values: general },
      { name: 'notifications', values: { marketingEmails: true } },
    ],
  })
  await settings.refresh()
  cache.clear()
})

describe('what staff have set shows on the site', () => {
  it('name, description, contact details, in either language; those who help customers; prices in the currency that was set, until the visitor chooses another', async () => {
    const page = await visit('/about')
    for (const [address, name, description, place] of [
      ['/about', '新港物聯', '由感測器到報表，一手包辦。', '香港中環'],
      ['/en/about', 'New Harbour', 'From the sensor to the report.', 'Central, Hong Kong'],
    ] as const) {
      await goTo(page, address)
      await page.getByRole('banner').getByRole('link', { name }).waitFor()
      await expect.poll(() => page.title()).toContain(`· ${name}`)
      const footer = page.getByRole('contentinfo')
      for (const text of [name, description, place, '+852 3111 2222', 'hello@new-harbour.example']) {
        await footer.getByText(text).waitFor()
      }
      const siteName = page.locator('meta[property="og:site_name"]')
      await expect.poll(() => siteName.getAttribute('content')).toBe(name)
    }
    await goTo(page, '/en/support')
    await page.locator('a[href="mailto:help@new-harbour.example"]').first().waitFor()

    await goTo(page, '/en/products')
    await page.getByText('$151.04').first().waitFor()
    await page.getByRole('banner').getByRole('combobox').selectOption('HKD')
    await page.getByText('HK$1,180').first().waitFor()
    await page.reload()
    await page.getByText('HK$1,180').first().waitFor()
  })

  it('no other name is shown before, nor asked for: the page brings it along', async () => {
    const paths: string[] = []
    const page = await visit('/en', {
      undrawn: false,
      before: async (fresh) => {
        fresh.on('request', (request) => paths.push(new URL(request.url()).pathname))
        await fresh.addInitScript(() => {
          new MutationObserver(() => {
            if (document.body?.textContent?.includes('Harbour IoT')) document.documentElement.dataset.formerName = ''
          }).observe(document, { childList: true, subtree: true, characterData: true })
        })
      },
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(paths).not.toContain('/api/v1/site')
    expect(await page.locator('html').getAttribute('data-former-name')).toBeNull()
  })
})

it('consent to marketing is asked for beside the button, unticked, sent with the message, and asked for anew with the next', async () => {
  const page = await visit('/contact', { viewport: { width: 390, height: 844 } })
  for (const [address, title, label] of [
    ['/contact', '聯絡我們', '我想以電郵收取新產品和優惠的消息'],
    ['/en/demo', 'Book a live demo', 'Email me about new products and offers'],
    ['/en/contact', 'Get in Touch', 'Email me about new products and offers'],
  ] as const) {
    await goTo(page, address)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const box = page.getByRole('checkbox', { name: label })
    expect(await box.isChecked()).toBe(false)
    const target = await page.locator('.form-consent').boundingBox()
    expect(target?.height).toBeGreaterThanOrEqual(44)
    await expectNoViolations(page, 'main')
  }

  const form = page.getByRole('form', { name: 'Send us a Message' })
  const fields = {
    'First name': 'Ka Ming',
    'Last name': 'Chan',
    Email: 'ka-ming@buyer.example',
    Message: 'Please call.',
  }
  for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name }).fill(text)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  expect(await form.getByRole('checkbox').isChecked()).toBe(false)
  const kept = await app().services.database.prisma.enquiry.findMany({ select: { marketingConsent: true } })
  expect(kept).toEqual([{ marketingConsent: true }])
})

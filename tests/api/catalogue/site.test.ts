import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { convert, currencyCodes, exchangeRatesSchema } from '#contract/catalogue/money.ts'
import { type Site, siteSchema } from '#contract/site/site.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { retireProducts, writeProducts } from './catalogue.ts'

const widget = 'https://widget.example/translate.js'
let plain: TestApp
let configured: TestApp

beforeAll(async () => {
  const environment = { CHAT_API_KEY: 'sk-hunter2', TRANSLATE_WIDGET_URL: widget, CONTACT_PHONE: '+852 1234 5678' }
  ;[plain, configured] = await Promise.all([startTestApp(), startTestApp(environment)])
})

afterAll(() => Promise.all([plain.close(), configured.close()]))

async function siteOf(app: TestApp): Promise<Site> {
  const { body } = await request(app.url).get('/api/v1/site').expect(200)
  const site = siteSchema.parse(body)
  expect(body).toEqual(site)
  return site
}

describe('GET /api/v1/site', () => {
  it('countries, languages and currencies', async () => {
    expect(await siteOf(plain)).toMatchObject({
      name: { 'zh-TW': '港灣物聯', en: 'Harbour IoT' },
      serviceCountries: ['HK', 'SG', 'CN', 'JP', 'KR', 'MY', 'TH', 'VN'],
      languages: ['zh-TW', 'en'],
      defaultLanguage: 'zh-TW',
      defaultCurrency: 'HKD',
    })
  })

  it('Home: the chat is AI Powered when a model key is present, else in demo mode', async () => {
    expect((await siteOf(plain)).chatMode).toBe('demo')
    expect((await siteOf(configured)).chatMode).toBe('ai')
  })

  it('names the categories that anything is sold of, as soon as that changes', async () => {
    const { database } = configured.services
    expect((await siteOf(configured)).shelves).toEqual(['hardware', 'software', 'lpwan', 'systems'])
    const rows = await writeProducts(database, [
      { name: 'Gateway', category: 'lpwan' },
      { name: 'Kit', category: 'systems' },
    ])
    await expect.poll(async () => (await siteOf(configured)).shelves).toEqual(['lpwan', 'systems'])
    await retireProducts(database, rows.slice(1))
    await expect.poll(async () => (await siteOf(configured)).shelves).toEqual(['lpwan'])
  })

  it('shows the configured phone, and no key', async () => {
    const site = await siteOf(configured)
    expect(site.phone).toBe('+852 1234 5678')
    expect(JSON.stringify(site)).not.toContain('hunter2')
  })

  it('the translate widget loads only if configured, and the content policy admits only it', async () => {
    const policyOf = async (app: TestApp) =>
      (await fetch(`${app.url}/api/v1/site`)).headers.get('content-security-policy')
    expect((await siteOf(plain)).translateWidgetUrl).toBeNull()
    expect(await policyOf(plain)).toMatch(/script-src 'self'(?:;|$)/)
    expect((await siteOf(configured)).translateWidgetUrl).toBe(widget)
    expect(await policyOf(configured)).toMatch(/script-src 'self' https:\/\/widget\.example(?:;|$)/)
  })
})

describe('GET /api/v1/exchange-rates', () => {
  it('the table, and nothing beside it', async () => {
    const { body } = await request(plain.url).get('/api/v1/exchange-rates').expect(200)
    expect(body).toEqual(exchangeRatesSchema.parse(body))
    expect(body).toMatchObject({
      baseCurrency: 'HKD',
      rates: { HKD: { USD: 0.128, RMB: 0.92 }, USD: { HKD: 7.8, RMB: 7.2 }, RMB: { HKD: 1.09, USD: 0.139 } },
    })
  })

  it('from HKD they are what quotations go by, where staff have set that', async () => {
    const { services, url } = configured
    const values = { hkdToUsd: 0.1275, hkdToRmb: 0.915 }
    await services.database.prisma.settingGroup.create({ data: { name: 'sales', values } })
    await services.settings.refresh()
    const { body } = await request(url).get('/api/v1/exchange-rates').expect(200)
    expect(body.rates).toEqual({
      HKD: { USD: 0.1275, RMB: 0.915 },
      USD: { HKD: 7.84314, RMB: 7.17647 },
      RMB: { HKD: 1.0929, USD: 0.139344 },
    })
  })

  it('has a rate from each currency to each other', async () => {
    const { body } = await request(plain.url).get('/api/v1/exchange-rates')
    const { rates } = exchangeRatesSchema.parse(body)
    const warnings = currencyCodes.flatMap((from) => currencyCodes.map((to) => convert(1, from, to, rates).warning))
    expect(warnings.filter(Boolean)).toEqual([])
  })
})

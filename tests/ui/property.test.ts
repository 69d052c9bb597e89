import { expect, it } from 'vitest'
import { expectFitsPhone, goTo, testSite } from './site.ts'

const { visit } = testSite()

it('/property-management has four solutions with monthly prices, four integrations and three cases, in either language and currency, for everybody', async () => {
  const page = await visit('/property-management', { hasTouch: true })
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.title()).toBe('AI 物業管理 · 港灣物聯')
  expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    ...['漏水監察', '用電管理', '室內空氣', '智能泊車', '做', '不做'],
    ...['BMS 樓宇管理系統', 'ERP 企業資源規劃', 'CMMS 維修保養管理系統', 'IoT 平台 集團或第三方平台'],
    ...['商業大廈', '私人屋苑', '區域商場'],
  ])
  for (const price of ['HK$680', 'HK$960', 'HK$880', 'HK$1,250']) {
    await main.getByText(price, { exact: true }).waitFor()
  }
  for (const address of ['/demo', '/products']) expect(await main.locator(`a[href="${address}"]`).count()).toBe(2)
  await expectFitsPhone(page)

  await goTo(page, '/en/property-management')
  const bms = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^BMS/ }) })
  await bms.getByText('BACnet/IP', { exact: true }).waitFor()
  expect(await bms.getByRole('term').allTextContents()).toEqual(['Interface', 'We send', 'We read', 'You prepare'])
  expect(await main.getByText('MQTT (TLS) · REST API').count()).toBe(1)
  expect(await main.textContent()).not.toMatch(/\p{Script=Han}/u)
  await expectFitsPhone(page)
  await page.getByText('HK$34 per point per month').waitFor()
  await page.getByLabel('Currency').first().selectOption('USD')
  // 680 × 0.128, 34 × 0.128
  await page.getByText('$87.04', { exact: true }).waitFor()
  await page.getByText('$4.35 per point per month').waitFor()
  await page.getByText('converted to USD').waitFor()

  await goTo(page, '/property-management')
  await page.getByRole('link', { name: '看感測器：智能泊車' }).click()
  await page.getByRole('heading', { level: 2, name: '泊車感測器' }).waitFor()
})

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectAddress, goTo, testSite } from '../site.ts'

const { app, visit } = testSite()

async function recommended(page: Page): Promise<string | null> {
  return page.locator('.recommended h3').textContent()
}

async function rowsOf(page: Page, caption: RegExp): Promise<string[]> {
  const rows = page.getByRole('table', { name: caption }).getByRole('row')
  return rows.evaluateAll((found) =>
    found.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')),
  )
}

describe('the chooser', () => {
  it('recommends with reasons and costs at once, keeps the plan in the address and within bounds, lends plans, says where nothing fits, gives the costs away', async () => {
    const page = await visit('/en/lpwan', { stored: { currency: 'USD' } })
    await expect.poll(() => recommended(page)).toBe('LoRaWAN')
    await page.getByText('Licence-exempt spectrum in Hong Kong: the network can be yours.').waitFor()
    await page.getByLabel('Outdoor').check()
    await page.getByLabel('Daily messages each').fill('12')
    await page.keyboard.press('Enter')
    await page.getByLabel('Area (km²)').fill('2000')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/lpwan?depth=outdoor&messages=12&area=2000')
    await expect.poll(() => recommended(page)).toBe('Sigfox')
    await page.getByLabel('Region').selectOption({ label: 'Vietnam' })
    await expect.poll(() => recommended(page)).toBe('LoRaWAN')
    expect(await rowsOf(page, /^Scores/)).toContain(
      'Sigfox | Ruled out · No public network in Vietnam that we can plan with.',
    )
    await page.reload()
    await expect.poll(() => recommended(page)).toBe('LoRaWAN')
    expect(await page.getByLabel('Daily messages each').inputValue()).toBe('12')
    expect(await page.getByLabel('Outdoor').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expectAddress(page, '/en/lpwan')

    await page.getByLabel('Devices', { exact: true }).fill('0')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/lpwan?devices=1')
    await page.getByLabel('Area (km²)').fill('99999999')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/lpwan?devices=1&area=10000')
    for (const [example, technology] of [
      ['Pump rooms in a district', 'NB-IoT'],
      ['Water levels', 'Sigfox'],
      ['Fleet in Japan', 'LTE-M'],
      ['Campus', 'LoRaWAN'],
    ] as const) {
      await page.getByRole('button', { name: example }).click()
      await expect.poll(() => recommended(page)).toBe(technology)
    }

    await goTo(page, '/en/lpwan?country=CN&messages=2000')
    await page.getByRole('heading', { name: 'None of the four fits' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ask an engineer' }).getAttribute('href')).toBe('/en/demo')
    expect(await page.getByRole('button', { name: 'Download CSV' }).count()).toBe(0)

    // 1, 3, 5 and 10 years, low and high, and the years planned beside them
    await goTo(page, '/en/lpwan?years=7')
    await page.getByRole('table', { name: /^Total cost/ }).waitFor()
    const [heads, best] = await rowsOf(page, /^Total cost of each technology, low to high \(USD\)/)
    expect(heads).toBe('Technology | 1 year | 3 years | 5 years | 7 years | 10 years')
    expect(best).toBe('LoRaWAN | 30,958–33,208 | 31,058–33,608 | 31,158–34,008 | 31,258–34,408 | 31,408–35,008')
    expect(await rowsOf(page, /item by item/)).toContain('Total | $31,258 | $34,408')

    await goTo(page, '/lpwan')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下載 CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('lpwan-cost.csv')
    const table = await readFile(await download.path(), 'utf8')
    expect(table.startsWith('\uFEFF裝置數量,200\r\n')).toBe(true)
    expect(table).toContain('\r\n技術,計算年期,項目,低 (USD),高 (USD)\r\n')
    expect(table).toContain('\r\nLoRaWAN,10,總計,31408.00,35008.00\r\n')
    expect(table).toContain('\r\nLTE-M,1,網絡費,7200.00,28800.00\r\n')
  })

  it('reckons with the device that is chosen, at its catalogue price, and says which; in the currency that is chosen', async () => {
    const page = await visit('/en/lpwan')
    await page.getByText('HK$243,410–265,640').first().waitFor() // 200 × 1,180, and the rest of the table × 7.8
    await page.getByLabel('Device, at its catalogue price').selectOption({ label: 'Smart Energy Meter · HK$1,580' })
    await expectAddress(page, '/en/lpwan?product=smart-energy-meter')
    await page.getByText('HK$323,410–345,640').first().waitFor()
    await goTo(page, '/en/lpwan?product=gone-sensor')
    await page.getByText('HK$243,410–265,640').first().waitFor()
    await goTo(page, '/lpwan')
    await page.getByLabel('貨幣').first().selectOption('RMB')
    await page.getByText('¥223,960–244,480').first().waitFor()
  })

  it('takes the radio modules of the table where the catalogue has no device with a price, and says so', async () => {
    await writeProducts(app().services.database, [{ name: 'Platform', category: 'software', msrp: '399/month' }])
    const page = await visit('/en/lpwan')
    await page.getByText('The catalogue has no priced device at present', { exact: false }).waitFor()
    await page.getByText('HK$30,810–99,840').first().waitFor()
  })
})

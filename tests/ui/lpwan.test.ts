import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, testSite } from './site.ts'

const { visit } = testSite()

async function recommended(page: Page): Promise<string | null> {
  return page.locator('.recommended h3').textContent()
}

async function rowsOf(page: Page, caption: RegExp): Promise<string[]> {
  const rows = page.getByRole('table', { name: caption }).getByRole('row')
  return rows.evaluateAll((found) =>
    found.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')),
  )
}

describe('spec §2, /lpwan', () => {
  it.each([
    {
      twin: '',
      title: '四種 LPWAN，哪一種適合你？',
      parts: ['快速比較', '選型計算器', '逐項細看', '四層架構', '四步落地', '成本效益清單', '六個行業，各有用法'],
      ways: ['預約諮詢', '看我們的產品'],
    },
    {
      twin: '/en',
      title: 'Four kinds of LPWAN. Which is yours?',
      parts: [
        ...['Quick comparison', 'Technology chooser', 'The four in detail', 'Four layers'],
        ...['Four steps to a running network', 'Cost-benefit checklist', 'Six industries at work'],
      ],
      ways: ['Schedule Consultation', 'View Our Products'],
    },
  ])('$twin/lpwan has all its parts, and ways on', async ({ twin, title, parts, ways }) => {
    const page = await visit(`${twin}/lpwan`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    for (const part of parts) await page.getByRole('heading', { level: 2, name: part }).waitFor()
    const main = page.getByRole('main')
    const addresses = ways.map((name) => main.getByRole('link', { name }).getAttribute('href'))
    expect(await Promise.all(addresses)).toEqual([`${twin}/demo`, `${twin}/products?category=lpwan`])
  })

  it('§9: compares all four in figures', async () => {
    const page = await visit('/en/lpwan')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await rowsOf(page, /^Quick comparison/)).toEqual([
      'Technology | Range | Battery life | Data rate | Frequency | Network type',
      'LoRaWAN | 2–15 km | 10+ years | 0.3–50 kbps | 868/915 MHz | Unlicensed',
      'NB-IoT | 1–10 km | 10+ years | 20–250 kbps | Licensed LTE | Licensed',
      'Sigfox | 3–50 km | 20+ years | 100–600 bps | 868/902 MHz | Proprietary',
      'LTE-M | 5–15 km | 10+ years | 375 kbps–1 Mbps | Licensed LTE | Licensed',
    ])
    const bars = page.getByRole('figure').filter({ hasText: 'Battery life comparison' }).getByRole('definition')
    expect(await bars.allTextContents()).toEqual(['85%', '85%', '100%', '80%'])
  })

  it('§9: gives every technology its cost structure and the rest of its sheet', async () => {
    const page = await visit('/en/lpwan')
    const costs = [
      ['LoRaWAN', '$15–45', '$200–800', '$0.50–2/month', '$500–2,000', '$50–200/year'],
      ['NB-IoT', '$25–60', 'Built by the operator', '$2–8/month', '$200–1,000', '$100–400/year'],
      ['Sigfox', '$10–25', 'Built by the operator', '$1–6/year', '$100–500', '$20–100/year'],
      ['LTE-M', '$30–80', 'Built by the operator', '$3–12/month', '$300–1,500', '$150–600/year'],
    ]
    for (const [name = '', ...figures] of costs) {
      await page.getByRole('tab', { name }).click()
      const panel = page.getByRole('tabpanel', { name })
      const structure = panel.locator('section').filter({ has: page.getByRole('heading', { name: /^Cost structure/ }) })
      expect(await structure.getByRole('definition').allTextContents()).toEqual(figures)
      expect(await panel.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
        ...['Specifications', 'Cost structure (US dollars)', 'Key features', 'Advantages', 'Considerations'],
        ...['Real-world considerations', 'Application scenarios'],
      ])
      await panel.getByText('Best for').waitFor()
    }
  })

  it('has a tab for each technology, by pointer and arrow keys, in the address', async () => {
    const page = await visit('/lpwan')
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('LoRaWAN')
    await page.getByRole('tab', { name: 'Sigfox' }).click()
    await expectAddress(page, '/lpwan?tech=sigfox')
    await page.getByRole('tabpanel', { name: 'Sigfox' }).getByText('100–600 bps').waitFor()
    await page.keyboard.press('ArrowRight')
    await expectAddress(page, '/lpwan?tech=lte-m')
    await page.keyboard.press('ArrowRight')
    await expectAddress(page, '/lpwan')
    await page.keyboard.press('End')
    await expectAddress(page, '/lpwan?tech=lte-m')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('LTE-M')
  })

  it('guides by what comes first', async () => {
    const page = await visit('/en/lpwan?devices=50')
    const cards = page.locator('.lpwan-guide > li')
    await cards.first().waitFor()
    expect(await cards.locator('h3, h3 + p').allTextContents()).toEqual([
      ...['Cost first', 'Sigfox', 'Coverage first', 'LoRaWAN'],
      ...['Reliability first', 'NB-IoT', 'Data volume first', 'LTE-M'],
    ])
    await cards.nth(2).getByRole('link').click()
    await expectAddress(page, '/en/lpwan?devices=50&tech=nb-iot#technologies')
    await page.getByRole('tabpanel', { name: 'NB-IoT' }).waitFor()
  })
})

describe('the chooser', () => {
  it('recommends with reasons and costs at once, and keeps the plan in the address', async () => {
    const page = await visit('/en/lpwan', { stored: { currency: 'USD' } })
    await expect.poll(() => recommended(page)).toBe('LoRaWAN')
    await page.getByText('Licence-exempt spectrum in Hong Kong: the network can be yours.').waitFor()
    await page.getByLabel('Outdoor').check()
    await page.getByLabel('Daily messages each').fill('12')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/lpwan?depth=outdoor&messages=12')
    await expect.poll(() => recommended(page)).toBe('Sigfox')
    await page.getByLabel('Country').selectOption({ label: 'Vietnam' })
    await expect.poll(() => recommended(page)).toBe('LoRaWAN')
    expect(await rowsOf(page, /^Scores/)).toContain(
      'Sigfox | Ruled out · No public network in Vietnam that we can plan with.',
    )
    await page.reload()
    await expect.poll(() => recommended(page)).toBe('LoRaWAN')
    expect(await page.getByLabel('Daily messages each').inputValue()).toBe('12')
    expect(await page.getByLabel('Outdoor').isChecked()).toBe(true)
  })

  it('shows 1, 3, 5 and 10 years, low and high, and the years planned beside them', async () => {
    const page = await visit('/en/lpwan?years=7', { stored: { currency: 'USD' } })
    await page.getByRole('table', { name: /^Total cost/ }).waitFor()
    const [heads, best] = await rowsOf(page, /^Total cost of each technology, low to high \(USD\)/)
    expect(heads).toBe('Technology | 1 year | 3 years | 5 years | 7 years | 10 years')
    expect(best).toBe('LoRaWAN | 4,950–16,800 | 7,450–26,800 | 9,950–36,800 | 12,450–46,800 | 16,200–61,800')
    expect(await rowsOf(page, /item by item/)).toContain('Total | $12,450 | $46,800')
  })

  it('speaks the currency that is chosen', async () => {
    const page = await visit('/lpwan')
    await page.getByText('HK$77,610–287,040').first().waitFor()
    await page.getByLabel('貨幣').first().selectOption('RMB')
    await page.getByText('¥71,640–264,960').first().waitFor()
  })

  it('brings what is typed within its bounds', async () => {
    const page = await visit('/en/lpwan')
    await page.getByLabel('Devices', { exact: true }).fill('0')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/lpwan?devices=1')
    await page.getByLabel('Area (km²)').fill('99999999')
    await page.keyboard.press('Enter')
    await expectAddress(page, '/en/lpwan?devices=1&area=10000')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expectAddress(page, '/en/lpwan')
  })

  it('says so where nothing fits', async () => {
    const page = await visit('/en/lpwan?country=CN&messages=2000')
    await page.getByRole('heading', { name: 'None of the four fits' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ask an engineer' }).getAttribute('href')).toBe('/en/demo')
    expect(await page.getByRole('button', { name: 'Download CSV' }).count()).toBe(0)
  })

  it('lends plans to start from', async () => {
    const page = await visit('/en/lpwan')
    for (const [example, technology] of [
      ['Pump rooms in a district', 'NB-IoT'],
      ['Water levels', 'Sigfox'],
      ['Fleet in Japan', 'LTE-M'],
      ['Office tower', 'LoRaWAN'],
    ] as const) {
      await page.getByRole('button', { name: example }).click()
      await expect.poll(() => recommended(page)).toBe(technology)
    }
  })

  it('gives the costs away as a table', async () => {
    const page = await visit('/lpwan', { stored: { currency: 'USD' } })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下載 CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('lpwan-cost.csv')
    const table = await readFile(await download.path(), 'utf8')
    expect(table.startsWith('\uFEFF裝置數量,200\r\n')).toBe(true)
    expect(table).toContain('\r\n技術,計算年期,項目,低 (USD),高 (USD)\r\n')
    expect(table).toContain('\r\nLoRaWAN,10,總計,16200.00,61800.00\r\n')
    expect(table).toContain('\r\nLTE-M,1,網絡費,7200.00,28800.00\r\n')
  })
})

describe('everybody can use /lpwan', () => {
  it.each(['/lpwan', '/en/lpwan?tech=lte-m'])('%s: axe finds nothing in either theme', async (path) => {
    const page = await visit(path, { viewport: { width: 390, height: 844 } })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const light = await new AxeBuilder({ page }).include('main').analyze()
    // Themes differ in colours alone.
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await new AxeBuilder({ page }).include('main').withRules('color-contrast').analyze()
    const violations = [...light.violations, ...dark.violations]
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  it.each(['/lpwan', '/en/lpwan?tech=sigfox'])('%s fits 360 px, with targets of 44 px', async (path) => {
    const page = await visit(path, { viewport: { width: 360, height: 740 }, hasTouch: true })
    await page.getByRole('tablist').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const small = await page
      .getByRole('main')
      .locator('a, button, select, input, label:has(input)')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.parentElement?.closest('label'))
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML),
      )
    expect(small).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { testSite } from '../ui/site.ts'
import { idleButtons } from './buttons.ts'
import { shortLastLines } from './last-lines.ts'
import { chineseIn, englishIn } from './pages.ts'

const { visit } = testSite()

describe('what the walk takes for a missing translation', () => {
  it.each([
    ['聯絡我們', 'en', true],
    ['Call 港灣物聯', 'en', true],
    ['漏水感測器', 'zh-HK', false],
    ['Contact us', 'en', false],
  ])('in English, %s marked %s: %s', (text, lang, isMissing) => {
    expect(chineseIn([{ text, lang }])).toEqual(isMissing ? [text] : [])
  })

  it.each([
    ['We will get back to you within a day.', 'zh-HK', true],
    ['The link has been copied to your clipboard', '', true],
    ['Smart Energy Meter', 'zh-HK', false],
    ['Building Energy Efficiency Ordinance (Cap. 610)', 'zh-HK', false],
    ['支援 LoRaWAN、NB-IoT 與 Wi-Fi', 'zh-HK', false],
    ['We will get back to you within a day.', 'en', false],
  ])('in Chinese, %s marked %s: %s', (text, lang, isMissing) => {
    expect(englishIn([{ text, lang }])).toEqual(isMissing ? [text] : [])
  })
})

it('what it takes for a button that does nothing', async () => {
  const page = await visit('/terms')
  const body = `
    <title>Buttons</title>
    <button>Dead</button><button disabled>Off</button><button aria-pressed="true">Chosen</button>
    <button onclick="window.open('/')">Opens</button>
    <button onclick="this.title = 'Pressed'; setTimeout(() => d.showModal(), 300)">Late</button>
    <button onclick="if (!d.open) this.title = 'Pressed'">Behind</button>
    <dialog id="d"><button onclick="d.close()">Close</button></dialog>`
  const address = new URL('/buttons', page.url()).href
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address) // a document that does nothing by itself: that would be taken for what a click did
  expect(await idleButtons(page, '/buttons')).toEqual(['Dead #1'])
})

it('what it takes for Chinese text that ends with a line of a sign or two', async () => {
  const page = await visit('/terms')
  await page.evaluate(() => {
    const lead = document.createElement('p')
    lead.append('這一行寫到了邊，再多便要轉', document.createElement('br'), '行。')
    document.body.replaceChildren(lead)
  })
  expect(await shortLastLines(page)).toEqual(['p: 這一行寫到了邊，再多便要轉 | 行。'])
})

import { describe, expect, it } from 'vitest'
import { testSite } from '../ui/site.ts'
import { idleButtons } from './buttons.ts'
import { chineseIn, englishIn, settled } from './pages.ts'

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
  await settled(page)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) throw new Error('There is no main')
    main.innerHTML = '<button>Dead</button><button disabled>Off</button><button aria-pressed="true">Chosen</button>'
    main.append(
      Object.assign(document.createElement('button'), { textContent: 'Opens', onclick: () => window.open('/') }),
    )
  })
  await page.evaluate(untilStill) // what the page still does by itself would be taken for what the click did
  expect(await idleButtons(page, '/terms')).toEqual(['Dead #1'])
})

/** In the page: waits until nothing of it has changed for as long as a click is watched. */
function untilStill(): Promise<void> {
  const stillMs = 2000
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, stillMs)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, stillMs)
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

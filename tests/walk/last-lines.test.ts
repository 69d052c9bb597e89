import { describe, expect, it } from 'vitest'
import { testSite } from '../ui/site.ts'
import { shortLastLines } from './last-lines.ts'
import { addressOf, routes, settled } from './pages.ts'

const { app, visit } = testSite({ DEMO: '1' })
const widths = [390, 768, 1440]

describe('no Chinese text ends with a line of a sign or two', () => {
  it.each(routes)('%s, at three widths', async (route) => {
    const page = await visit(await addressOf(route, app()))
    await settled(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, ...(await shortLastLines(page))]).toEqual([width])
    }
  })

  it('would be found', async () => {
    const page = await visit('/terms')
    await settled(page)
    await page.evaluate(() => {
      const lead = document.createElement('p')
      lead.append('這一行寫到了邊，再多便要轉', document.createElement('br'), '行。')
      document.body.replaceChildren(lead)
    })
    expect(await shortLastLines(page)).toEqual(['p: 這一行寫到了邊，再多便要轉 | 行。'])
  })
})

import { expect, it, vi } from 'vitest'
import { workerBrowser } from '#tests/support/browser.ts'
import { testSite } from './site.ts'

const { visit } = testSite()

it('a browser that dies is started again, and that is said', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const browser = await workerBrowser()
  const session = await browser.newBrowserCDPSession()
  const gone = new Promise((resolve) => browser.once('disconnected', resolve))
  session.send('Browser.crash').catch(() => undefined)
  await gone
  const page = await visit('/en/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(warn.mock.calls).toEqual([['The browser died, and was started again']])
  warn.mockRestore()
})

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Line, openLine } from '#tests/support/line.ts'
import { testSite, type Visit } from '../site.ts'

/** What a browser says of the network that is not there. */
const withoutNetwork = /Failed to load resource|net::ERR_|status of 503|Failed to fetch/

/** A site whose network can be cut, for visitors whose browser keeps what they see. */
export function cutSite() {
  const { app, visit } = testSite()
  let line: Line
  let isCut = false

  async function cut() {
    await line.cut()
    isCut = true
  }
  async function mend() {
    await line.mend()
    isCut = false
  }
  beforeAll(async () => {
    line = await openLine(app().url)
  })
  afterEach(() => isCut && mend())
  afterAll(() => line.cut())
  return {
    app,
    cut,
    mend,
    /** Opens a page, and waits until its worker has kept it. */
    async keep(address: string, visitOptions: Visit = {}): Promise<Page> {
      const options = { baseURL: line.url, serviceWorkers: 'allow', expectedErrors: withoutNetwork } as const
      const page = await visit(address, { ...options, ...visitOptions })
      await expect.poll(() => keptIn(page, 'pages')).toContain(address)
      return page
    },
  }
}

/** Addresses of what a store of the worker has. */
export function keptIn(page: Page, store: 'pages' | 'answers' | 'assets'): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url.slice(location.origin.length))
  }, store)
}

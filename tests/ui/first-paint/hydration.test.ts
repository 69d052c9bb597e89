import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff } from '#tests/support/staff.ts'
import { addressOf, routes } from '#tests/walk/pages.ts'
import { requestQuote, sendQuote } from '../admin/sales/quotes.ts'
import { leakSensor, storedBasket } from '../quote/basket.ts'
import { testSite } from '../site.ts'

const { app, visit } = testSite({ DEMO: '1' }, { limits: unlimited })

/** Largest layout shift while a page hydrates. */
const shiftMax = 0.02

/** Few enough for one test on a busy machine. */
const pagesAtOnce = 6
const parts = routes.flatMap((_, at) => (at % pagesAtOnce === 0 ? [routes.slice(at, at + pagesAtOnce)] : []))

interface Seen {
  address: string
  /** What the console, the content security policy or a rejected promise said. */
  complaints: string[]
  /** Paths that the API was asked at. */
  asked: string[]
}

/** Drawn on every page, and still there once it is taken over. */
const landmarks = ['header', 'main', 'main h1', 'footer']

/** Notes in each page that comes what was drawn of it, and how much moves. */
async function watch(page: Page): Promise<() => Seen> {
  let seen: Seen | undefined
  const complain = (text: string) => void seen?.complaints.push(text)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Pictures are not in the page, and come once it is shown.
    if (/^\/api\/(?!v1\/images\/)/.test(pathname)) seen?.asked.push(pathname)
  })
  page.on('framenavigated', (frame) => {
    const address = new URL(frame.url()).pathname
    // a page may take its secret from behind the #
    if (frame === page.mainFrame() && address !== seen?.address) seen = { address, complaints: [], asked: [] }
  })
  await page.addInitScript((landmarks) => {
    const taken = { moved: 0, drawn: {} as Record<string, Element | null> }
    Object.assign(window, { taken })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective))
    document.addEventListener('DOMContentLoaded', () => {
      taken.drawn = Object.fromEntries(landmarks.map((selector) => [selector, document.querySelector(selector)]))
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) taken.moved += Number(Object(entry).value)
    }).observe({ type: 'layout-shift', buffered: true })
  }, landmarks)
  return () => {
    if (!seen) throw new Error('No page has come')
    return seen
  }
}

/** Once the code has taken the page over, and all that follows from it has come. */
async function taken(page: Page) {
  await page.waitForFunction(() => {
    const title = document.querySelector('main h1')
    return title && Object.keys(title).some((key) => key.startsWith('__react'))
  })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { moved, drawn } = Object(window).taken
    return {
      moved: Number(moved),
      gone: Object.keys(drawn).filter((selector) => !drawn[selector]?.isConnected),
    }
  })
}

/** Where what only the browser knows asks for more and takes room that nobody could keep: the lines of a basket. */
const ofBasket = { asks: '/api/v1/products/lookup', shiftMax: 0.05 }

const basket = storedBasket([leakSensor])
/** Hydration begins with what was drawn, whatever is stored: each language, and each preference, with one visitor. */
const visitors: [what: string, prefix: string, stored: Record<string, string>][] = [
  ['nothing stored', '', {}],
  [
    'dollars, the dark theme, a basket and compared products, in English',
    '/en',
    {
      ...basket,
      comparedProducts: '["parking-sensor"]',
      currency: 'USD',
      theme: 'dark',
    },
  ],
  ['renminbi and the light theme, in mainland Chinese', '/cn', { currency: 'RMB', theme: 'light' }],
]

describe.each(visitors)('with %s', (_what, prefix, stored) => {
  it.each(parts)(
    'each page from %s on is taken over as it stands: nothing said, asked again or moved',
    async (...pages) => {
      const page = await visit('/robots.txt', { stored })
      const seenNow = await watch(page)
      const faults: unknown[] = []
      for (const route of pages) {
        const address = `${prefix}${await addressOf(route, app())}`.replace(/(?<=.)\/$/, '')
        await page.goto(address)
        const { moved, gone } = await taken(page)
        const { complaints, asked } = seenNow()
        const isOfBasket = route === '/quote' && 'quoteBasket' in stored
        const unexpected = asked.filter((path) => !(isOfBasket && path === ofBasket.asks))
        const tooMuch = moved > (isOfBasket ? ofBasket.shiftMax : shiftMax) ? moved : undefined
        if (complaints.length || gone.length || unexpected.length || tooMuch)
          faults.push({ address, complaints, gone, unexpected, tooMuch })
      }
      expect(JSON.stringify(faults, null, 1)).toBe('[]')
    },
  )
})

// Its texts have other lengths, so that they move: what is drawn is what its address says to everybody.
it('with English stored, a page of no language is taken over in Chinese and then speaks English', async () => {
  const page = await visit('/robots.txt', { stored: { language: 'en' } })
  const seenNow = await watch(page)
  for (const [address, title, asked] of [
    ['/products', 'Product catalogue', ['/api/v1/products']], // by their English names, they stand in another order
    ['/products/parking-sensor', 'Parking Sensor', []],
    ['/about', 'Buildings cannot speak. We measure for them', []],
  ] as const) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await taken(page)).toMatchObject({ gone: [] })
    await expect.poll(seenNow).toMatchObject({ complaints: [], asked })
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  }
})

/** Serves the app's pages in two parts, as a slow network does: all before the page's own content, then the rest. */
async function inTwoParts() {
  const server = createServer(async ({ url }, response) => {
    const { status, headers, body } = await fetch(app().url + url)
    const sent = ['content-type', 'content-security-policy', 'cache-control'].flatMap((name) => {
      const value = headers.get(name)
      return value ? [[name, value] as const] : []
    })
    response.writeHead(status, Object.fromEntries(sent))
    if (headers.get('content-type')?.startsWith('text/html')) {
      const page = Buffer.from(await new Response(body).arrayBuffer())
      const at = page.indexOf('<main')
      response.write(page.subarray(0, at))
      await sleep(secondPartMs)
      response.end(page.subarray(at))
    } else if (body) Readable.fromWeb(body as ReadableStream).pipe(response)
    else response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

/** Long enough for a picture of the first part. */
const secondPartMs = 500

it.each(['/products/parking-sensor', '/en/products/parking-sensor', '/en/builder', '/en'])(
  '%s moves nothing on a phone while the rest of it arrives',
  async (path) => {
    await using proxy = await inTwoParts()
    const page = await visit('/robots.txt', { viewport: { width: 390, height: 844 } })
    await watch(page)
    await page.goto(proxy.origin + path)
    const { moved, gone } = await taken(page)
    expect({ moved: moved <= shiftMax || moved, gone }).toEqual({ moved: true, gone: [] })
  },
)

it('an offer on its private link is taken over as it stands', async () => {
  const staff = await createStaff(app(), 'manager')
  const { id, reference, token } = await requestQuote(app())
  await sendQuote(app(), staff, id)
  const page = await visit('/robots.txt')
  const seenNow = await watch(page)
  await page.goto(`/en/quotes/${token}`)
  await page.getByRole('heading', { level: 1, name: `Quotation ${reference}` }).waitFor()
  await page.getByText('29 days left').waitFor()
  const { moved, gone } = await taken(page)
  expect({ ...seenNow(), gone }).toMatchObject({ complaints: [], asked: [], gone: [] })
  expect(moved).toBeLessThanOrEqual(shiftMax)
})

it('a list that could not be had says so as it is rendered, and is rendered anew with what can be had by then', async () => {
  const { prisma } = app().services.database
  const page = await visit('/robots.txt', { undrawn: false, beforeHydration: true })
  const seenNow = await watch(page)
  const found = Promise.withResolvers<void>()
  await page.route('**/api/v1/products?*', async (route) => {
    await found.promise
    await route.continue()
  })
  await prisma.$executeRaw`ALTER TABLE "Product" RENAME TO "ProductAway"`
  try {
    await page.goto('/en/products?search=parking')
  } finally {
    await prisma.$executeRaw`ALTER TABLE "ProductAway" RENAME TO "Product"`
  }
  expect(await page.evaluate(() => Object(window).taken.drawn['main h1'].textContent)).toBe('Product catalogue')
  found.resolve()
  await page.getByRole('link', { name: 'Parking Sensor', exact: true }).waitFor()
  expect(seenNow().complaints).toEqual([])
})

describe('large pages', () => {
  it('arrive with all that they say, and let themselves be used at once', async () => {
    const specifications = Array.from({ length: 500 }, (_, index) => `Value ${index}: ${index} mm`).join('\n')
    const many = Array.from({ length: 99 }, (_, index) => ({ name: `Sensor ${index}`, msrp: '10' }))
    await writeProducts(app().services.database, [{ name: 'Long Sensor', specifications }, ...many])
    const page = await visit('/robots.txt')
    const seenNow = await watch(page)
    for (const address of ['/en/products/long-sensor', '/en/products?pageSize=100']) {
      await page.goto(address)
      expect(await taken(page)).toMatchObject({ gone: [] })
      expect(seenNow()).toMatchObject({ complaints: [], asked: [] })
    }
    await page.getByRole('heading', { level: 2, name: 'Sensor 98' }).waitFor()
    await page.getByRole('link', { name: 'Sensor 98', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Sensor 98' }).waitFor()
  })

  it('a name full of markup is taken over as text', async () => {
    const name = 'Sensor </script><script>alert(1)</script> \u202e<b>'
    const [row] = await writeProducts(app().services.database, [{ name, msrp: '10' }])
    const page = await visit('/robots.txt')
    const seenNow = await watch(page)
    for (const address of [`/en/products/${row?.slug}`, '/products']) {
      await page.goto(address)
      expect(await taken(page)).toMatchObject({ gone: [] })
      expect(seenNow()).toMatchObject({ complaints: [], asked: [] })
      await page.getByRole('heading', { name: 'Sensor </script><script>alert(1)</script>' }).waitFor()
    }
  })
})

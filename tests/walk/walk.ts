import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { productListSchema } from '#contract/catalogue/products.ts'
import { industries } from '#contract/content/choices.ts'
import { defaultLanguage, type Language } from '#contract/i18n/languages.ts'
import { pageRoutes } from '#contract/site/routes.ts'
import { expectAccessible, expectNamed } from '../ui/axe.ts'
import { failedRequests, testSite } from '../ui/site.ts'
import { idleButtons } from './buttons.ts'
import { shortLastLines } from './last-lines.ts'
import { addressOf, chineseIn, englishIn, linksOf, routes, settled, textsOf } from './pages.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 320, height: 740 }

/** At which no Chinese text ends with a line of a sign or two. */
const chineseSizes = [desktop, { width: 768, height: 900 }, { width: 390, height: 900 }]

/**
 * Walks every page of the site in one language, and clicks every button.
 * @param width of the screen on which buttons are clicked
 */
export function walk(language: Language, width: keyof typeof screens): void {
  // Under DEMO, so that the pages of the company have their samples.
  const { app, visit } = testSite({ DEMO: '1' })
  const idsOf = new Map<string, string[]>()
  const leadsTo = new Map<string, string>()
  const withLanguage = (path: string) => (language === 'en' ? `/en${path}`.replace(/\/$/, '') : path)

  it.each(routes)(
    '%s reads, leads on and fits, at every width and in both themes, and has no button that does nothing',
    async (route) => {
      const address = withLanguage(await addressOf(route, app()))
      const failures: string[] = []
      const noteFailures = (page: Page) =>
        page.on('console', (message) => failedRequests.test(message.text()) && failures.push(message.text()))
      const page = await visit(address, {
        viewport: desktop,
        before: async (opened) => noteFailures(opened),
        undrawn: false,
        expectedErrors: failedRequests, // of buttons, which may ask for what is not there
      })
      await settled(page)
      expect((await fetch(app().url + address)).status).toBe(200)
      expect(await page.locator('html').getAttribute('lang')).toBe(language === 'en' ? 'en' : 'zh-HK')

      const texts = await textsOf(page)
      expect(language === 'en' ? chineseIn(texts) : englishIn(texts)).toEqual([])
      expect(texts.filter(({ text }) => /\b(?:undefined|NaN)\b|\[object|\{\{/.test(text))).toEqual([])

      await expectHead(page, route, address)
      await expectServedHead(page, address)
      const { addresses, ids } = await linksOf(page)
      for (const link of addresses) leadsTo.set(link, address)
      idsOf.set(address.split(/[?#]/)[0] ?? '', ids)

      // what every language has alike is looked at in one
      const expectFit = language === defaultLanguage ? expectAccessible : expectNamed
      await expectFit(page)
      for (const size of language === defaultLanguage ? chineseSizes : []) {
        await page.setViewportSize(size)
        expect([size.width, ...(await shortLastLines(page))]).toEqual([size.width])
      }
      await page.setViewportSize(phone)
      await expectFit(page)
      expect(failures).toEqual([])

      await page.setViewportSize(screens[width])
      expect(await idleButtons(page, address)).toEqual([])
    },
  )

  it.each(industries)('/solutions/%s has a head of its own, and leads on', async (industry) => {
    const address = withLanguage(`/solutions/${industry}`)
    const page = await visit(address)
    await settled(page)
    await expectHead(page, '/solutions/*', address)
    await expectServedHead(page, address)
    const { addresses, ids } = await linksOf(page)
    for (const link of addresses) leadsTo.set(link, address)
    idsOf.set(address, ids)
  })

  afterAll(async () => {
    expect(await deadLinks(app().url, leadsTo, idsOf)).toEqual([])
    expect(await emptyShelves(app().url, leadsTo)).toEqual([])
  })
}

const screens = { desktop, phone }

/** A listed page names itself, its twin and itself as its twin's; one that is not says so. All JSON-LD can be read. */
export async function expectHead(page: Page, route: keyof typeof pageRoutes, address: string): Promise<void> {
  const { origin } = new URL(page.url())
  const [path = ''] = address.split('?')
  const plain = path.replace(/^\/(?:cn|en)(?=\/|$)/, '') || '/'
  const twin = (prefix: string) => `${prefix}${plain}`.replace(/\/$/, '')
  const links = await page
    .locator('link[rel=canonical], link[rel=alternate][hreflang]')
    .evaluateAll((found) => found.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  const isListed = pageRoutes[route].isListed
  const expected = [
    [null, path],
    ['zh-HK', plain],
    ['zh-CN', twin('/cn')],
    ['en', twin('/en')],
    ['x-default', plain],
  ].map(([hreflang, own]) => [hreflang, `${origin}${own}`])
  expect(links).toEqual(isListed ? expected : [])
  expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(isListed ? 0 : 1)
  expect(await page.title()).toMatch(/\S · (?:Harbour IoT|港灣物聯|港湾物联)$/)
  if (isListed) {
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(15)
  }
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' })
  }
}

/** What the server says of a page that it draws, as every listed one, is what the page then says of itself, once each. */
export async function expectServedHead(page: Page, address: string): Promise<void> {
  const html = await fetch(new URL(address, page.url())).then((answer) => answer.text())
  const isDrawn = html.includes(' disabled>')
  if ((await page.locator('link[rel=canonical]').count()) === 1) expect(isDrawn).toBe(true)
  const [served, shown] = await page.evaluate((text) => {
    const selector =
      'title, meta[name=description], meta[property], meta[name^=twitter], link[rel=canonical], link[hreflang]'
    const tagsOf = (head: ParentNode) =>
      [...head.querySelectorAll(selector)].map(
        (tag) =>
          `${tag.localName} ${tag.textContent} ${[...tag.attributes]
            .filter(({ name }) => !name.startsWith('data-'))
            .map(({ name, value }) => `${name}=${value}`)
            .sort()
            .join(' ')}`,
      )
    const documentOf = (source: string) => new DOMParser().parseFromString(source, 'text/html')
    return [tagsOf(documentOf(text).head).sort(), tagsOf(document.head).sort()]
  }, html)
  expect(served).toEqual(isDrawn ? shown : [])
}

/** Links into the catalogue that find nothing there. */
async function emptyShelves(origin: string, leadsTo: Map<string, string>): Promise<string[]> {
  const empty: string[] = []
  for (const [link, from] of leadsTo) {
    const { origin: site, pathname, search } = new URL(link || origin)
    if (site !== origin || !/^(?:\/en)?\/products$/.test(pathname)) continue
    const answer = await fetch(`${origin}/api/v1/products${search}`)
    const { total } = productListSchema.parse(await answer.json())
    if (total === 0) empty.push(`${from}: ${link}`)
  }
  return empty
}

/** Links that lead nowhere: to no page, or to no place on it. Other sites are not asked. */
async function deadLinks(
  origin: string,
  leadsTo: Map<string, string>,
  idsOf: Map<string, string[]>,
): Promise<string[]> {
  const dead: string[] = []
  const statuses = new Map<string, Promise<number>>()
  for (const [link, from] of leadsTo) {
    if (link === '' || link.endsWith('#') || /^javascript:/i.test(link)) dead.push(`"${link}" on ${from}`)
    if (!link.startsWith(origin)) continue
    const { pathname, search, hash } = new URL(link)
    const address = pathname + search
    const status =
      statuses.get(address) ?? fetch(origin + address, { redirect: 'manual' }).then((answer) => answer.status)
    statuses.set(address, status)
    if ((await status) !== 200) dead.push(`${link} on ${from} is a ${await status}`)
    const ids = idsOf.get(pathname)
    if (hash.length > 1 && !ids?.includes(decodeURIComponent(hash.slice(1))))
      dead.push(`${link} on ${from}: no such place`)
  }
  return dead
}

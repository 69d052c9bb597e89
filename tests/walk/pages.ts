import type { Page } from 'playwright-core'
import { quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { type PageRoute, pageRoutes } from '#contract/site/routes.ts'
import { systemActor } from '#server/platform/audit.ts'
import { post, quoteRequest } from '#tests/api/forms/forms.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import type { TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'

/** Every route of the one list that the site is made from. */
export const routes = Object.keys(pageRoutes).filter((route): route is PageRoute => route in pageRoutes)

/** An address without language that shows the page of this route with something in it. */
export async function addressOf(route: string, app: TestApp): Promise<string> {
  if (route === '/orders/:token') return route.replace(':token', await orderToken(app))
  if (route.includes(':token')) return route.replace(':token', await quoteToken(app))
  if (route === '/confirm') return '/confirm#secret'
  if (route === '/compare') return '/compare?products=water-leak-sensor,parking-sensor'
  return route.replace(':slug', 'water-leak-sensor').replace('/*', '')
}

/** Of a request in words that are in neither language's way: what a visitor writes is not ours to translate. */
async function quoteToken(app: TestApp): Promise<string> {
  const lines = [{ slug: 'water-leak-sensor', quantity: 40, note: 'B2' }]
  const words = { name: 'Chan Ka Ming', company: 'Harbour Estates', message: 'B2, B3', lines }
  const answer = await post(app, '/quote-requests', quoteRequest(words))
  return quoteSubmittedSchema.parse(await answer.json()).token
}

/** Of an order in words that are in neither language's way. */
async function orderToken(app: TestApp): Promise<string> {
  const staff = await createStaff(app, 'manager')
  const buyer = { customerName: 'Harbour Estates', contactName: 'Chan Ka Ming', address: 'B2', email: '' }
  const line = lineOf(null, 2, { period: 'year', note: 'B2' })
  const { id } = await sellerOf(app, staff).create({ ...buyer, lines: [line] })
  const { link } = await app.services.orderLinks.renew(systemActor, id, app.url)
  return link?.split('/').at(-1) ?? ''
}

/** Waits until the page's code and data are there. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Texts that the reader sees or hears, each with the language it is marked with. */
export function textsOf(page: Page): Promise<{ text: string; lang: string }[]> {
  return page.evaluate(() => {
    const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? ''
    const found: { text: string; lang: string }[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement
      const text = nodes.currentNode.textContent?.trim()
      if (text && parent && !parent.closest('script, style, code, pre')) found.push({ text, lang: langOf(parent) })
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        const text = element.getAttribute(name)
        if (text) found.push({ text, lang: langOf(element) })
      }
    }
    const lang = document.documentElement.lang
    const heads = document.querySelectorAll('meta[name=description], meta[property^="og:"]')
    const metas = [...heads].map((meta) => meta.getAttribute('content') ?? '')
    return [...found, ...[document.title, ...metas].map((text) => ({ text, lang }))]
  })
}

/** Chinese that an English reader would meet without being told: it is marked with its language, or quoted as an example. */
export function chineseIn(texts: { text: string; lang: string }[]): string[] {
  return texts
    .filter(({ text, lang }) => /\p{Script=Han}/u.test(text.replace(/“[^”]*”/g, '')) && !lang.startsWith('zh'))
    .map(({ text }) => text)
}

/** A run of English words that holds two of those that names of things and firms do without. */
const englishSentence = /(?:\b[A-Za-z][A-Za-z’'-]*[ ,]+){3,}/g
const sentenceWords =
  /\b(?:is|are|was|be|to|you|your|we|our|it|this|that|with|from|by|at|or|not|can|have|has|will|a|an)\b/g

/** English sentences that a Chinese reader would meet without being told; names of products and standards are none. */
export function englishIn(texts: { text: string; lang: string }[]): string[] {
  return texts
    .filter(({ text, lang }) => !lang.startsWith('en') && (text.match(englishSentence) ?? []).some(isSentence))
    .map(({ text }) => text)
}

function isSentence(run: string): boolean {
  return (run.match(sentenceWords) ?? []).length >= 2
}

/** Every address that the page leads to, and every id that an address may end with. */
export function linksOf(page: Page): Promise<{ addresses: string[]; ids: string[] }> {
  return page.evaluate(() => ({
    addresses: [...document.querySelectorAll('a')].map((link) => (link.hasAttribute('href') ? link.href : '')),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
}

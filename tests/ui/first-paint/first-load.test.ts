import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { PageRoute } from '#contract/site/routes.ts'
import { unlimited } from '#tests/support/limits.ts'
import { addressOf, routes } from '#tests/walk/pages.ts'
import { leakSensor, storedBasket } from '../quote/basket.ts'
import { testSite } from '../site.ts'

const { app, visit } = testSite({ DEMO: '1' }, { limits: unlimited })

/** First-load JavaScript of a public page, and of the sign-in: kB gzipped, whatever the visitor has stored (docs/performance.md). */
const budget = 195

/** Pages as they are without, or with, what a visit brings. */
const others: Record<string, { address: string; stored?: Record<string, string> }> = {
  '/compare with none': { address: '/compare' },
  '/quote with a product': { address: '/quote', stored: storedBasket([leakSensor]) },
}

const sizes = new Map<string, number>()

/** kB gzipped of a file of the build, by its path. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join('dist/client', file)), { level: 9 }).length / 1000
  sizes.set(file, size)
  return size
}

/** In the page: the faces that it is set in, none of them for signs that its own texts have not. */
function facesHere(): string[] {
  const ofTheMachine = 'Harbour Sans Metrics' // where it has such a font
  const faces = [...document.fonts].filter(({ family, status }) => status === 'loaded' && family !== ofTheMachine)
  return faces.map(({ family, weight }) => `${family} ${weight}`)
}

const choice = { theme: 'light' }

/** Opens an address, without what others have stored. @param isThere once all that it begins with was asked for */
async function codeOf(address: string, stored: Record<string, string>, isThere: string): Promise<number> {
  const scripts = new Set<string>()
  const page = await visit(address, {
    undrawn: false,
    beforeHydration: true,
    stored,
    before: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.endsWith('.js')) scripts.add(pathname)
      })
    },
  })
  await page.locator(isThere).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(facesHere)).toEqual(['Harbour Sans 400', 'Harbour Sans 600'])
  return [...scripts].reduce((sum, file) => sum + sizeOf(file), 0)
}

it.each([...routes, ...Object.keys(others)])(`%s begins with at most ${budget} kB of code`, async (page) => {
  const { address = await addressOf(page as PageRoute, app()), stored } = others[page] ?? {}
  const total = await codeOf(address, { ...choice, ...stored }, 'html[data-hydrated] main h1')
  expect(total).toBeLessThanOrEqual(budget)
})

it(`the admin’s sign-in begins with at most ${budget} kB of code`, async () => {
  expect(await codeOf('/admin', {}, 'html[data-hydrated] input[type=password]')).toBeLessThanOrEqual(budget)
})

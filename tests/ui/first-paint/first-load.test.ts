import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { PageRoute } from '#contract/site/routes.ts'
import { unlimited } from '#tests/support/limits.ts'
import { addressOf, routes } from '#tests/walk/pages.ts'
import { testSite } from '../site.ts'

const { app, visit } = testSite({ DEMO: '1' }, { limits: unlimited })

/** JavaScript that a page loads before anybody touches it, kB gzipped (issue 18). */
const most = 120

/** Pages that ask more than the goal, with what each may not outgrow: docs/performance.md says why. */
const heavier: Partial<Record<PageRoute, number>> = {
  '/products': 121,
  '/products/:slug': 123,
  '/demo': 121.5,
  '/support': 121.5,
  '/lpwan': 124.6,
  '/builder': 148,
  '/quote': 137.5,
  '/quotes/:token': 157.5,
  '/confirm': 137,
  // with two products
  '/compare': 131.5,
}

const sizes = new Map<string, number>()

/** kB gzipped of a file of the build, by its path. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join('dist/client', file)), { level: 9 }).length / 1000
  sizes.set(file, size)
  return size
}

it.each<[page: string, budget: number]>([
  ...routes.map((route): [string, number] => [route, heavier[route] ?? most]),
  ['/compare with none', most],
])('%s begins with at most %d kB of code', async (route, budget) => {
  const scripts = new Set<string>()
  const page = await visit(route === '/compare with none' ? '/compare' : await addressOf(route, app()), {
    undrawn: false,
    before: async (page) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.endsWith('.js')) scripts.add(pathname)
      })
    },
  })
  // What every page loads last, once it is idle.
  await expect.poll(() => [...scripts].filter((file) => /\/(?:OffLine|prefetch-links)-/.test(file))).toHaveLength(2)
  await page.waitForLoadState('networkidle')
  const total = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0)
  expect(total).toBeLessThanOrEqual(budget)
})

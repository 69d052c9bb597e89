import { beforeAll, describe, expect, it } from 'vitest'
import { adminScreens } from '#contract/staff/permissions.ts'
import { createSamples } from '#server/modules/maintenance/index.ts'
import { ownScreens, screens } from '../../client/src/admin/screens.tsx'
import { testAdmin } from '../ui/admin/test-admin.ts'
import { settled } from '../walk/pages.ts'
import { hold, isWanted, take, takenLanguages } from './take.ts'

const { app, visit, open } = testAdmin({ DEMO: '1' })

/** Sessions end by PostgreSQL's clock: pictures to compare are taken on one day. */
const now = new Date(new Date().setUTCHours(0, 0, 0, 0))

beforeAll(async () => {
  await createSamples({ ...app().services, now: () => now }).fill()
})

/** The first of each that the samples have; without one, the screen says that there is none. */
const firstOf: Partial<Record<keyof typeof adminScreens, () => Promise<{ id: string } | null>>> = {
  products: () => app().services.database.prisma.product.findFirst({ orderBy: { slug: 'asc' } }),
  enquiries: () => app().services.database.prisma.enquiry.findFirst({ orderBy: { createdAt: 'asc' } }),
  demoRequests: () => app().services.database.prisma.demoRequest.findFirst({ orderBy: { createdAt: 'asc' } }),
  quotes: () => app().services.database.prisma.quote.findFirst({ orderBy: { createdAt: 'asc' } }),
  orders: () => app().services.database.prisma.order.findFirst({ orderBy: { placedAt: 'asc' } }),
  customers: () => app().services.database.prisma.customer.findFirst({ orderBy: { createdAt: 'asc' } }),
  conversations: () => app().services.database.prisma.conversation.findFirst({ orderBy: { startedAt: 'asc' } }),
}

const addresses = [
  ...screens.map(({ screen, path = '' }) => ({ screen, path: adminScreens[screen].path + path })),
  ...ownScreens.map(({ path }) => ({ screen: 'dashboard' as const, path })),
].filter(({ path }) => isWanted(path))

describe.each(takenLanguages)('the admin in %s', (language) => {
  it.each(addresses)('$path', async ({ screen, path }) => {
    const first = path.includes('/:id/') || path.endsWith('/:id') ? await firstOf[screen]?.() : undefined
    const own = path.replace('/:id', `/${first?.id ?? 'none'}`).replace(/\/:\w+\?/g, '')
    const page = await open(own, 'super_admin', {
      language,
      before: (opening) => hold(opening, now),
      expectedErrors: /./,
    })
    await settled(page)
    await take(page, `${path}.${language}`)
    const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const parts = new Set(hrefs.filter((href) => path.includes(':') && href?.startsWith(`${own}/`)))
    for (const part of parts) {
      await page.goto(part ?? '')
      await settled(page)
      await take(page, `${path}${part?.slice(own.length)}.${language}`)
    }
  })

  it.runIf(isWanted('/admin/login'))('/admin, not signed in', async () => {
    const page = await visit('/admin', { stored: { adminLanguage: language }, expectedErrors: /./ })
    await settled(page)
    await take(page, `/admin/login.${language}`)
    expect(await page.locator('input[type=password]').count()).toBe(1)
  })
})

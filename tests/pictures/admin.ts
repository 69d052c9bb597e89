import { beforeAll, describe, expect, it } from 'vitest'
import { adminScreens } from '#contract/staff/permissions.ts'
import { createSamples } from '#server/modules/maintenance/index.ts'
import { testNow } from '#tests/support/clock.ts'
import { ownScreens, screens } from '../../client/src/admin/screens.tsx'
import { testDesk } from '../ui/admin/desk.ts'
import { settled } from '../walk/pages.ts'
import { isAsked, take, takenLanguages } from './take.ts'

const { app, visit, open } = testDesk({ DEMO: '1' }, { now: () => testNow })

beforeAll(async () => {
  const { services, config } = app()
  await createSamples({ ...services, config, now: () => testNow }).fill()
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
].filter(({ path }) => isAsked(path))

describe.each(takenLanguages)('the admin in %s', (language) => {
  it.each(addresses)('$path', async ({ screen, path }) => {
    const first = path.includes('/:id/') || path.endsWith('/:id') ? await firstOf[screen]?.() : undefined
    const page = await open(path.replace('/:id', `/${first?.id ?? 'none'}`).replace(/\/:\w+\?/g, ''), 'super_admin', {
      language,
      before: (opening) => opening.clock.setFixedTime(testNow),
      expectedErrors: /./,
    })
    await settled(page)
    await take(page, `${path}.${language}`)
    const { pathname } = new URL(page.url())
    const hrefs = await page
      .locator('main nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const tabs = new Set(hrefs.filter((href) => href?.startsWith(`${pathname}/`) && !href.includes('?')))
    for (const tab of tabs) {
      await page.goto(tab ?? '')
      await settled(page)
      await take(page, `${path}${tab?.slice(pathname.length)}.${language}`)
    }
  })

  it.runIf(isAsked('/admin/login'))('/admin, not signed in', async () => {
    const page = await visit('/admin', { stored: { adminLanguage: language }, expectedErrors: /./ })
    await settled(page)
    await take(page, `/admin/login.${language}`)
    expect(await page.locator('input[type=password]').count()).toBe(1)
  })
})

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { FieldOwner } from '#contract/sync/mapping.ts'
import { addConflict, addLinked } from '#tests/api/sync-staff/catalogue.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { failedRequests, goTo } from '../../site.ts'
import { laptop, phone, speak, testAdmin } from '../test-admin.ts'

const notion = await startNotion()
const site = testAdmin({
  NOTION_API_URL: notion.url,
  NOTION_API_KEY: notion.apiKey,
  NOTION_DATABASE_ID: notion.databaseId,
})
afterAll(() => notion.close())

const prisma = () => site.app().services.database.prisma
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const price = async () => Number((await prisma().product.findUniqueOrThrow({ where: { id: gateway } })).msrp)
const openCount = () => prisma().syncConflict.count({ where: { settledAt: null } })

let gateway: string

beforeEach(async () => {
  await prisma().syncConflict.deleteMany()
  gateway = await addLinked(site.app(), { name: `網關 ${randomUUID()}`, nameEn: 'Gateway', msrp: '1200', sku: null })
  await addConflict(site.app(), gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
})

/** Whose the price is, by the latest mapping; nobody has kept one: both sides'. */
async function owner(): Promise<string> {
  const last = await prisma().mappingVersion.findFirst({ orderBy: { version: 'desc' } })
  return /"field":\s*"msrp".*?"owner":\s*"(\w+)"/.exec(JSON.stringify(last?.content ?? ''))?.[1] ?? 'both'
}

/** As a colleague does it, elsewhere. */
async function set(to: FieldOwner): Promise<void> {
  const { cookie } = await createStaff(site.app(), 'manager')
  const response = await fetch(`${site.app().url}/api/v1/admin/sync/mapping/owner`, {
    method: 'PATCH',
    headers: { ...cookie, 'content-type': 'application/json', origin: site.app().url },
    body: JSON.stringify({ field: 'msrp', owner: to }),
  })
  expect(response.status).toBe(200)
}

async function choose(page: Page, side: string): Promise<void> {
  await page.getByRole('button', { name: 'Always one side: Gateway: MSRP' }).click()
  await page.getByRole('button', { name: side, exact: true }).click()
}

describe('A conflict that is settled for its field for good', () => {
  it('is asked by keyboard who may say whose a column is; ours or Notion’s counts from now on, one press takes it back', async () => {
    const member = await createStaff(site.app(), 'editor')
    const page = await site.open('/admin/notion/conflicts', member)
    await page.getByRole('button', { name: 'Keep ours: Gateway: MSRP' }).waitFor()
    expect(await page.getByRole('button', { name: /^Always/ }).count()).toBe(0)

    await site.become(page, member, 'manager')
    for (const language of ['en', 'zh-TW'] as const) {
      await page.setViewportSize((language === 'en' ? laptop : phone).viewport)
      await speak(page, language)
      const opener = page.getByRole('button', { name: /^Always one side|以後都用同一邊$/ })
      await opener.focus()
      await page.keyboard.press('Enter')
      const group = page.getByRole('group', { name: /Always one side|以後都用同一邊/ })
      const isFocused = (where: typeof group) => where.evaluate((element) => element === document.activeElement)
      await expect.poll(() => isFocused(group)).toBe(true)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect.poll(() => isFocused(opener)).toBe(true)
    }
    await page.setViewportSize(laptop.viewport)
    await speak(page, 'en')

    await choose(page, 'Always ours')
    await toast(page, '“MSRP” is ours from now on')
    await page.getByRole('heading', { name: 'No conflicts' }).waitFor()
    expect([await price(), await owner(), await openCount()]).toEqual([1100, 'here', 0])
    await page.getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'Undone: the earlier choice of side is back')
    await page.getByRole('button', { name: 'Keep ours: Gateway: MSRP' }).waitFor()
    expect([await price(), await owner(), await openCount()]).toEqual([1200, 'both', 1])

    await page.getByRole('button', { name: 'Always one side: Gateway: MSRP' }).click()
    await page.getByText('Now: Both: merged.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Always Notion’s', exact: true }).click()
    await toast(page, '“MSRP” is Notion’s from now on')
    await page.getByRole('heading', { name: 'No conflicts' }).waitFor()
    expect([await price(), await owner(), await openCount()]).toEqual([1200, 'notion', 0])
    await goTo(page, '/admin/notion/mapping')
    const whose = page.getByRole('combobox', { name: 'MSRP: Which side wins', exact: true })
    await expect.poll(() => whose.inputValue()).toBe('notion')
    await set('both')
  })

  it('is left as it was where a colleague has settled it, or another tab has just said whose the field is, and says so', async () => {
    const page = await site.open('/admin/notion/conflicts', 'manager', {
      expectedErrors: failedRequests,
      before: (opening) => opening.route('**/api/v1/admin/events', (route) => route.abort()),
    })
    const settled = { settledAt: new Date(), settledBy: 'Wong Ka-yan', choice: 'theirs' }
    await page.route('**/sync/conflicts/settle', async (route) => {
      await prisma().syncConflict.updateMany({ where: { productId: gateway }, data: settled })
      await route.continue()
    })
    await choose(page, 'Always ours')
    await toast(page, 'A colleague was quicker; nothing was changed')
    expect([await price(), await owner()]).toEqual([1200, 'both'])
    await page.unroute('**/sync/conflicts/settle')

    await addConflict(site.app(), gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
    await page.getByRole('link', { name: 'Settled' }).click()
    await page.getByText('Wong Ka-yan').waitFor()
    // anew, for nothing tells the page of a conflict that came while its list was on the way
    await page.goto('/admin/notion/conflicts')
    await page.getByRole('button', { name: 'Always one side: Gateway: MSRP' }).click()
    await page.getByText('Now: Both: merged.', { exact: false }).waitFor()
    await set('notion')
    await page.getByRole('button', { name: 'Always ours', exact: true }).click()
    await toast(page, 'A colleague has just changed which side wins; nothing was changed')
    await toast(page, 'Now: Notion: only read.')
    expect([await price(), await owner(), await openCount()]).toEqual([1200, 'notion', 1])
    await set('both')
  })
})

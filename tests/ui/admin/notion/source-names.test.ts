import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSourceFolder } from '#tests/support/source-files.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { goTo } from '../../site.ts'
import { speak, testAdmin } from '../test-admin.ts'
import { fillFromFiles } from './file-catalogue.ts'

const folder = createSourceFolder()
const site = testAdmin({ SOURCE_FOLDER: folder.path })
afterAll(() => folder.delete())

let admin: StaffMember
let ids: Awaited<ReturnType<typeof fillFromFiles>>

beforeAll(async () => {
  admin = await createStaff(site.app(), 'super_admin')
  ids = await fillFromFiles(site.app(), folder, admin)
})

/** All that a page says, also to who does not see it; but for what else products could come from. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    const body = document.body.cloneNode(true) as HTMLElement
    for (const option of body.querySelectorAll('option[value="notion"]')) option.remove()
    return [document.title, body.textContent ?? '', ...named].join('\n')
  })

/** Each with words of its own that come once all of it is there. */
const screens: [path: () => string, shown: string, open?: (page: Page) => Promise<void>][] = [
  [() => '/admin', 'Nobody is waiting for an answer'],
  [() => '/admin/products', '雲端平台'],
  [() => '/admin/products/quality', '2 listed products to fix'],
  [() => `/admin/products/${ids.product}`, 'First-year total'],
  [() => `/admin/products/${ids.product}/edit`, 'Read as HK$781.25 once'],
  [() => '/admin/products/import', 'Download an empty template'],
  [() => '/admin/notion', 'products.csv'],
  [() => '/admin/notion/mapping', 'For example: 漏水感測器'],
  [() => '/admin/notion/runs', '3 runs'],
  [() => `/admin/notion/runs/${ids.run}`, 'was left out, for “漏水感測器” has the same SKU'],
  [() => `/admin/notion/runs/${ids.plan}`, '煙霧感測器'],
  [() => '/admin/notion/conflicts', '這裏的說明'],
  [() => '/admin/audit', 'A super_admin started a sync of products'],
  [
    () => '/admin/orders',
    'No orders yet',
    async (page) => {
      await page.getByRole('button', { name: /^Product Sync/ }).click()
      await page.getByRole('dialog').getByText('Products from files').waitFor()
    },
  ],
  [
    () => '/admin/customers',
    'No customers yet',
    async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('sync')
      await page.getByRole('option', { name: /^Product sync status/ }).waitFor()
    },
  ],
]

it('where the catalogue comes from files, no screen says Notion, in either language, nor do the dialog of the sync and the palette', async () => {
  const page = await site.open('/admin', admin)
  for (const [path, shown, open] of screens) {
    await goTo(page, path())
    await page.getByRole('main').getByText(shown).filter({ visible: true }).first().waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await open?.(page)
    for (const [language, sync] of [
      ['en', 'Product Sync'],
      ['zh-TW', '產品同步'],
    ] as const) {
      await speak(page, language)
      await page.getByRole('link', { name: sync, includeHidden: true }).first().waitFor({ state: 'attached' })
      const said = await saidBy(page)
      expect(said).toContain(sync)
      expect(said.split('\n').filter((line) => /notion/i.test(line))).toEqual([])
    }
    await speak(page, 'en')
    await page.keyboard.press('Escape')
  }
})

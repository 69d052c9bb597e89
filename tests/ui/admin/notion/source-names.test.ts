import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSourceFolder } from '#tests/support/source-files.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
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
    for (const option of document.querySelectorAll('option[value="notion"]')) option.remove()
    return [document.title, document.body.textContent ?? '', ...named].join('\n')
  })

const screens: [what: string, path: () => string, open?: (page: Page) => Promise<void>][] = [
  ['the dashboard', () => '/admin'],
  ['the products', () => '/admin/products'],
  ['what is to be mended', () => '/admin/products/quality'],
  ['a product', () => `/admin/products/${ids.product}`],
  ['a product being edited', () => `/admin/products/${ids.product}/edit`],
  ['an import by hand', () => '/admin/products/import'],
  ['the sync', () => '/admin/notion'],
  ['the columns', () => '/admin/notion/mapping'],
  ['the runs', () => '/admin/notion/runs'],
  ['a run', () => `/admin/notion/runs/${ids.run}`],
  ['a plan', () => `/admin/notion/runs/${ids.plan}`],
  ['the conflicts', () => '/admin/notion/conflicts'],
  ['the audit log', () => '/admin/audit'],
  [
    'the dialog of the sync',
    () => '/admin/orders',
    async (page) => {
      await page.getByRole('button', { name: /^Product Sync/ }).click()
      await page.getByRole('dialog').getByText('Products from files').waitFor()
    },
  ],
  [
    'the command palette',
    () => '/admin/orders',
    async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('sync')
      await page.getByRole('option', { name: /^Product sync status/ }).waitFor()
    },
  ],
]

describe('Where the catalogue comes from files, nothing says Notion, in either language:', () => {
  it.each(screens)('%s', async (_what, path, open) => {
    const page = await site.open(path(), admin)
    for (const [language, sync] of [
      ['en', 'Product Sync'],
      ['zh-TW', '產品同步'],
    ] as const) {
      if (language !== 'en') await speak(page, language)
      await page.getByRole('link', { name: sync, includeHidden: true }).first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      await expect.poll(() => page.locator('main').innerText()).not.toBe('')
      if (language === 'en') await open?.(page)
      const said = await saidBy(page)
      expect(said).toContain(sync)
      expect(said.split('\n').filter((line) => /notion/i.test(line))).toEqual([])
    }
  })
})

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { createStaff } from '#tests/support/staff.ts'
import { testProducts, toast } from './products/products.ts'
import { signIn, testAdmin } from './test-admin.ts'

const site = testAdmin()
const write = testProducts(site)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const restored = (page: Page) => page.getByText(/^Unsaved changes from \d\d:\d\d restored\.$/)
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('staffDraft.')))

async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

it('text in a form survives a reload until it is saved or discarded; nobody else sees it, and signing out deletes it', async () => {
  const { id } = await write()
  const author = await createStaff(site.app(), 'super_admin')
  const page = await site.open(`/admin/products/${id}/edit`, author)
  await field(page, 'Description').fill('Typed before the crash')
  await reload(page)
  await restored(page).waitFor()
  expect(await field(page, 'Description').inputValue()).toBe('Typed before the crash')

  const url = site.app().url
  page.once('dialog', (dialog) => void dialog.accept())
  await signIn(page, await createStaff(site.app(), 'editor'), url)
  await page.reload()
  await field(page, 'Name').waitFor()
  expect(await field(page, 'Description').inputValue()).toBe('')
  await signIn(page, author, url)
  await page.reload()
  await restored(page).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await toast(page, 'is saved')
  await expect.poll(() => restored(page).count()).toBe(0)
  expect(await stored(page)).toEqual([])
  await page.reload()
  await expect.poll(() => field(page, 'Description').inputValue()).toBe('Typed before the crash')

  // a colleague saves another version while the browser is closed
  await field(page, 'SKU').fill('MINE')
  await field(page, 'Model number').fill('M-1')
  const colleague = editorOf(site.app(), await createStaff(site.app(), 'editor'))
  await colleague.edit(await colleague.get(id), { sku: 'THEIRS' })
  await reload(page)
  const conflict = page.getByRole('region', { name: 'A colleague saved another version while you were editing' })
  await conflict.getByRole('row', { name: 'SKU' }).getByText('THEIRS').waitFor()
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  expect([await field(page, 'SKU').inputValue(), await field(page, 'Model number').inputValue()]).toEqual([
    'THEIRS',
    'M-1',
  ])
  await reload(page)
  await restored(page).waitFor()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  expect(await field(page, 'Model number').inputValue()).toBe('')
  expect(await stored(page)).toEqual([])

  // keys and passwords are never stored
  await page.goto(`${url}/admin/settings/integrations`)
  await page.getByLabel('SMTP host').fill('mail.example.com')
  await page.getByRole('group', { name: 'Model gateway key' }).getByRole('button').click()
  await page.getByLabel('Model gateway key').fill('secret-key')
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('mail.example.com')
  expect(JSON.stringify(await stored(page))).not.toContain('secret-key')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await stored(page)).toEqual([])
})

import { expect, it } from 'vitest'
import { createdApiKeySchema } from '#contract/staff/keys.ts'
import { createStaff } from '#tests/support/staff.ts'
import { failedRequests } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const site = testAdmin()

it('a key is made, shown once, used, and revoked by its name', async () => {
  const admin = await createStaff(site.app(), 'super_admin')
  const page = await site.open('/admin/settings/api-keys', admin)
  await page.getByRole('heading', { name: 'There are no API keys yet' }).waitFor()
  await page.getByRole('button', { name: 'Create a key' }).click()
  const form = page.getByRole('dialog', { name: 'Create an API key' })
  await form.getByRole('button', { name: 'Create a key' }).click()
  expect(await form.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  await form.getByRole('textbox', { name: 'Name' }).fill('Warehouse ERP')
  await form.getByRole('combobox', { name: 'Valid for' }).selectOption('30')
  await form.getByRole('checkbox', { name: 'Products: all' }).check()
  await form.getByRole('checkbox', { name: 'Import products from a file' }).uncheck()
  await form.getByRole('checkbox', { name: 'Read quotations, orders and customers' }).check()
  await expectAccessibleAtBothWidths(page, 'zh-TW')
  const answer = page.waitForResponse('**/admin/api-keys')
  await form.getByRole('button', { name: 'Create a key' }).click()
  const { key, secret } = createdApiKeySchema.parse(await (await answer).json())
  expect(key.scopes).toEqual(['products.read', 'sales.read', 'products.write', 'media.write', 'products.export'])
  const shown = page.getByRole('dialog', { name: 'The key of Warehouse ERP' })
  expect(await shown.getByRole('textbox', { name: 'Key' }).inputValue()).toBe(secret)
  await shown.getByRole('button', { name: 'I have stored it' }).click()
  expect(await page.content()).not.toContain(secret)
  const use = () => fetch(`${site.app().url}/api/v1/admin/products`, { headers: { authorization: `Bearer ${secret}` } })
  expect((await use()).status).toBe(200)
  await page.reload()
  const card = page.getByRole('listitem').filter({ hasText: 'Warehouse ERP' })
  await card.getByText('Last used', { exact: false }).waitFor()
  await card.getByRole('button', { name: 'Revoke Warehouse ERP' }).click()
  const asked = page.getByRole('dialog', { name: 'Revoke Warehouse ERP?' })
  expect(await asked.getByRole('button', { name: 'Revoke' }).isDisabled()).toBe(true)
  await asked.getByRole('textbox').fill('Warehouse ERP')
  await asked.getByRole('button', { name: 'Revoke' }).click()
  await card.getByText('Revoked by A super_admin', { exact: false }).waitFor()
  expect((await use()).status).toBe(401)
})

it('says so where the keys cannot be read', async () => {
  const page = await site.open('/admin/settings/api-keys', 'super_admin', {
    expectedErrors: failedRequests,
    before: (opened) => opened.route('**/admin/api-keys', (route) => route.abort()),
  })
  await page.getByRole('alert').getByText('The keys could not be loaded').waitFor()
  await page.unroute('**/admin/api-keys')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'There are no API keys yet' }).waitFor()
})

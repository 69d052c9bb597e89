import { expect, it } from 'vitest'
import { expectAccessible } from '../../axe.ts'
import { laptop, phone, speak, testAdmin } from '../test-admin.ts'

const site = testAdmin({ DEMO: '1' })

it('lists that hold samples fit a phone with a row of each open, and are marked until they are changed; the note goes with the last of them', async () => {
  const page = await site.open('/admin/settings/company', 'super_admin', { ...phone, language: 'zh-TW' })
  await page.getByRole('button', { name: '儲存', exact: true }).waitFor()
  for (const list of await page.locator('.row-list').all()) await list.locator('.row-toggle').first().click()
  expect(await page.locator('.row-fields').count()).toBe(6)
  expect(await page.getByLabel('工作類別（中文）').inputValue()).toBe('平台及數據')
  await expectAccessible(page)
  await speak(page, 'en')
  await page.setViewportSize(laptop.viewport)
  const marks = page.getByText('Sample', { exact: true })
  await page.getByText('Lists marked as samples are invented', { exact: false }).waitFor()
  expect(await marks.count()).toBe(6)
  const links = page.getByRole('group', { name: /^Social media/ })
  await links.getByRole('button', { name: 'Remove YouTube' }).click()
  expect(await marks.count()).toBe(5)
  for (const list of ['Milestones', 'Team', 'Certificates and tests', 'Further offices', 'Open roles']) {
    const rows = page.getByRole('group', { name: new RegExp(`^${list}`) })
    const remove = rows.getByRole('button', { name: /^Remove / })
    for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click()
  }
  expect(await marks.count()).toBe(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').getByText('Company Updated').waitFor()
  await expect.poll(() => page.getByText('Lists marked as samples', { exact: false }).count()).toBe(0)
  const { company } = site.app().services.settings.current()
  expect([company.socialLinks.length, company.roles]).toEqual([2, []])
})

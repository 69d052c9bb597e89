import { expect, it } from 'vitest'
import { expectAccessible } from '../../axe.ts'
import { drawnPage } from '../../site.ts'
import { phone, testAdmin } from '../test-admin.ts'

const site = testAdmin()

it('an Editor puts a link first in the footer and renames a menu; every page has it, rendered by the server, on a phone too', async () => {
  const before = await drawnPage(await site.visit('/en'), '/en/about')
  expect(before).toContain('Careers')
  const page = await site.open('/admin/content/navigation', 'editor')
  await page.getByRole('link', { name: 'Solutions', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Title (English)' }).fill('What we solve')
  await page
    .frameLocator('iframe[title="As the site shows it"]')
    .getByRole('heading', { name: 'What we solve' })
    .waitFor()
  await page.getByRole('button', { name: 'Industry solutions', exact: true }).click()
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('/no-such-page')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('/solutions/retail')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Unpublished changes').waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()

  const visitor = await site.visit('/en/about')
  expect(await drawnPage(visitor, '/en/about')).toContain('What we solve')
  const menu = visitor.getByRole('navigation', { name: 'Main' }).first()
  await menu.getByRole('button', { name: 'What we solve' }).click()
  expect(await menu.getByRole('link', { name: 'Industry solutions' }).getAttribute('href')).toBe('/en/solutions/retail')
  await visitor.getByRole('contentinfo').getByRole('heading', { name: 'Solutions' }).waitFor()
  const small = await site.visit('/', phone)
  await small.getByRole('button', { name: '選單' }).click()
  await small.getByRole('dialog').getByRole('heading', { name: '方案' }).waitFor()
  await expectAccessible(small)
})

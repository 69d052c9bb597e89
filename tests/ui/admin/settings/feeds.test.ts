import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { expectAccessibleAtBothWidths, refusals, testAdmin } from '../test-admin.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'feeds-'))
const site = testAdmin({ FEEDS_FOLDER: folder })

it('scheduled files: empty, added with what was wrong at its field, run by hand, and their log', async () => {
  const page = await site.open('/admin/settings/files', 'super_admin', { expectedErrors: refusals })
  await page.getByText('There are no scheduled files yet').waitFor()
  await page.getByRole('button', { name: 'Add scheduled files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add scheduled files' })
  await dialog.getByLabel('Name').fill('Stock from the ERP')
  await dialog.getByLabel('Where the files are').selectOption('folder')
  await dialog.getByLabel('When (cron, Hong Kong time)').fill('daily')
  await dialog.getByRole('button', { name: 'Add scheduled files' }).click()
  await dialog.getByText('This is not a cron expression').waitFor()
  await dialog.getByLabel('When (cron, Hong Kong time)').fill('30 6 * * *')
  await expectAccessibleAtBothWidths(page)
  await dialog.getByRole('button', { name: 'Add scheduled files' }).click()
  await page.getByText('No file yet').waitFor()
  expect(site.app().services.settings.current().feeds.feeds).toMatchObject([{ name: 'Stock from the ERP' }])

  await writeFile(path.join(folder, 'stock.csv'), 'SKU,Quantity\nNOBODY-1,4\n')
  await page.getByRole('button', { name: 'Run now: Stock from the ERP' }).click()
  await page.getByText('Failed', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Log: Stock from the ERP' }).click()
  const log = page.getByRole('dialog', { name: 'Log of Stock from the ERP' })
  await log.getByText('Row 2').waitFor()
  await log.getByText('There is no such product').waitFor()
  await expectAccessibleAtBothWidths(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Turn off: Stock from the ERP' }).click()
  await page.getByText('Off', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove: Stock from the ERP' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('There are no scheduled files yet').waitFor()
})

it('other websites that may call the API are entered with a button, and what is no origin is refused at its field', async () => {
  const page = await site.open('/admin/settings/security', 'super_admin')
  await page.getByRole('button', { name: 'Add a website' }).click()
  await page.getByRole('textbox', { name: 'Website 1' }).fill('https://shop.example/path')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This is not an origin').waitFor()
  await expectAccessibleAtBothWidths(page)
})

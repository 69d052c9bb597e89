import { expect, it } from 'vitest'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { createStaff } from '#tests/support/staff.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, expectScreen, refusals, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const headings = 'Serial,DevEUI,JoinEUI,AppKey'
const appKey = '0123456789ABCDEF0123456789ABCDEF'
const right = `${headings}\nLW-1,70B3D57ED0000001,0011223344556677,${appKey}\nLW-2,70B3D57ED0000002,,${appKey}`

it('devices are recorded from a list with its faults shown by line, found, and their key shown; the buyer downloads them', async () => {
  const staff = await createStaff(site.app(), 'manager')
  const seller = sellerOf(site.app(), staff)
  const product = await productWith(site.app(), staff, 5, 'hardware', { warrantyMonths: '24' })
  const placed = await seller.create({ lines: [lineOf(product, 2)] })
  const order = await seller.ship(await seller.move(placed, 'processing'))
  const page = await site.open(`/admin/orders/${order.id}`, 'manager', { expectedErrors: refusals })
  const panel = page.getByRole('region', { name: 'Devices' })
  await panel.getByText('None recorded yet').waitFor()
  await panel.getByRole('button', { name: 'Record devices…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record devices' })
  const file = { name: 'devices.csv', mimeType: 'text/csv', buffer: Buffer.from(`${headings}\nLW-1,12,,\nLW-1,,,`) }
  await dialog.getByLabel('Choose a CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await dialog.getByText('Line 2, DevEUI: It has 16 hexadecimal digits.').waitFor()
  await dialog.getByText('Line 3, Serial number: Line 2 has the same.').waitFor()
  await expectAccessibleAtBothWidths(page)
  await dialog.getByLabel('List of devices').fill(`${right}\nLW-3,,,`)
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await dialog.getByText('The list has 3 devices; 2 pieces of this line have none yet.').waitFor()
  await dialog.getByLabel('List of devices').fill(right)
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await toast(page, '2 devices recorded')
  await panel.getByRole('link', { name: 'LW-2' }).waitFor()
  await expectAccessibleAtBothWidths(page)

  await panel.getByRole('link', { name: 'All 2 devices' }).click()
  await page.getByRole('link', { name: 'LW-1' }).waitFor()
  await expectScreen(page, 'Devices')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('70:B3:D5:7E:D0:00:00:01')
  await page.getByRole('option', { name: /LW-1/ }).click()
  await page.getByRole('heading', { level: 1, name: 'LW-1 · Leak sensor' }).waitFor()
  expect(await page.content()).not.toContain(appKey)
  await page.getByRole('button', { name: 'Show the AppKey' }).click()
  await page.getByText(appKey).waitFor()
  await page.getByRole('table', { name: 'History' }).getByText('AppKey shown').waitFor()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Change the device' })
  await edit.getByLabel('State').selectOption('Returned')
  await edit.getByLabel('Note').fill('Battery')
  await edit.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Device changed')
  await page.getByText('State changed · Returned').waitFor()
  await expectScreen(page, 'LW-1 · Leak sensor', 'zh-TW')
  const clerk = await site.open(page.url().replace(/^https?:\/\/[^/]+/, ''), 'sales')
  await clerk.getByText('Encrypted').waitFor()
  expect(await clerk.getByRole('button', { name: 'Show the AppKey' }).count()).toBe(0)

  const made = await page.request.post(`/api/v1/admin/orders/${order.id}/link`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { link } = Object(await made.json())
  const buyer = await site.visit(new URL(String(link)).pathname)
  const devices = buyer.getByRole('region', { name: 'Devices (1)' })
  await devices.getByText('DevEUI 70B3D57ED0000002').waitFor()
  const href = await devices.getByRole('link', { name: 'Download for The Things Stack' }).getAttribute('href')
  expect(await (await buyer.request.get(href ?? '')).text()).toContain(`;LW-2;${appKey}`)
  await expectAccessibleAtBothWidths(buyer)
})

import { expect, it } from 'vitest'
import { failedRequests } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const site = testAdmin()

it('shows what is wrong first, each with its remedy, and checks again', async () => {
  const page = await site.open('/admin/settings/system', 'super_admin', { expectedErrors: failedRequests })
  const region = page.getByRole('region', { name: 'System check' })
  await region.getByRole('listitem').filter({ hasText: 'Automatic backups are off' }).waitFor()
  await region.getByText('Set BACKUP_TO to a folder or an s3:// address.').waitFor()
  const [first = ''] = await region.getByRole('listitem').allTextContents()
  expect(first).toMatch(/^(Problem|Warning)/)
  await expectAccessibleAtBothWidths(page, 'zh-TW')

  await page.route('**/system-checks', (route) => route.abort())
  await region.getByRole('button', { name: 'Check again' }).click()
  await region.getByText('The system could not be checked').waitFor()
  await page.unroute('**/system-checks')
  await region.getByRole('button', { name: 'Check again' }).click()
  await region.getByText('The system could not be checked').waitFor({ state: 'detached' })
  await region.getByRole('listitem').first().waitFor()
})

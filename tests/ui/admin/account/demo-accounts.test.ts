import { expect, it } from 'vitest'
import { expectAccessible } from '../../axe.ts'
import { failedRequests } from '../../site.ts'
import { phone, testAdmin } from '../test-admin.ts'

const { app, visit } = testAdmin({ DEMO: '1' })

it('under DEMO, one click fills in a sample account, which signs in', async () => {
  await app().services.staff.firstStart.makeAccounts()
  const stored = { adminLanguage: 'en' }
  const page = await visit('/admin', { stored, expectedErrors: failedRequests })
  const box = page.getByRole('region', { name: 'Demo credentials' })
  await box.getByText('Change them in production.', { exact: false }).waitFor()
  expect(await box.getByRole('button').count()).toBe(5)
  await expectAccessible(page)
  await page.setViewportSize(phone.viewport)
  await expectAccessible(page)

  await box.getByRole('button', { name: 'Fill in the demo Manager' }).click()
  expect(await page.getByLabel('Username').inputValue()).toBe('manager@harbour-iot.example')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Welcome back!').waitFor()
})

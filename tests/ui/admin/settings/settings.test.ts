import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSettings, type SettingsGroup } from '#contract/site/settings.ts'
import { startGateway } from '#tests/support/gateway/stand-in.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectAddress, failedRequests, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, hideToast, speak, testAdmin } from '../test-admin.ts'

const site = testAdmin()
let mailServer: MailServer
let colleague: StaffMember

beforeAll(async () => {
  mailServer = await startMailServer()
  colleague = await createStaff(site.app(), 'super_admin', { name: 'Wong Ka-yan' })
})
afterAll(() => mailServer.close())

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

/** As a program of a colleague's would: over the version that is there. */
async function setByColleague(group: SettingsGroup, values: Record<string, unknown>): Promise<void> {
  const headers = { ...colleague.bearer, 'content-type': 'application/json' }
  const url = `${site.app().url}/api/v1/admin/settings`
  const present = await (await fetch(url, { headers })).json()
  const body = JSON.stringify({ values: { ...present[group].values, ...values }, version: present[group].version })
  const answer = await fetch(`${url}/${group}`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
}

describe('saving', () => {
  it('keeps what is set, says so, group by group, and tells who changed what; where nothing can be loaded, why, and another try', async () => {
    const page = await site.open('/admin/settings', 'super_admin', {
      expectedErrors: failedRequests,
      before: (opening) => opening.route('**/api/v1/admin/settings', (route) => route.abort()),
    })
    await page.getByRole('heading', { name: 'The settings could not be loaded' }).waitFor()
    await page.unroute('**/api/v1/admin/settings')
    await page.route('**/api/v1/admin/settings', async (route) => {
      const problem = { type: 'about:blank', status: 500, title: 'Broken', detail: '-', code: 'server.error' }
      await route.fulfill({ status: 500, json: { ...problem, requestId: 'req-4711' } })
    })
    await page.getByRole('button', { name: 'Try Again' }).first().click()
    await page.getByText('(Request req-4711)').waitFor()
    await page.unroute('**/api/v1/admin/settings')
    await page.getByRole('button', { name: 'Try Again' }).first().click()
    await page.getByLabel('Site name (English)').waitFor()
    await page.getByLabel('Site name (English)').fill('Lantern IoT')
    await page.getByText('Unsaved changes').waitFor()
    await save(page)
    await toast(page, 'Settings Saved')
    const history = page.getByRole('complementary', { name: 'History' })
    await history.getByText('Lantern IoT').waitFor()
    await history.getByText(`was ${defaultSettings.general.siteNameEn}`).waitFor()
    await history.getByText('A super_admin').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Site name (English)').inputValue()).toBe('Lantern IoT')
    await page.getByRole('combobox', { name: 'Time zone' }).fill('singap')
    await page.getByRole('option', { name: 'Asia/Singapore' }).click()
    await save(page)
    await toast(page, 'Settings Saved')
    expect(site.app().services.settings.current().general.timezone).toBe('Asia/Singapore')

    for (const [group, label, message] of [
      ['Notifications', 'Products', 'Notifications Updated'],
      ['Security', 'HTTPS required', 'Security Updated'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: group }).click()
      await page.getByRole('switch', { name: label }).click()
      await save(page)
      await toast(page, message)
      await history.getByText(/was (on|off)$/).waitFor()
    }
    await page.getByRole('main').getByRole('link', { name: 'Integrations' }).click()
    expect(await page.getByRole('switch', { name: 'Enable Integration' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByLabel('Staff recipients').fill('staff@example.com')
    await save(page)
    await toast(page, 'Integrations Updated')
    await history.getByText('staff@example.com').waitFor()
  })

  it('keeps both where two people changed different fields; one decides where both changed the same; says in Chinese what failed', async () => {
    const page = await site.open('/admin/settings', 'super_admin', { expectedErrors: failedRequests })
    await page.getByLabel('Contact email').fill('mine@example.com')
    await setByColleague('general', { supportEmail: 'theirs@example.com' })
    await save(page)
    const row = (name: string) => page.getByRole('row', { name })
    await row('Contact email').getByText('Only you changed it').waitFor()
    await row('Support email').getByText('theirs@example.com').waitFor()
    await page.getByRole('button', { name: 'Keep both and save' }).click()
    await toast(page, 'Settings Saved')
    const { contactEmail, supportEmail } = site.app().services.settings.current().general
    expect([contactEmail, supportEmail]).toEqual(['mine@example.com', 'theirs@example.com'])

    const field = page.getByLabel('Contact email')
    await field.fill('mine@example.org ')
    await field.fill('mine-again@example.com')
    await setByColleague('general', { contactEmail: 'theirs@example.com' })
    await save(page)
    await page.getByRole('row', { name: 'Contact email' }).getByText('Both changed it: you decide').waitFor()
    expect(site.app().services.settings.current().general.contactEmail).toBe('theirs@example.com')
    await page.getByRole('button', { name: 'Take theirs' }).click()
    expect(await field.inputValue()).toBe('theirs@example.com')
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
    await field.fill('mine-at-last@example.com')
    await setByColleague('general', { contactEmail: 'theirs-too@example.com' })
    await save(page)
    await page.getByRole('button', { name: 'Keep mine and save' }).click()
    await toast(page, 'Settings Saved')
    const kept = () => site.app().services.settings.current().general.contactEmail
    await expect.poll(kept).toBe('mine-at-last@example.com')

    await speak(page, 'zh-TW')
    await page.getByLabel('電話').fill('+852 2345 6789')
    await page.route('**/admin/settings/general', (route) => route.abort())
    await page.getByRole('button', { name: '儲存' }).click()
    await page.getByRole('status').getByText('錯誤').waitFor()
    await page.getByRole('status').getByText('未能儲存設定').waitFor()
    await page.unroute('**/admin/settings/general')
    await page.getByRole('button', { name: '儲存' }).click()
    await page.getByRole('status').getByText('設定已儲存').waitFor()
    expect(await page.getByLabel('電話').inputValue()).toBe('+852 2345 6789')
  })
})

describe('what is refused', () => {
  it('names the bounds beside the field; lets nobody lock themselves out; what is not saved goes with Discard, and on one’s word alone', async () => {
    const page = await site.open('/admin/settings/security', 'super_admin', { expectedErrors: failedRequests })
    const field = page.getByLabel('Session timeout (hours)')
    await field.fill('30')
    await save(page)
    await page.getByText('Enter a whole number from 1 to 24.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('many')
    await page.getByText('Enter a whole number.').waitFor()
    await field.fill('12')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false')
    await save(page)
    await toast(page, 'Security Updated')

    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByRole('textbox', { name: 'Address 1' }).fill('203.0.113.300')
    await save(page)
    await page.getByText('This is not an address or a range.', { exact: false }).waitFor()
    await page.getByRole('textbox', { name: 'Address 1' }).fill('203.0.113.0/24')
    await save(page)
    await page.getByRole('alert').getByText('This would lock you out', { exact: false }).waitFor()
    await toast(page, 'Failed to save security settings')
    await page.getByText('Your address is 127.0.0.1').waitFor()
    await page.getByRole('button', { name: 'Add my address' }).click()
    await save(page)
    await toast(page, 'Security Updated')
    await page.getByRole('button', { name: 'Remove 203.0.113.0/24' }).click()
    await page.getByRole('button', { name: 'Remove 127.0.0.1' }).click()
    await page.getByText('The list is empty: staff may sign in from anywhere').waitFor()
    const answered = Promise.withResolvers<void>()
    await page.route('**/admin/settings/security', async (route) => {
      const response = await route.fetch()
      await answered.promise
      await route.fulfill({ response })
    })
    await save(page)
    await expect.poll(() => site.app().services.settings.current().security.ipWhitelist).toEqual([])

    await goTo(page, '/admin/settings/notifications') // before the answer: once it comes, there is nothing to hold back
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.waitFor()
    answered.resolve()
    await leaving.waitFor({ state: 'hidden' })
    const marketing = page.getByRole('switch', { name: 'Marketing emails' })
    await marketing.click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    expect(await marketing.getAttribute('aria-checked')).toBe('false')
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
    await marketing.click()
    await page.getByRole('link', { name: 'Security' }).click()
    await leaving.waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expectAddress(page, '/admin/settings/notifications')
    expect(await marketing.getAttribute('aria-checked')).toBe('true')
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expectAddress(page, '/admin/settings/security')
    // the address changes a moment before the form that held it back is gone
    await page.getByRole('button', { name: 'Add an address' }).waitFor()
    await page.goBack()
    expect(await marketing.getAttribute('aria-checked')).toBe('false')
  })
})

describe('integrations', () => {
  async function fillInServer(page: Page): Promise<void> {
    await page.getByLabel('SMTP host').fill('127.0.0.1')
    await page.getByLabel('SMTP port').fill(String(mailServer.port))
    await page.getByLabel('Sender').fill('Harbour IoT <hello@example.com>')
  }

  it('mail is tried by one to oneself, a gateway by a question, in their own words where it fails; a password and a key stay with one address', async () => {
    const page = await site.open('/admin/settings/integrations', 'super_admin', { expectedErrors: failedRequests })
    await fillInServer(page)
    await page.getByText('Save your changes first', { exact: false }).waitFor()
    const test = page.getByRole('button', { name: 'Send me a test' })
    expect(await test.isDisabled()).toBe(true)
    await save(page)
    await toast(page, 'Integrations Updated')
    await test.click()
    await page.getByText('The mail server accepted the mail to super_admin-', { exact: false }).waitFor()
    expect(mailServer.mails).toHaveLength(1)
    mailServer.refuse(() => true, '550 5.1.1 No such mailbox here')
    await test.click()
    await page.getByRole('alert').getByText('No such mailbox here', { exact: false }).waitFor()

    await page.getByLabel('Sender').fill('Harbour <hello@example.com>')
    await page.getByLabel('SMTP username').fill('shop')
    const password = page.getByRole('group', { name: 'Password' })
    await password.getByText('Not set').waitFor()
    await password.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByLabel('Password', { exact: true }).fill('harbour-lights-9')
    await save(page)
    await toast(page, 'Integrations Updated')
    await password.getByRole('button', { name: 'Replace' }).waitFor()
    expect(await page.content()).not.toContain('harbour-lights-9')
    await page.getByLabel('SMTP host').fill('localhost')
    await save(page)
    await page.getByText('The stored password is for another mail server', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await password.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Removed when you save').waitFor()
    await page.getByLabel('SMTP username').fill('')
    await save(page)
    await password.getByText('Not set').waitFor()

    await hideToast(page)
    const gateway = await startGateway()
    const tryGateway = page.getByRole('button', { name: 'Test Connection' })
    await tryGateway.click()
    await page.getByRole('alert').getByText('API key not configured.').waitFor()
    await page.getByLabel('Model gateway', { exact: true }).fill('http://gateway.example/v1')
    await page.getByRole('button', { name: 'Balanced' }).click()
    const key = page.getByRole('group', { name: 'Model gateway key' })
    await key.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByLabel('Model gateway key', { exact: true }).fill('sk-wrong')
    await save(page)
    await page.getByText('It must begin with https://', { exact: false }).waitFor()
    await page.getByLabel('Model gateway', { exact: true }).fill(gateway.url)
    expect(await tryGateway.isDisabled()).toBe(true)
    await save(page)
    await toast(page, 'Integrations Updated')
    await tryGateway.click()
    const refused = 'Invalid API key. Please check your gateway configuration.'
    await page.getByRole('alert').getByText(refused).waitFor()
    await key.getByRole('button', { name: 'Replace' }).click()
    await page.getByLabel('Model gateway key', { exact: true }).fill(gateway.apiKey)
    await save(page)
    await key.getByRole('button', { name: 'Replace' }).waitFor()
    await tryGateway.click()
    await page.getByText(/^qwen\/qwen3-235b-a22b-2507 began to answer after/).waitFor()
    expect(await page.content()).not.toContain(gateway.apiKey)
    await page.getByLabel('Model gateway', { exact: true }).fill('https://elsewhere.example/v1')
    await save(page)
    await page.getByText('The stored key is for another gateway.', { exact: false }).waitFor()
    await gateway.close()
  })
})

it('is for Super Admins alone; accessible and fits in each group; the assistant has its limits set, beside what today has taken', async () => {
  const member = await createStaff(site.app(), 'manager')
  const page = await site.open('/admin/settings', member)
  await page.getByRole('heading', { name: 'You may not open this screen' }).waitFor()

  await site.become(page, member, 'super_admin')
  for (const group of ['General', 'Notifications', 'Security', 'Integrations', 'Assistant']) {
    await page.getByRole('main').getByRole('link', { name: group, exact: true }).click()
    await page.locator('.area-tabs [aria-current=page]').getByText(group, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await expectAccessibleAtBothWidths(page, 'zh-TW')
  }

  await goTo(page, '/admin/settings/chat')
  await page.getByText('US$0 used today of US$20.00').waitFor()
  await page.getByLabel('US dollars per day').fill('2.5')
  await page.getByLabel('Messages per visitor per day').fill('0')
  await save(page)
  await page.getByText('Enter a whole number from 1 to 1000.').waitFor()
  await page.getByLabel('Messages per visitor per day').fill('12')
  await save(page)
  await toast(page, 'Assistant Updated')
  await page.getByText('US$0 used today of US$2.50').waitFor()
  await page.getByRole('complementary', { name: 'History' }).getByText('was 40').waitFor()
  expect(site.app().services.settings.current().chat).toMatchObject({ messagesPerDay: 12, usdPerDay: 2.5 })
})

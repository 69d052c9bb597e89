import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { failedRequests, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const notion = await startNotion({ title: 'Catalogue' })
notion.pages.add({ 產品名稱: '網關', 'English Name': 'Gateway', SKU: 'GW-1', MSRP: 1000 })
const site = testAdmin({ NOTION_API_URL: notion.url })
afterAll(() => notion.close())

const prisma = () => site.app().services.database.prisma
const settings = () => site.app().services.settings.current()
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const toast = async (page: Page, title: string, detail?: string) => {
  await page.getByRole('status').getByText(title, { exact: true }).waitFor()
  if (detail) await page.getByRole('status').getByText(detail, { exact: true }).waitFor()
}

/** Connected as a Super Admin would have it, over the API; or not at all. */
async function connect(values: Partial<Record<'apiKey' | 'databaseId', string | null>> = {}): Promise<void> {
  const admin = await createStaff(site.app(), 'super_admin')
  const headers = { ...admin.bearer, 'content-type': 'application/json' }
  const url = `${site.app().url}/api/v1`
  const { version } = await (await fetch(`${url}/admin/sync/connection`, { headers })).json()
  const kept = { apiKey: notion.apiKey, databaseId: notion.databaseId, ...values }
  const body = { isEnabled: true, dataSourceId: '', pricebookDatabaseId: '', version, ...kept }
  const answer = await fetch(`${url}/admin/sync/connection`, { method: 'PUT', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}

describe('Configuration', () => {
  beforeEach(() => connect({ apiKey: null, databaseId: '' }))

  it('is tested by what is typed, then saved with the password; what the clock does is switched at once, Auto Sync only while it is on', async () => {
    const admin = await createStaff(site.app(), 'super_admin', { password: true })
    await prisma().session.updateMany({ where: { userId: admin.id }, data: { confirmedAt: new Date(0) } })
    const page = await site.open('/admin/notion', admin, { expectedErrors: failedRequests })
    const test = page.getByRole('button', { name: 'Test Connection' })
    await card(page, 'Synchronization').getByText('Disconnected').waitFor()
    await card(page, 'Database Information').getByText('No database is connected yet').waitFor()
    expect(await test.isDisabled()).toBe(true)
    for (const name of ['Import', 'Export', 'Both', 'One-Click Sync', 'Force Refresh']) {
      expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true)
    }
    // what cannot work yet is off, and says why
    await page.getByRole('switch').nth(3).waitFor()
    for (const one of await page.getByRole('switch').all()) {
      expect([await one.isChecked(), await one.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    }
    await card(page, 'Configuration').getByText('Please enter your Notion API key and database ID').waitFor()
    await page.getByRole('button', { name: 'Set up the connection' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#configuration') !== null)).toBe(true)
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByLabel('API key', { exact: true }).fill(notion.apiKey)
    expect(await test.isDisabled()).toBe(true)
    await page.getByLabel('Database ID', { exact: true }).fill(notion.databaseId)
    await test.click()
    await toast(page, 'Connection Successful', 'Connected to database: Catalogue')
    await card(page, 'Database Information').getByText('Read with what you have typed', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Password').fill(staffPassword)
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await toast(page, 'Integrations Updated')
    await expect.poll(() => page.getByRole('button', { name: 'Replace' }).isVisible()).toBe(true)
    expect(settings().integrations.notionDatabaseId).toBe(notion.databaseId)
    // no run has been, and none begins by itself
    await card(page, 'Synchronization')
      .getByText(/\bConnected$/)
      .waitFor()
    expect(settings().sync).toMatchObject({ autoSync: false, direction: 'import' })
    expect(await page.content()).not.toContain(notion.apiKey)
    await test.click()
    await toast(page, 'Connection Successful')
    await card(page, 'Synchronization').getByText('Connection Connected').waitFor()
    expect(await page.getByRole('button', { name: 'Import', exact: true }).isEnabled()).toBe(true)

    await page.getByText('2022-06-28').waitFor()
    await page.getByRole('switch').nth(2).waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    const autoSync = page.getByRole('switch', { name: 'Auto Sync' })
    await autoSync.click()
    await toast(page, 'Auto-sync Enabled', 'Products will sync automatically every 30 minutes')
    expect(settings().sync.autoSync).toBe(true)
    await autoSync.click()
    await toast(page, 'Auto-sync Disabled', 'Auto-sync has been turned off')
    await page.getByLabel('Direction').selectOption('both')
    await expect.poll(() => settings().sync.direction).toBe('both')
    await page.getByLabel('Beyond this share of all products (%)').fill('5')
    await page.getByLabel('Beyond this share of all products (%)').press('Enter')
    await expect.poll(() => settings().sync.brakePercent).toBe(5)
    await page.getByLabel('Or beyond this many products').fill('0')
    await page.getByText('Enter a whole number from 1 to 100,000').waitFor()
    await page.getByLabel('Or beyond this many products').fill('7')
    await page.getByLabel('Or beyond this many products').blur()
    await expect.poll(() => settings().sync.brakeProducts).toBe(7)
    await page.getByRole('switch', { name: 'Large changes wait for a person' }).click()
    await expect.poll(() => settings().sync.brake).toBe(false)
    await page.getByRole('switch', { name: 'Enable Integration' }).click()
    expect(await autoSync.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('Synchronization', () => {
  beforeEach(() => connect())

  it('runs, shows how far it is after a reload too, and says how it ended', async () => {
    const page = await site.open('/admin/notion', 'manager')
    await page.getByRole('button', { name: 'Test Connection' }).click()
    await toast(page, 'Connection Successful')
    const held = Promise.withResolvers<void>()
    notion.onRequest(({ path }) => (path.endsWith('/query') ? held.promise : undefined))
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const bar = page.getByRole('progressbar', { name: 'Progress of the sync' })
    await bar.waitFor()
    await page.reload()
    await bar.waitFor()
    await card(page, 'Synchronization').getByText('State of the sync Syncing').waitFor()
    expect(await page.getByRole('button', { name: 'Export', exact: true }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Check Status' }).isDisabled()).toBe(true)
    const other = await site.open('/admin', 'manager', { language: 'zh-TW' })
    await other.getByRole('button', { name: 'Notion 同步：同步中…' }).click()
    await other.getByRole('dialog').getByRole('progressbar', { name: '同步進度' }).waitFor()
    held.resolve()
    await card(page, 'Synchronization').getByText('State of the sync Success').waitFor()
    await other.getByRole('dialog').getByText('已連接', { exact: true }).waitFor()
    notion.onRequest(() => {})
  })

  it('shows a run of the clock that waits for the one before it, here and above the list of runs, until it begins', async () => {
    const sync = site.app().services.sync.current()
    if ('off' in sync) throw new Error(sync.off)
    const held = Promise.withResolvers<void>()
    notion.onRequest(({ path }) => (path.endsWith('/query') ? held.promise : undefined))
    const how = { force: false, dryRun: false, stop: new AbortController().signal }
    const before = await sync.start({ direction: 'import', trigger: 'staff', ...how })
    if (typeof before === 'string') throw new Error(before)
    const page = await site.open('/admin/notion', 'manager')
    const list = await site.open('/admin/notion/runs', 'viewer', { language: 'zh-TW' })
    await page.getByRole('progressbar', { name: 'Progress of the sync' }).waitFor()
    await list.getByRole('table').waitFor()
    await sync.putOff({ direction: 'both', trigger: 'clock' })
    const waits = page.getByRole('status').filter({ hasText: 'Waiting for the run before it' })
    const waitsInList = list.getByRole('status').filter({ hasText: '輪候中' })
    await waits.filter({ hasText: 'Automatic' }).waitFor()
    await waitsInList.filter({ hasText: '正等待上一次同步完成' }).waitFor()
    await expectAccessibleAtBothWidths(list)
    held.resolve()
    await before.done
    expect(await sync.runDue(how.stop)).toMatchObject({ success: true })
    await waits.waitFor({ state: 'detached' })
    await waitsInList.waitFor({ state: 'detached' })
    notion.onRequest(() => {})
  })

  it('says what Notion said where the test fails, what there is to say of each way to start one, and that a switch did not take', async () => {
    await connect({ apiKey: 'ntn_wrong' })
    const page = await site.open('/admin/notion', 'manager', { expectedErrors: failedRequests })
    const test = page.getByRole('button', { name: 'Test Connection' })
    await test.click()
    await toast(page, 'Connection Failed', 'Please check your API key and database ID')
    await card(page, 'Configuration').getByText('API token is invalid.').waitFor()
    await card(page, 'Synchronization').getByText('Disconnected').waitFor()
    expect(await page.getByRole('button', { name: 'Both', exact: true }).isDisabled()).toBe(true)

    await connect()
    await test.click()
    await toast(page, 'Connection Successful')
    await expect.poll(() => card(page, 'Configuration').getByText('API token is invalid.').count()).toBe(0)
    // a manager runs it and sets the clock, and leaves key and database alone
    const autoSync = page.getByRole('switch', { name: 'Auto Sync' })
    await autoSync.waitFor()
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor()
    expect(await page.getByLabel('Database ID').count()).toBe(0)
    expect(await page.getByRole('switch', { name: 'Enable Integration' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Both', exact: true }).click()
    await toast(page, 'Sync Complete', 'Products have been synchronized successfully')
    await page.getByRole('button', { name: 'Force Refresh' }).click()
    await toast(page, 'Refresh Complete', 'Cache cleared and products re-synced')
    await page.getByRole('button', { name: 'One-Click Sync' }).click()
    await toast(page, 'Sync Successful', 'Products have been synchronized successfully')
    notion.fail({ kind: 'status', status: 401 })
    await page.getByRole('button', { name: 'One-Click Sync' }).click()
    await toast(page, 'Sync Failed')
    await card(page, 'Synchronization').getByText('State of the sync Error').waitFor()

    await page.route('**/admin/sync/auto', (route) => route.abort())
    const before = await autoSync.getAttribute('aria-checked')
    await autoSync.click()
    await toast(page, 'Error', 'Failed to update auto-sync settings')
    expect(await autoSync.getAttribute('aria-checked')).toBe(before)
    await page.route('**/admin/sync/connection', (route) => route.abort())
    await connect({ apiKey: null, databaseId: '' }) // somebody has taken away what it needs
    await test.click()
    await toast(page, 'Missing Configuration', 'Please enter your Notion API key and database ID')
  })
})

it('a viewer and an editor read how it is set up, what feeds which field, and who can change it', async () => {
  await connect()
  const member = await createStaff(site.app(), 'viewer')
  const page = await site.open('/admin/notion', member)
  for (const role of ['viewer', 'editor'] as const) {
    if (role !== 'viewer') await site.become(page, member, role)
    await card(page, 'Configuration').getByText(notion.databaseId).waitFor()
    await card(page, 'Configuration').getByText('A Super Admin can change them.').waitFor()
    await page.getByText('A Manager or a Super Admin can run a sync.').waitFor()
    for (const name of ['Import', 'One-Click Sync', 'Test Connection', 'Save', 'Force Refresh']) {
      expect(await page.getByRole('button', { name, exact: true }).count(), role).toBe(0)
    }
    expect(await page.getByRole('switch').count()).toBe(0)
    const information = card(page, 'Database Information')
    await information.getByText('Catalogue', { exact: true }).waitFor()
    await information.getByText('2022-06-28').waitFor()
    await information.getByRole('row', { name: '產品名稱 title Name', exact: true }).waitFor()
    await information
      .getByRole('table', { name: 'What is missing' })
      .getByText('Manufacturer Code', { exact: true })
      .waitFor()
  }
})

describe('the products screen says how it stands with Notion', () => {
  async function failedRun(): Promise<void> {
    const admin = await createStaff(site.app(), 'super_admin')
    notion.fail({ kind: 'status', status: 401 })
    const headers = { ...admin.bearer, 'content-type': 'application/json' }
    const body = JSON.stringify({ direction: 'import' })
    const answer = await fetch(`${site.app().url}/api/v1/admin/sync/runs`, { method: 'POST', headers, body })
    expect(answer.status).toBe(202)
    await expect.poll(() => prisma().syncRun.count({ where: { status: 'failed' } })).toBe(1)
  }

  it('shows what is kept where Notion does not answer, and the way to it where nothing is; names a sync that was run from there', async () => {
    await connect()
    await failedRun()
    const member = await createStaff(site.app(), 'viewer')
    const page = await site.open('/admin/products', member, { expectedErrors: failedRequests })
    const count = await prisma().product.count({ where: { retiredAt: null } })
    await page.getByText(`Products Loaded Loaded ${count} products from cache`).waitFor()
    await page.getByText('Notion cannot be reached', { exact: false }).waitFor()
    await prisma().product.updateMany({ data: { retiredAt: new Date() } })
    await page.reload()
    await page.getByText('Please configure Notion integration and sync products first').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Open Notion Sync' }).click()
    await card(page, 'Synchronization').waitFor()

    await site.become(page, member, 'manager')
    await goTo(page, '/admin/products')
    await page.getByRole('button', { name: 'Sync from Notion' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'One-Click Sync' }).click()
    await page.keyboard.press('Escape')
    await toast(page, 'Products Synced', 'Products have been synchronized successfully')
    await page.route('**/api/v1/admin/products?*', (route) => route.abort())
    await page.reload()
    await page.getByRole('heading', { name: 'Error Loading Products' }).waitFor()
  })
})

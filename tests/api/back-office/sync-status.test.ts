import { afterAll, beforeAll, expect, it } from 'vitest'
import { syncStatusSchema } from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { answered, ask } from './ask.ts'

let notion: NotionStandIn
let app: TestApp
let viewer: StaffMember

beforeAll(async () => {
  notion = await startNotion()
  notion.pages.add({ 產品名稱: '漏水感測器', Category: 'hardware', MSRP: 1000, Availability: 'In Stock 20' })
  app = await startTestApp({ NOTION_API_KEY: notion.apiKey, NOTION_DATABASE_ID: notion.databaseId })
  viewer = await createStaff(app, 'viewer')
})

afterAll(async () => {
  await app.close()
  await notion.close()
})

async function status(staff = viewer, from = app) {
  return answered(await ask(from, '/admin/sync/status', staff), syncStatusSchema)
}

it('without Notion it is neither configured nor connected', async () => {
  const bare = await startTestApp()
  const staff = await createStaff(bare, 'viewer')
  const { isConfigured, isConnected, autoSyncEnabled, lastSync, runs } = await status(staff, bare)
  await bare.close()
  expect([isConfigured, isConnected, autoSyncEnabled, lastSync, runs]).toEqual([false, false, false, null, []])
})

it('tells of the connection by the last run that ended, and of the runs themselves', async () => {
  expect(await status()).toMatchObject({ isConfigured: true, isConnected: false, lastSync: null, message: null })
  const result = await createTestSync(app, notion).run()
  const after = await status()
  expect(after).toMatchObject({
    isConnected: true,
    syncInProgress: false,
    autoSyncEnabled: true,
    message: result.message,
    productsCount: result.productsCount,
    runs: [{ status: 'succeeded', productsCount: result.productsCount, warningsCount: result.warnings.length }],
  })
  expect(after.lastSync).toBe(after.runs[0]?.finishedAt)
  await createTestSync(app, notion, { databaseId: '00000000-0000-0000-0000-000000000000' }).run()
  const failed = await status()
  expect([failed.isConnected, failed.lastSync, failed.runs.length]).toEqual([false, after.lastSync, 2])
  expect(failed.message).toContain('Failed to connect to Notion. Please check your API key and database ID.')
  await app.services.database.prisma.syncRun.create({
    data: { direction: 'import', complete: true, stage: 'fetching', percent: 40, message: 'Read 12 pages' },
  })
  expect(await status()).toMatchObject({ syncInProgress: true, message: 'Read 12 pages', isConnected: false })
})

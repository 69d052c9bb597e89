import { afterAll, afterEach, expect, it } from 'vitest'
import { quick } from '#tests/api/deliveries/deliveries.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createWebhookSender, webhookEvent } from '#tests/support/notion/webhooks.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { phone, speak, testAdmin } from '../test-admin.ts'

const notion = await startNotion({ title: 'Catalogue' })
const page = notion.pages.add({ 產品名稱: '網關', MSRP: 1000 })
const { url: NOTION_API_URL, apiKey: NOTION_API_KEY, databaseId: NOTION_DATABASE_ID } = notion
const environment = { NOTION_API_URL, NOTION_API_KEY, NOTION_DATABASE_ID, PUBLIC_URL: 'https://shop.example' }
const site = testAdmin(environment, { pace: quick })
afterAll(() => notion.close())
afterEach(() => site.app().services.database.prisma.notionWebhook.deleteMany())

it('leads a Super Admin through it: the address, the token, the first message, and out again', async () => {
  const sender = createWebhookSender(site.app().url)
  const screen = await site.open('/admin/notion', await createStaff(site.app(), 'super_admin'))
  const card = screen.getByRole('region', { name: 'Edits in seconds' })
  await card.getByText('Not connected').waitFor()
  await card.getByRole('button', { name: 'Connect webhooks' }).click()
  await card.getByText('Waiting for Notion', { exact: true }).waitFor()
  await card.getByText('https://shop.example/api/v1/webhooks/notion').waitFor()
  expect(await card.getByRole('listitem').count()).toBe(4)
  await expectAccessible(screen)

  expect((await sender.sendToken()).status).toBe(204)
  await card.getByText('To be verified').waitFor()
  await card.getByRole('button', { name: 'Show the token' }).click()
  await card.getByText(sender.token).waitFor()
  await expectAccessible(screen)

  const entity = { id: page, type: 'page' }
  expect(
    (await sender.send(webhookEvent({ entity, parent: { id: notion.databaseId, type: 'database' } }))).status,
  ).toBe(204)
  await card.getByText('Connected', { exact: true }).waitFor()
  await card.getByText('just now').waitFor()
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await card.getByText('Not connected').waitFor()
  await card.getByText(sender.token).waitFor({ state: 'detached' })
})

it('shows others how it stands, in Chinese on a phone', async () => {
  const screen = await site.open('/admin/notion', await createStaff(site.app(), 'manager'))
  await screen.setViewportSize(phone.viewport)
  await speak(screen, 'zh-TW')
  const cardInChinese = screen.getByRole('region', { name: '即時更新' })
  await cardInChinese.getByText('未連接', { exact: true }).waitFor()
  await cardInChinese.getByText('要連接或中斷，請找超級管理員。').waitFor()
  expect(await cardInChinese.getByRole('button').count()).toBe(0)
  await expectAccessible(screen)
})

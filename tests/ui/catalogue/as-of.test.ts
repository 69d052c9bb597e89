import { expect, it } from 'vitest'
import { publish } from '#server/platform/database/events.ts'
import { goTo, testSite } from '../site.ts'

const { visit, app } = testSite()

async function synced(startedAt: Date): Promise<void> {
  const { prisma } = app().services.database
  const run = { direction: 'import', complete: true, status: 'succeeded', stage: 'complete', percent: 100 } as const
  await prisma.syncRun.create({ data: { ...run, message: 'Done', startedAt, finishedAt: startedAt } })
  await publish(prisma, 'sync.compared')
}

it('says as of when prices and stock are, once they were compared with a source', async () => {
  const page = await visit('/en/products')
  await page.getByRole('heading', { name: 'Water Leak Sensor' }).waitFor()
  expect(await page.getByText(/^As of/).count()).toBe(0)
  await synced(new Date('2026-11-24T22:45:00Z')) // tests are in the Chatham Islands
  const asOf = async () => (await fetch(`${app().url}/api/v1/products`)).headers.get('catalogue-as-of')
  await expect.poll(asOf).toBe('2026-11-24T22:45:00.000Z')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByText('As of 25 Nov, 12:30', { exact: true }).waitFor()
  await goTo(page, '/products/water-leak-sensor')
  await page.getByText('資料截至 11 月 25 日 12:30', { exact: true }).waitFor()
  await goTo(page, '/cn/products')
  await page.getByText('数据截至 11 月 25 日 12:30').or(page.getByText('资料截至 11 月 25 日 12:30')).first().waitFor()
})

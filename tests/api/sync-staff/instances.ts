import { afterAll, afterEach } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'

/** Two instances on one database that mirror the stand-in. */
export async function startInstances(notion: NotionStandIn): Promise<{ app: TestApp; other: TestApp }> {
  const environment = {
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
    NOTION_API_URL: notion.url,
  }
  const app = await startTestApp(environment)
  return { app, other: await startTestApp({ ...environment, DATABASE_URL: app.databaseUrl }) }
}

/** After each test no run goes on; after all of them nothing is left. @param opened what is there by then */
export function endInstances(opened: () => { app: TestApp; other: TestApp; notion: NotionStandIn }): void {
  afterEach(async () => {
    const { syncRun } = opened().app.services.database.prisma
    await until(async () => (await syncRun.count({ where: { status: 'running' } })) === 0)
  })
  afterAll(async () => {
    const { app, other, notion } = opened()
    await other.close()
    await app.close()
    await notion.close()
  })
}

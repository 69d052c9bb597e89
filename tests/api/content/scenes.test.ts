import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cases } from '#content/cases.words.ts'
import { industryPages } from '#content/solutions/industries.words.ts'
import { shownIndustriesSchema } from '#contract/content/industries.ts'
import { connect } from '#server/platform/database/database.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { shownCases } from './content.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Publishes entries as they were before there were scenes. */
async function publish(kind: string, entries: { key: string; [field: string]: unknown }[]): Promise<void> {
  const { contentEntry } = app.services.database.prisma
  for (const [position, { key, ...data }] of entries.entries()) {
    const revision = {
      version: 1,
      change: 'published',
      data: JSON.parse(JSON.stringify(data)),
      isSample: false,
      by: '',
    }
    const place = { id: randomUUID(), kind, key, position, version: 1, publishedVersion: 1 }
    await contentEntry.create({ data: { ...place, revisions: { create: revision } } })
  }
}

it('cases and industries from before there were scenes get theirs by the migration', async () => {
  const drawn = cases.map(({ scene: _scene, ...study }) => ({ ...study, drawing: 'air' }))
  await publish('cases', drawn)
  await publish(
    'industries',
    industryPages.map(({ scene: _scene, useCases, ...page }) => ({
      ...page,
      useCases: useCases.map(({ scene: _scene, ...useCase }) => useCase),
    })),
  )
  const client = await connect(app.databaseUrl)
  const file = new URL('../../../prisma/migrations/20261129191500_scenes/migration.sql', import.meta.url)
  await client.query(await readFile(file, 'utf8'))
  await client.end()
  await app.services.publishedContent.refresh()
  const { items } = await answered(await ask(app, '/industries'), shownIndustriesSchema)
  expect(items).toEqual(industryPages)
  expect((await shownCases(app)).map(({ scene }) => scene)).toEqual([
    'air-place',
    'air-place',
    'car-park',
    'classroom',
    'warehouse',
  ])
})

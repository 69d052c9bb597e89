import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEditor, type Editor } from '#tests/api/sync/editor.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'

/** The app of this process only looks and edits: the syncs run in processes of their own. */
let notion: NotionStandIn
let editor: Editor
const processes: RunningProcess[] = []

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  notion.pages.add({ 產品名稱: 'Leak Sensor', MSRP: 1000 })
  await createTestSync(test, notion).run()
  editor = await createEditor(test)
})
afterEach(async () => {
  for (const { child } of processes.splice(0)) child.kill('SIGKILL')
  await notion.close()
})

function sync(...parameters: string[]): RunningProcess {
  const environment = {
    DATABASE_URL: test.databaseUrl,
    NOTION_API_URL: notion.url,
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
  }
  const running = startProcess('server/sync.ts', environment, parameters)
  processes.push(running)
  return running
}

const titles = () => notion.pages.all().map(({ id }) => notion.pages.values(id).產品名稱)
const runs = () => test.services.database.prisma.syncRun.findMany({ orderBy: { startedAt: 'asc' } })

it.each(['import', 'export', 'both'] as const)(
  'a process killed between the write to Notion and the write here: the next run, %s, makes no second page and loses nothing',
  async (direction) => {
    await editor.add({ name: 'New here', msrp: '90' })
    notion.fail(
      { kind: 'held', until: new Promise(() => {}) },
      { when: ({ method, path }) => method === 'POST' && path === '/v1/pages' },
    )
    const killed = sync('--direction=export')
    await until(() => notion.writes.some(({ kind }) => kind === 'create'))
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    expect(await editor.find('New here')).toMatchObject({ source: 'local', notionPageId: null })

    const next = sync(`--direction=${direction}`)
    expect(await next.ended).toBe(0)
    expect(titles()).toEqual(['Leak Sensor', 'New here'])
    expect(await editor.find('New here')).toMatchObject({ source: 'notion', pending: [], record: { msrp: '90' } })
    expect((await editor.all()).map(({ name }) => name)).toEqual(['Leak Sensor', 'New here'])
    expect((await runs()).map(({ status }) => status)).toEqual(['succeeded', 'interrupted', 'succeeded'])
  },
)

it('a process killed after an update: the next run sends it again, which changes nothing', async () => {
  await editor.edit('Leak Sensor', { msrp: '1200' })
  notion.fail({ kind: 'held', until: new Promise(() => {}) }, { when: ({ method }) => method === 'PATCH' })
  const killed = sync('--direction=both')
  await until(() => notion.writes.length === 1)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await sync('--direction=both').ended).toBe(0)
  expect(await editor.find('Leak Sensor')).toMatchObject({
    pending: [],
    record: { msrp: '1200' },
    synced: { msrp: '1200' },
  })
  expect(await test.services.database.prisma.syncConflict.count()).toBe(0)
})

it('npm run sync -- --dry-run writes nothing and says how much there is to do', async () => {
  await editor.edit('Leak Sensor', { msrp: '1200' })
  const planned = sync('--dry-run', '--direction=both')
  expect(await planned.ended).toBe(0)
  expect(planned.output()).toContain('this plan has one change')
  expect(notion.writes).toEqual([])
})

it('two processes that start at once: one run', async () => {
  await editor.edit('Leak Sensor', { msrp: '1200' })
  notion.fail({ kind: 'slow', ms: 1500 }, { when: ({ method }) => method === 'PATCH' })
  const both = [sync('--direction=both'), sync('--direction=both')]
  expect((await Promise.all(both.map(({ ended }) => ended))).toSorted()).toEqual([0, 1])
  expect(notion.writes).toHaveLength(1)
})

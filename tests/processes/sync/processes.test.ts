import { schedule } from 'node-cron'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'

/** The app of this process only looks: the syncs run in processes of their own. */
let notion: NotionStandIn
const processes: RunningProcess[] = []

const test = await restoredApp()
beforeEach(async () => {
  notion = await startNotion()
  for (const row of catalogueRows({ count: 150 })) notion.pages.add(row)
})
afterEach(async () => {
  for (const { child } of processes.splice(0)) child.kill('SIGKILL')
  await notion.close()
})

const environmentOf = () => ({
  DATABASE_URL: test.databaseUrl,
  NOTION_API_URL: notion.url,
  NOTION_API_KEY: notion.apiKey,
  NOTION_DATABASE_ID: notion.databaseId,
  PORT: '0',
})

function start(program: string, environment: NodeJS.ProcessEnv = {}): RunningProcess {
  const running = startProcess(program, { ...environmentOf(), ...environment })
  processes.push(running)
  return running
}

const runs = () => test.services.database.prisma.syncRun.findMany({ orderBy: { startedAt: 'asc' } })
const stopped = syncNote('failed', { reason: syncNote('server-stopping') })
const total = async () => (await (await fetch(`${test.url}/api/v1/products`)).json()).total

it('npm run sync brings the catalogue in and says how it went', async () => {
  const sync = start('server/sync.ts')
  expect(await sync.ended).toBe(0)
  expect(sync.output()).toMatch(
    / 10 % {2}Connecting to the source of products[\s\S]*100 % {2}Products have been synchronized successfully/,
  )
  expect(sync.output()).toContain('(150 products)')
  expect(await until(async () => (await total()) === 150)).toBe(true)
})

it('npm run sync fails with exit code 1 and Notion’s reason', async () => {
  const sync = start('server/sync.ts', { NOTION_API_KEY: 'ntn_wrong' })
  expect(await sync.ended).toBe(1)
  expect(sync.output()).toMatch(/Sync failed: .*API token is invalid/)
})

it('npm run sync that would change much at once fails, writes nothing, and says where to look', async () => {
  const fill = start('server/sync.ts', { PUBLIC_URL: 'https://shop.example.com' })
  expect(await fill.ended).toBe(0)
  for (const { id } of notion.pages.all().slice(0, 40)) notion.pages.edit(id, { MSRP: 7 })
  const sync = start('server/sync.ts', { PUBLIC_URL: 'https://shop.example.com' })
  expect(await sync.ended).toBe(1)
  const [, run] = await runs()
  expect(run).toMatchObject({
    status: 'awaiting_approval',
    trigger: 'command',
    marks: expect.arrayContaining(['mass-price']),
  })
  expect(sync.output()).toContain('40 of 150 products would get another price.')
  expect(sync.output()).toContain(`at https://shop.example.com/admin/notion/runs/${run?.id}`)
  const forced = startProcess('server/sync.ts', environmentOf(), ['--force'])
  processes.push(forced)
  expect(await forced.ended).toBe(0)
})

it('npm run sync without Notion says what to set', async () => {
  const sync = start('server/sync.ts', { NOTION_API_KEY: '', NOTION_DATABASE_ID: '' })
  expect(await sync.ended).toBe(1)
  expect(sync.output()).toContain('set NOTION_API_KEY and NOTION_DATABASE_ID')
})

it('two processes at once: one run', async () => {
  notion.fail({ kind: 'slow', ms: 1500 })
  const both = [start('server/sync.ts'), start('server/sync.ts')]
  expect((await Promise.all(both.map(({ ended }) => ended))).toSorted()).toEqual([0, 1])
  expect(both.map(({ output }) => output()).join()).toContain('Sync already in progress')
  expect(await runs()).toHaveLength(1)
})

it('a server killed in the middle of a run starts healthy, marks the run as interrupted, and completes the next', async () => {
  const isSecondPage = ({ body }: { body: unknown }) => JSON.stringify(body ?? '').includes('start_cursor')
  notion.fail({ kind: 'slow', ms: 60_000 }, { when: isSecondPage })
  const killed = start('server/main.ts')
  await until(() => notion.requests.some(isSecondPage))
  killed.child.kill('SIGKILL')
  expect(await killed.ended).toBe('SIGKILL')
  expect(await total()).toBe(sampleCount)

  const next = start('server/main.ts')
  await until(async () => (await runs()).at(-1)?.status === 'succeeded')
  expect((await runs()).map(({ status }) => status)).toEqual(['interrupted', 'succeeded'])
  const address = /http:\S+/.exec(next.output())?.[0]
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  expect((await (await fetch(`${address}/api/v1/products`)).json()).total).toBe(150)
})

it('a server syncs at once and then by the clock, and SIGTERM ends both', async () => {
  const server = start('server/main.ts', { SYNC_CRON: '* * * * * *' })
  await until(async () => (await runs()).filter(({ status }) => status === 'succeeded').length >= 2)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const [first, ...later] = await runs()
  expect(first).toMatchObject({ complete: true, created: 150 })
  expect(later.every(({ complete, created, status }) => complete && created === 0 && status !== 'running')).toBe(true)
})

it('SIGTERM in the middle of a run lets its page finish and marks the run', async () => {
  notion.fail({ kind: 'slow', ms: 1000 }, { when: ({ path }) => path.endsWith('/query') })
  const server = start('server/main.ts')
  await until(() => notion.requests.some(({ path }) => path.endsWith('/query')))
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await runs()).toMatchObject([{ status: 'interrupted', message: stopped }])
})

it('SIGTERM waits for a run that the clock has ticked through', async () => {
  let ticks = 0
  notion.fail({ kind: 'slow', ms: 5000 }, { when: ({ path }) => path.endsWith('/query') })
  const server = start('server/main.ts', { SYNC_CRON: '* * * * * *' })
  await until(() => notion.requests.some(({ path }) => path.endsWith('/query')))
  const clock = schedule('* * * * * *', () => {
    ticks += 1
  })
  await until(() => ticks === 2)
  await clock.destroy()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await runs()).toMatchObject([{ status: 'interrupted', message: stopped }])
})

it('SIGTERM in the middle of npm run sync lets its page finish, marks the run and exits with code 1', async () => {
  notion.fail({ kind: 'slow', ms: 1000 }, { when: ({ path }) => path.endsWith('/query') })
  const sync = start('server/sync.ts')
  await until(() => notion.requests.some(({ path }) => path.endsWith('/query')))
  sync.child.kill('SIGTERM')
  expect(await sync.ended).toBe(1)
  const message = syncNote('failed', { reason: syncNote('signal-received') })
  expect(await runs()).toMatchObject([{ status: 'interrupted', message }])
})

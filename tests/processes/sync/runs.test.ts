import { afterEach, beforeEach, expect, it } from 'vitest'
import { syncConnectionSchema } from '#contract/sync/sync.ts'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { createEditor } from '#tests/api/sync/editor.ts'
import { type Company, companyOf, csv, rows } from '#tests/api/sync-files/company.ts'
import { proposedMapping } from '#tests/api/sync-staff/foreign.ts'
import { testSecret } from '#tests/support/app.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { startFileServer } from '#tests/support/source-files.ts'
import { createStaff } from '#tests/support/staff.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { childProcesses } from '../child-processes.ts'

/** The app of this process only looks: the server is one of its own, and so are its runs. */
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

interface Server extends RunningProcess {
  url: string
  pid: number
}

async function startServer(environment: NodeJS.ProcessEnv = {}): Promise<Server> {
  const running = startProcess('server/main.ts', {
    DATABASE_URL: test.databaseUrl,
    APP_SECRET: testSecret,
    NOTION_API_URL: notion.url,
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
    ...(await localAddress()),
    ...environment,
  })
  processes.push(running)
  const url = await until(() => / is at (http\S+)/.exec(running.output())?.[1])
  return { ...running, url, pid: running.child.pid ?? 0 }
}

const isSecondPage = ({ body }: { body: unknown }) => JSON.stringify(body ?? '').includes('start_cursor')
const runs = () => test.services.database.prisma.syncRun.findMany({ orderBy: { startedAt: 'asc' } })
const programs = (server: Server) => childProcesses(server.pid, 'sync-run.process.ts')
const total = async (url: string) => (await (await fetch(`${url}/api/v1/products`)).json()).total
const stopped = syncNote('failed', { reason: syncNote('server-stopping') })

/** A server whose first run has read a page and waits for the next one. */
async function startReading(
  environment?: NodeJS.ProcessEnv,
): Promise<{ server: Server; program: number; goOn: () => void }> {
  const gate = Promise.withResolvers<void>()
  notion.fail({ kind: 'held', until: gate.promise }, { when: isSecondPage })
  const server = await startServer(environment)
  await until(() => notion.requests.some(isSecondPage))
  const [program = 0] = programs(server)
  expect(program).toBeGreaterThan(0)
  return { server, program, goOn: gate.resolve }
}

it('a server answers while its run computes without end, and the run goes on after it', async () => {
  const { server, program, goOn } = await startReading()
  process.kill(program, 'SIGSTOP') // as long as it stands still, nothing of the run can
  goOn()
  for (const address of ['/', '/products', '/api/v1/products', '/health/ready'])
    expect((await fetch(server.url + address)).status, address).toBe(200)
  expect(await total(server.url)).toBe(sampleCount)
  process.kill(program, 'SIGCONT')
  await until(async () => (await total(server.url)) === 150)
  expect(await until(async () => (await runs()).find(({ status }) => status === 'succeeded'))).toMatchObject({
    created: 150,
    trigger: 'clock',
  })
  await until(() => programs(server).length === 0)
})

it('a run whose process is killed is interrupted at once, and the server carries out the next one', async () => {
  const { server, program, goOn } = await startReading()
  process.kill(program, 'SIGKILL')
  await until(async () => (await runs()).some(({ status }) => status === 'interrupted'))
  expect(await runs()).toMatchObject([{ message: syncNote('process-ended'), created: 0 }])
  expect(await total(server.url)).toBe(sampleCount)
  goOn()
  const manager = await createStaff(test, 'manager')
  await until(async () => {
    const body = { direction: 'import' }
    return (await ask(server, '/admin/sync/runs', manager, { method: 'POST', body })).status === 202
  })
  await until(async () => (await runs()).at(-1)?.status === 'succeeded')
  await until(async () => (await total(server.url)) === 150)
  expect(server.output()).toContain('The process of a sync ended before its run')
})

it('the process of a run ends with a server that is killed', async () => {
  const { server, program } = await startReading()
  server.child.kill('SIGKILL')
  await server.ended
  await until(() => !isAlive(program))
})

it('a signal that a terminal sends to both is the server’s to answer: the run ends as it says', async () => {
  const { server, program, goOn } = await startReading()
  process.kill(program, 'SIGINT')
  server.child.kill('SIGINT')
  await until(async () => (await fetch(`${server.url}/health/ready`).catch(() => undefined))?.status !== 200)
  goOn()
  expect(await server.ended).toBe(0)
  expect(await runs()).toMatchObject([{ status: 'interrupted', message: stopped }])
  expect(isAlive(program)).toBe(false)
})

it('staff cancel a run in its process from another instance', async () => {
  const { server } = await startReading()
  const [run] = await runs()
  const manager = await createStaff(test, 'manager', { name: 'Lee Ka Yan' })
  const answer = await ask(test, `/admin/sync/runs/${run?.id}/cancel`, manager, { method: 'POST', body: {} })
  expect(answer.status).toBe(202)
  await until(async () => (await runs()).at(-1)?.status === 'cancelled')
  await until(() => programs(server).length === 0)
  expect(await runs()).toMatchObject([{ message: syncNote('cancelled', { by: 'Lee Ka Yan' }) }])
})

it('what Notion refuses of a run is tried again by the server’s queue', async () => {
  await createTestSync(test, notion).run()
  const editor = await createEditor(test)
  const [product] = await editor.all()
  await editor.edit(product?.name ?? '', { msrp: '1234' })
  const isWrite = ({ method }: { method: string }) => method === 'PATCH'
  notion.fail({ kind: 'status', status: 400 }, { when: isWrite })
  const admin = await createStaff(test, 'super_admin')
  const { prisma } = test.services.database
  const server = await startServer()
  const body = { direction: 'both' }
  await until(async () => (await ask(server, '/admin/sync/runs', admin, { method: 'POST', body })).status === 202)
  await until(async () => (await runs()).some(({ pushFailures }) => pushFailures === 1))
  const job = await until(async () => {
    const jobs = await prisma.$queryRaw<{ data: unknown }[]>`SELECT "data" FROM pgboss.job WHERE "name" = 'notion-push'`
    return jobs[0]
  })
  expect(job.data).toEqual({ productId: product?.id })
})

it('what a run has learnt of the file at an address the next one goes by', async () => {
  const files = await startFileServer()
  const server = await startServer({ NOTION_API_URL: files.url, NOTION_API_KEY: '', NOTION_DATABASE_ID: '' })
  const manager = await createStaff(test, 'manager')
  const company: Company = companyOf(
    { ...test, url: server.url },
    { admin: await createStaff(test, 'super_admin'), manager },
  )
  files.give(csv(rows.leak), { etag: '"v1"' })
  const change = { source: 'address', fileUrl: `${files.url}/products.csv` }
  await answered(await company.connect(change), syncConnectionSchema)
  await company.keep(proposedMapping(await company.studio()))
  expect(await company.sync({ force: true })).toMatchObject({ status: 'succeeded', created: 1 })
  files.asked.length = 0
  expect(await company.sync()).toMatchObject({ status: 'succeeded', unchanged: 1 })
  expect(files.asked.map(({ status }) => status)).toEqual([304])
  await files.close()
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

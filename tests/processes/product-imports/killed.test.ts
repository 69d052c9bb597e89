import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { importing } from '#tests/api/product-imports/importing.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { childProcesses } from '../child-processes.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Another server on the same database, with its address. */
async function startOther(): Promise<RunningProcess & { url: string }> {
  const other = startProcess('server/main.ts', {
    DATABASE_URL: app.databaseUrl,
    APP_SECRET: testSecret,
    ...(await localAddress()),
  })
  onTestFinished(() => void other.child.kill('SIGKILL'))
  return { ...other, url: await until(() => / is at (http\S+)/.exec(other.output())?.[1], 60_000) }
}

it('an instance that is killed while it writes leaves nothing of it, and the import can be made again', async () => {
  const { prisma } = app.services.database
  const staff = await createStaff(app, 'manager')
  const here = importing(app, staff)
  const other = await startOther()
  const file = `Name,SKU\n${Array.from({ length: 8000 }, (_, index) => `Sensor ${index},S-${index}`).join('\n')}`
  const { id, mapping } = await here.previewed(file)
  const before = await prisma.product.count()
  const begun = await fetch(`${other.url}/api/v1/admin/products/imports/${id}/apply`, {
    method: 'POST',
    headers: { ...staff.cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(begun.status).toBe(202)
  await until(async () => ((await here.get(id)).percent > 5 ? true : undefined), 60_000)
  other.child.kill('SIGKILL')
  await other.ended
  expect(await prisma.product.count()).toBe(before)
  expect((await here.get(id)).status).toBe('applying')
  // Half a minute without a sign of life.
  await prisma.productImport.update({ where: { id }, data: { updatedAt: new Date(Date.now() - 31_000) } })
  expect(await here.get(id)).toMatchObject({ status: 'failed', error: { code: 'stopped' }, operationId: null })
  await here.preview(id, mapping)
  expect((await here.apply(id)).status).toBe('applied')
  expect(await prisma.product.count()).toBe(before + 8000)
}, 240_000)

it.runIf(process.platform === 'linux')(
  'what reads files for an instance that is killed ends',
  async () => {
    const { cookie } = await createStaff(app, 'manager')
    const other = await startOther()
    const uploaded = await fetch(`${other.url}/api/v1/admin/products/imports?fileName=a.csv`, {
      method: 'POST',
      headers: { ...cookie, 'content-type': 'text/csv' },
      body: 'Name\nMeter',
    })
    expect(uploaded.status).toBe(201)
    const [reader] = childProcesses(other.child.pid ?? 0, 'import-reader.ts')
    expect(existsSync(`/proc/${reader}`)).toBe(true)
    other.child.kill('SIGKILL')
    await until(() => !existsSync(`/proc/${reader}`))
  },
  120_000,
)

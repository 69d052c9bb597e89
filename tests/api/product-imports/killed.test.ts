import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { importing } from './importing.ts'

let app: TestApp
let other: RunningProcess

beforeAll(async () => {
  app = await startTestApp()
  const environment = { DATABASE_URL: app.databaseUrl, APP_SECRET: testSecret, PORT: '0' }
  other = startProcess('server/main.ts', environment)
})
afterAll(async () => {
  other.child.kill('SIGKILL')
  await app.close()
})

it('an instance that is killed while it writes leaves nothing of it, and the import can be made again', async () => {
  const { prisma } = app.services.database
  const staff = await createStaff(app, 'manager')
  const here = importing(app, staff)
  const url = await until(() => / is at (http\S+)/.exec(other.output())?.[1], 60_000)
  const file = `Name,SKU\n${Array.from({ length: 8000 }, (_, index) => `Sensor ${index},S-${index}`).join('\n')}`
  const { id, mapping } = await here.previewed(file)
  const before = await prisma.product.count()
  const begun = await fetch(`${url}/api/v1/admin/products/imports/${id}/apply`, {
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

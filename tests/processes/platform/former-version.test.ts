import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationNames } from '#server/platform/database/migrations.ts'
import { demoRequest, enquiry, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { login } from '#tests/api/staff/auth.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'

const run = promisify(execFile)

/** The version before the last one that changed the schema, with what is installed for this one. */
let folder: string
let app: TestApp
let former: RunningProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-former-'))
  app = await startTestApp()
})

afterAll(async () => {
  former?.child.kill('SIGKILL')
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the commit before the last one that touched migrations; undefined where Git does not have it, as in a shallow clone. */
async function formerCommit(): Promise<string | undefined> {
  try {
    const last = await run('git', ['log', '-1', '--format=%H', '--', 'prisma/migrations'])
    const before = await run('git', ['rev-parse', '--verify', '--quiet', `${last.stdout.trim()}^`])
    return before.stdout.trim()
  } catch {
    return undefined
  }
}

async function checkOut(commit: string): Promise<void> {
  await run('sh', ['-euc', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder])
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  for (const script of ['scripts/postinstall.mjs', 'scripts/build.ts'])
    await run(process.execPath, [script], { cwd: folder })
}

it('the former version serves from a database that this one migrated: pages, forms, sign-in, orders', async ({
  skip,
}) => {
  const commit = await formerCommit()
  if (!commit) return skip('Git does not have the former version: this needs a clone with its history')
  await checkOut(commit)
  const known = await migrationNames(path.join(folder, 'prisma/migrations'))
  expect((await migrationNames()).slice(known.length)).not.toEqual([])

  const staff = await createStaff(app, 'manager', { password: true })
  const product = await productWith(app, staff, 100)
  const order = await sellerOf(app, staff).create({ lines: [lineOf(product, 2)] })

  former = startProcess(path.join(folder, 'server/main.ts'), {
    DATABASE_URL: app.databaseUrl,
    APP_SECRET: testSecret,
    ...(await localAddress()),
  })
  const { output } = former
  const url = await until(() => / is at (http\S+)/.exec(output())?.[1], 60_000).catch(() => {
    throw new Error(`The former version does not start: ${output()}`)
  })
  expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  for (const address of ['/', '/en/products', '/cn', '/api/v1/products', '/sitemap.xml'])
    expect([address, (await fetch(url + address)).status]).toEqual([address, 200])
  await submit({ url }, '/enquiries', enquiry())
  await submit({ url }, '/demo-requests', demoRequest())
  await submit({ url }, '/quote-requests', quoteRequest())
  expect((await login({ url }, { username: staff.email, password: staffPassword })).status).toBe(200)

  const seller = sellerOf({ url }, staff)
  const listed: { items: { id: string }[] } = await (await seller.send('GET', '')).json()
  expect(listed.items.map(({ id }) => id)).toEqual([order.id])
  const second = await seller.create({ lines: [lineOf(product, 3)] })
  await seller.move(second, 'processing')
  // this version goes on with what the former one wrote
  expect((await sellerOf(app, staff).get(second.id)).status).toBe('processing')
  expect(await app.services.database.prisma.enquiry.count()).toBe(1)
}, 600_000)

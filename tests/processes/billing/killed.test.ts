import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { billerOf, documentNumbering, ledgersAddUp } from '#tests/api/billing/billing.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'

let app: TestApp
let other: RunningProcess

beforeAll(async () => {
  app = await startTestApp()
  other = startProcess('server/main.ts', {
    DATABASE_URL: app.databaseUrl,
    APP_SECRET: testSecret,
    ...(await localAddress()),
  })
})
afterAll(async () => {
  other.child.kill('SIGKILL')
  await app.close()
})

/** Where a document of each kind waits when the instance is killed. A delivery note is issued by then and lacks its PDF. */
const waits = [
  ['delivery_note', 'BEFORE INSERT ON "IssuedFile"', 'true'],
  ['proforma', 'BEFORE INSERT ON "AuditEntry"', `NEW."after"->>'kind' = 'proforma'`],
  ['invoice', 'AFTER INSERT ON "DocumentLine"', 'true'],
  ['order_confirmation', 'AFTER INSERT ON "IssuedDocument"', `NEW."kind" = 'order_confirmation'`],
  ['deposit_invoice', 'BEFORE INSERT ON "DocumentCounter"', `NEW."kind" = 'deposit_invoice'`],
] as const
const lock = 4711

it('an instance that is killed at each step of issuing leaves no gap, no double and no half; forms sent again are those documents', async () => {
  const staff = await createStaff(app, 'manager')
  const url = await until(() => / is at (http\S+)/.exec(other.output())?.[1], 60_000)
  const there = billerOf({ ...app, url }, staff)
  const here = billerOf(app, staff)
  const { prisma } = app.services.database
  const holder = await connect(app.databaseUrl)
  await holder.query(`SELECT pg_advisory_lock(${lock})`)
  await holder.query(`CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${lock}); RETURN NEW; END $$`)
  const waiting = async () => {
    const [row] = await prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`
    return row?.count
  }
  const seller = sellerOf(app, staff)
  const orders = await Promise.all(waits.map(() => seller.create({ lines: [lineOf(null, 10)] })))
  for (const [kind, when, condition] of waits) {
    await holder.query(
      `CREATE TRIGGER "wait_${kind}" ${when} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION wait_here()`,
    )
  }
  const forms: { kind: string; orderId: string; more: object; answer: Promise<unknown> }[] = []
  for (const [index, [kind]] of waits.entries()) {
    const orderId = orders[index]?.id ?? ''
    const more = { submissionId: randomUUID(), ...(kind === 'deposit_invoice' && { depositPercent: 30 }) }
    const answer = there.post(`/admin/orders/${orderId}/documents`, { kind, ...more }).catch(() => 'broken off')
    forms.push({ kind, orderId, more, answer })
    await until(async () => (await waiting()) === index + 1)
  }
  other.child.kill('SIGKILL')
  await other.ended
  expect(await Promise.all(forms.map(({ answer }) => answer))).toEqual(Array(waits.length).fill('broken off'))
  await holder.query(`SELECT pg_advisory_unlock(${lock})`)
  await until(async () => (await waiting()) === 0)
  for (const [kind, when] of waits) await holder.query(`DROP TRIGGER "wait_${kind}" ON ${when.split(' ON ')[1]}`)
  await holder.end()
  await until(async () => (await documentNumbering(app)).get('delivery_note') === 1)
  const left = await documentNumbering(app)
  expect([...left]).toEqual([['delivery_note', 1]])
  for (const { kind, orderId, more } of forms) {
    const document = await here.issue(orderId, kind, more)
    expect(document.number).toMatch(/-00001$/)
    expect((await here.file(document.id)).sha256).toBe(document.sha256)
  }
  await ledgersAddUp(app)
}, 180_000)

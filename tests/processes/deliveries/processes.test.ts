import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { deliveriesOf, settled, submit } from '#tests/api/deliveries/deliveries.ts'
import { enquiry } from '#tests/api/forms/forms.ts'
import { startServer } from '#tests/api/platform/running-server.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type FormService, startFormService } from '#tests/support/mail/form-service.ts'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'

/** The app of this process only stores: deliveries are worked on in processes of their own. */
let app: TestApp
let forms: FormService
const processes: RunningProcess[] = []

beforeEach(async () => {
  forms = await startFormService()
  app = await startTestApp({ FORM_ENDPOINT_URL: forms.url })
})
afterEach(async () => {
  for (const { child } of processes.splice(0)) child.kill('SIGKILL')
  await forms.close()
  await app.close()
})

async function startWorker(): Promise<RunningProcess> {
  const worker = startProcess('tests/processes/deliveries/worker.process.ts', {
    DATABASE_URL: app.databaseUrl,
    FORM_ENDPOINT_URL: forms.url,
  })
  processes.push(worker)
  await until(() => worker.output().includes('working'))
  return worker
}

describe('a process is killed', () => {
  it('between store and delivery: the next start delivers, once', async () => {
    const environment = { DATABASE_URL: app.databaseUrl, FORM_ENDPOINT_URL: forms.url }
    const killed = await startServer(environment)
    await lookedForJobs()
    const reference = await submit(killed, '/enquiries', enquiry())
    await killed.stop('SIGKILL')
    expect(forms.posts).toEqual([])

    const next = await startServer(environment)
    expect(await settled(app, reference)).toMatchObject([{ status: 'delivered', attempts: 1 }])
    expect(forms.posts).toMatchObject([{ key: reference, taken: true }])
    expect(await next.stop('SIGTERM')).toBe(0)
  })

  it('between the answer and its record: it goes out a second time, under the same key', async () => {
    const killed = await startWorker()
    forms.onPost(() => {
      killed.child.kill('SIGSTOP') // it can read the answer no more, though it is given
      forms.onPost(() => undefined)
    })
    const reference = await submit(app, '/enquiries', enquiry())
    await until(() => forms.posts[0]?.taken)
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    expect(forms.posts).toMatchObject([{ key: reference, taken: true }])
    expect(await deliveriesOf(app, reference)).toMatchObject([{ status: 'pending', attempts: 0 }])

    await startWorker()
    expect(await settled(app, reference)).toMatchObject([{ status: 'delivered', attempts: 1 }])
    expect(forms.posts).toHaveLength(2)
    expect(forms.posts[1]).toEqual(forms.posts[0])
  })

  it('after its record, before its job is closed: it does not go out again', async () => {
    const killed = await startWorker()
    const holder = await connect(app.databaseUrl)
    holder.on('error', () => undefined) // where the test fails, its database goes first
    forms.onPost(async () => {
      await holder.query('BEGIN; SELECT 1 FROM pgboss.job FOR UPDATE')
    })
    const reference = await submit(app, '/enquiries', enquiry())
    await until(async () => (await deliveriesOf(app, reference))[0]?.status === 'delivered')
    killed.child.kill('SIGKILL')
    await killed.ended
    const ending = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND ${waiting}`
    await until(async () => (await holder.query(ending)).rowCount === 0) // what it had asked for goes with it
    await holder.query('ROLLBACK')
    expect(await jobsIn(holder, 'active')).toBe(1)

    await startWorker()
    await until(async () => (await jobsIn(holder, 'completed')) === 1)
    await holder.end()
    expect(forms.posts).toHaveLength(1)
  })
})

it('a process that is told to stop finishes what it has in hand', async () => {
  const stopped = await startWorker()
  forms.onPost(async () => {
    stopped.child.kill('SIGTERM')
    await setTimeout(1000)
  })
  const reference = await submit(app, '/enquiries', enquiry())
  expect(await stopped.ended).toBe(0)
  expect(await deliveriesOf(app, reference)).toMatchObject([{ status: 'delivered', attempts: 1 }])
  expect(forms.posts).toHaveLength(1)
})

/** Returns soon after a server has looked for jobs: it does so again after 2 s. */
async function lookedForJobs(): Promise<void> {
  const lastLook = async () => {
    const [row] = await app.services.database.prisma.$queryRaw<{ at: Date | null }[]>`
      SELECT max(query_start) AS "at" FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%SKIP LOCKED%'`
    return row?.at?.getTime()
  }
  const before = await until(lastLook)
  await until(async () => (await lastLook()) !== before)
  await setTimeout(200) // each queue has its own look, one after the other
}

const waiting = "wait_event_type = 'Lock'"

async function jobsIn(client: pg.Client, state: string): Promise<number> {
  const { rows } = await client.query("SELECT 1 FROM pgboss.job WHERE name = 'deliveries.form' AND state = $1", [state])
  return rows.length
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { until } from '#tests/support/processes.ts'
import { removeStack } from './engine.ts'
import { commandsWith, query, type Stack, up } from './stack.ts'

const { compose } = commandsWith(['docker/replica.yml'], {})
let stack: Stack

beforeAll(async () => {
  stack = await up(1, { compose })
})

afterAll(removeStack)

/** Makes a backup, which is restored and compared, and returns what the command prints. */
const backUp = () => compose('exec', '-T', 'app', 'node', 'server/backup.ts')

async function onReplica(sql: string): Promise<string> {
  return (await compose('exec', '-T', 'replica', 'psql', '-h', '127.0.0.1', '-U', 'harbour_iot', '-Atc', sql)).trim()
}

describe('docker/replica.yml', { shuffle: false }, () => {
  it('a backup is copied from the replica, with what was stored just before', async () => {
    await submit(stack, '/enquiries', enquiry())
    const count = await query('SELECT count(*) FROM "Enquiry"')
    const before = await onReplica("SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'Enquiry'")
    expect(await backUp()).toMatch(/copied from the replica, restored and compared/)
    expect(await onReplica('SELECT count(*) FROM "Enquiry"')).toBe(count)
    const scans = () => onReplica("SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'Enquiry'")
    await until(async () => Number(await scans()) > Number(before) && true, 10_000)
  })

  it('from the primary while the replica is behind, and from the replica once it has caught up', async () => {
    await onReplica('SELECT pg_wal_replay_pause()')
    await submit(stack, '/enquiries', enquiry())
    expect(await backUp()).toMatch(/bucket; restored and compared/)
    await onReplica('SELECT pg_wal_replay_resume()')
    expect(await backUp()).toMatch(/copied from the replica/)
  })

  it('from the primary while the replica is silent or gone', async () => {
    await compose('pause', 'replica')
    expect(await backUp()).toMatch(/bucket; restored and compared/)
    await compose('unpause', 'replica')
    await compose('stop', 'replica')
    expect(await backUp()).toMatch(/bucket; restored and compared/)
    await submit(stack, '/enquiries', enquiry())
  })
})

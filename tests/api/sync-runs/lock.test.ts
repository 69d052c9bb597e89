import { expect, it, onTestFinished } from 'vitest'
import { takeSyncLock } from '#server/modules/sync/run/sync-lock.ts'
import { connect } from '#server/platform/database/database.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

it('a lock that cannot be asked for leaves no connection behind', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const client = await connect(database.url)
  onTestFinished(() => client.end())
  await client.query('REVOKE EXECUTE ON FUNCTION pg_try_advisory_lock(bigint) FROM PUBLIC')
  const role = new URL(database.url).pathname.slice(1)
  await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'guest'`)
  onTestFinished(() => client.query(`DROP ROLE ${role}`).then(() => undefined))
  const guest = new URL(database.url)
  guest.username = role
  guest.password = 'guest'

  await expect(takeSyncLock(guest.href)).rejects.toThrow('permission denied')
  await until(async () => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE usename = $1', [role])
    return rowCount === 0
  }, 5000)
})

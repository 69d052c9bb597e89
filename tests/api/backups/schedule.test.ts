import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { ask } from './backups.ts'

let app: TestApp
let admin: StaffMember

beforeAll(async () => {
  app = await startTestApp({ BACKUP_TO: '/nowhere' })
  admin = await createStaff(app, 'super_admin')
  await createStaff(app, 'viewer')
})

afterAll(() => app.close())

beforeEach(() => ask(app.databaseUrl, 'DELETE FROM "BackupRun"; DELETE FROM "Notification"'))

function ran(hoursAgo: number, fault: string | null, trigger = 'schedule'): Promise<unknown[]> {
  const at = `now() - interval '${hoursAgo} hours'`
  return ask(
    app.databaseUrl,
    `INSERT INTO "BackupRun" ("id", "startedAt", "finishedAt", "trigger", "fault")
     VALUES (gen_random_uuid(), ${at}, ${at}, '${trigger}', ${fault === null ? 'NULL' : `'${fault}'`})`,
  )
}

/** Looks after backups twice, as two instances do, and returns who was notified of what. */
async function notified(): Promise<unknown[]> {
  await Promise.all([app.services.backups.watch(), app.services.backups.watch()])
  return ask(app.databaseUrl, 'SELECT "kind", "userId", "params" FROM "Notification"')
}

it('a scheduled backup that failed is told to Super Admins once; one by hand is told in its terminal alone', async () => {
  await ran(1, null)
  await ran(0, 'disk')
  await ran(0, 'key', 'command')
  const expected = [{ kind: 'backup.failed', userId: admin.id, params: { fault: 'disk' } }]
  expect(await notified()).toEqual(expected)
  expect(await notified()).toEqual(expected)
})

it('so is a last good one of over 26 hours ago, once a day', async () => {
  await ran(25, null)
  expect(await notified()).toEqual([])
  await ask(app.databaseUrl, 'DELETE FROM "BackupRun"')
  await ran(30, null)
  const expected = [{ kind: 'backup.late', userId: admin.id, params: { hours: 30 } }]
  expect(await notified()).toEqual(expected)
  expect(await notified()).toEqual(expected)
})

import { expect, it, onTestFinished } from 'vitest'
import { connect, openDatabase } from '#server/platform/database/database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

it('a PostgreSQL of another time zone, as on a computer in Hong Kong, says the same moments', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const administrator = await connect(database.url)
  await administrator.query(
    `ALTER DATABASE "${new URL(database.url).pathname.slice(1)}" SET TimeZone = 'Asia/Hong_Kong'`,
  )
  await administrator.end()
  const { prisma, close } = openDatabase(database.url, () => undefined)
  onTestFinished(close)
  const moment = new Date('2026-11-23T06:00:00.123Z')
  const data = {
    name: 'Ada',
    email: 'ada@staff.example',
    role: 'viewer',
    passwordHash: 'none',
    passwordChangedAt: moment,
  } as const
  await prisma.user.create({ data })
  const [read] = await prisma.$queryRaw<{ moment: Date; isStored: boolean }[]>`
    SELECT '2026-11-23T06:00:00.123Z'::timestamptz AS moment,
      "passwordChangedAt" = '2026-11-23T06:00:00.123Z'::timestamptz AS "isStored"
    FROM "User"`
  expect(read).toEqual({ moment, isStored: true })
})

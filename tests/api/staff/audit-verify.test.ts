import { describe, expect, it, onTestFinished } from 'vitest'
import { createChainRepo } from '#server/modules/staff/audit/chain.repo.ts'
import { reportText, verifyChain } from '#server/modules/staff/audit/chain.service.ts'
import { type Actor, createAudit, difference, hashOf } from '#server/platform/audit.ts'
import { appSecrets, createSecrets } from '#server/platform/secrets.ts'
import { testSecret } from '#tests/support/app.ts'
import { restoredApp } from '#tests/support/restored.ts'

const lai: Actor = { kind: 'staff', id: 'lai', name: '黎小姐', address: '203.0.113.7', requestId: 'request-1' }

const app = await restoredApp()

function record(stock: number, audit = app.services.audit): Promise<void> {
  const change = difference({ stock: stock - 1, tags: ['a'], price: { amount: 1.5 } }, { stock, tags: ['b', 'a'] })
  return app.services.database.prisma.$transaction((tx) =>
    audit.record(tx, lai, { action: 'product.updated', entity: 'product', entityId: 'p1', ...change }),
  )
}

async function fill(entries: number): Promise<void> {
  for (let stock = 1; stock <= entries; stock += 1) await record(stock)
}

/** Whether the log is unbroken, and what npm run audit:verify says of it, which runs in tests/processes/staff/. */
async function verify(secret = testSecret): Promise<[boolean, string]> {
  const { prisma } = app.services.database
  const report = await verifyChain(createChainRepo(prisma), createSecrets(await appSecrets(secret, undefined, '')))
  return [report.fault === undefined, reportText(report)]
}

/** As somebody would who has the database in hand. */
async function tamper(...statements: string[]): Promise<void> {
  const { prisma } = app.services.database
  onTestFinished(async () => {
    await prisma.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER USER`
  })
  for (const statement of ['ALTER TABLE "AuditEntry" DISABLE TRIGGER USER', ...statements]) {
    await prisma.$executeRawUnsafe(statement)
  }
}

/** Every hash from an entry on made anew, the head's too: what can be done without the secret. */
async function rehash(from: bigint): Promise<void> {
  const { prisma } = app.services.database
  const rows = await prisma.auditEntry.findMany({ orderBy: { seq: 'asc' }, omit: { searchText: true } })
  let previousHash = rows.find(({ seq }) => seq === from - 1n)?.hash ?? ''
  for (const { hash: _hash, ...row } of rows.filter(({ seq }) => seq >= from)) {
    const hash = hashOf({ ...row, previousHash })
    await prisma.auditEntry.update({ where: { seq: row.seq }, data: { previousHash, hash } })
    previousHash = hash
  }
  await prisma.auditHead.update({ where: { id: 1 }, data: { hash: previousHash } })
}

describe('the proof of the audit log', () => {
  it('says that an untouched log is unbroken, and leaves it so', async () => {
    expect(await verify()).toEqual([true, '0 entries, unbroken'])
    await fill(5)
    expect(await verify()).toEqual([true, '5 entries, unbroken'])
    expect(await verify()).toEqual([true, '5 entries, unbroken'])
  })

  it.each([
    ['a field', `UPDATE "AuditEntry" SET "actorName" = '陳先生' WHERE "seq" = 3`],
    ['a time', `UPDATE "AuditEntry" SET "at" = "at" + interval '1 ms' WHERE "seq" = 3`],
    ['what changed', `UPDATE "AuditEntry" SET "after" = jsonb_set("after", '{stock}', '9') WHERE "seq" = 3`],
    [
      'the order of a list',
      `UPDATE "AuditEntry" SET "after" = jsonb_set("after", '{tags}', '["a","b"]') WHERE "seq" = 3`,
    ],
    ['something into nothing', `UPDATE "AuditEntry" SET "before" = NULL WHERE "seq" = 3`],
    ['its own hash', `UPDATE "AuditEntry" SET "hash" = repeat('a', 64) WHERE "seq" = 3`],
  ])('names an entry of which somebody changed %s', async (_what, statement) => {
    await fill(5)
    await tamper(statement)
    expect(await verify()).toEqual([
      false,
      'Entry 3 was changed: its hash does not fit its content (before it: 2 entries, unbroken)',
    ])
  })

  it.each([
    ['gone from the middle', 'DELETE FROM "AuditEntry" WHERE "seq" = 3', 'Entry 3 is missing: 4 follows 2'],
    ['the first', 'DELETE FROM "AuditEntry" WHERE "seq" = 1', 'Entry 1 is missing: 2 follows 0'],
    [
      'cut off at the end',
      'DELETE FROM "AuditEntry" WHERE "seq" > 3',
      'Entry 4 is missing: the head names 5 as the last',
    ],
    ['all gone', 'TRUNCATE "AuditEntry"', 'Entry 1 is missing: the head names 5 as the last'],
    ['head and all', 'DELETE FROM "AuditHead"', 'The head of the log is missing'],
    [
      'put in the place of another',
      'UPDATE "AuditEntry" SET "previousHash" = "hash" WHERE "seq" = 4',
      'Entry 4 does not follow 3: it names another hash',
    ],
  ])('names an entry that is %s', async (_what, statement, fault) => {
    await fill(5)
    await tamper(statement)
    expect(await verify()).toEqual([false, expect.stringContaining(fault)])
  })

  const copy = (seq: string) => `
    INSERT INTO "AuditEntry" ("seq", "at", "actorKind", "actorName", "action", "entity", "previousHash", "hash")
    SELECT ${seq}, "at", "actorKind", "actorName", "action", "entity", "hash", repeat('b', 64)
    FROM "AuditEntry" WHERE "seq" = 5`

  it.each([
    ['behind the end', copy('6'), 'Entry 6 was added by another hand: the head names 5 as the last'],
    ['before the beginning', copy('0'), 'Entry 0 was added by another hand: the log begins with 1'],
    [
      'behind the end, the head moved to it',
      `${copy('6')}; UPDATE "AuditHead" SET "seq" = 6, "hash" = repeat('b', 64)`,
      'Entry 6 was changed: its hash does not fit its content',
    ],
  ])('names an entry that was added %s', async (_where, statements, fault) => {
    await fill(5)
    await tamper(...statements.split(';'))
    expect(await verify()).toEqual([false, expect.stringContaining(fault)])
  })

  it('the end, made anew without the secret, fits but is not sealed', async () => {
    await fill(5)
    await tamper(`UPDATE "AuditEntry" SET "actorName" = '陳先生' WHERE "seq" = 3`)
    await rehash(3n)
    expect(await verify()).toEqual([false, expect.stringContaining('Entry 5 is sealed with none of the secrets')])
  })

  it('an emptied log whose head was put back shows by its seal', async () => {
    await fill(2)
    await tamper('TRUNCATE "AuditEntry"', `UPDATE "AuditHead" SET "seq" = 0, "hash" = repeat('0', 64)`)
    expect(await verify()).toEqual([false, expect.stringContaining('Entry 0 is sealed with none')])
  })

  it('takes the seal of a secret that was replaced, and not of one that was taken away', async () => {
    await fill(2)
    const fresh = testSecret.split('').reverse().join('')
    expect(await verify(`${fresh} ${testSecret}`)).toEqual([true, '2 entries, unbroken'])
    expect((await verify(fresh))[0]).toBe(false)
    await record(3, createAudit(createSecrets([fresh, testSecret])))
    expect(await verify(fresh)).toEqual([true, '3 entries, unbroken'])
  })
})

describe('the log itself', () => {
  it.each([
    'UPDATE "AuditEntry" SET "actorName" = \'x\' WHERE "seq" = 1',
    'DELETE FROM "AuditEntry" WHERE "seq" = 1',
    'TRUNCATE "AuditEntry"',
  ])('refuses %s', async (statement) => {
    await fill(1)
    await expect(app.services.database.prisma.$executeRawUnsafe(statement)).rejects.toThrow(
      'The audit log is only added to',
    )
    expect(await app.services.database.prisma.auditEntry.count()).toBe(1)
  })

  it('fifty writers at once make one unbroken chain', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => record(index + 1)))
    expect(await verify()).toEqual([true, '50 entries, unbroken'])
  })

  it('two instances make one chain', async () => {
    const other = createAudit(app.services.secrets)
    await Promise.all(Array.from({ length: 10 }, (_, index) => record(index, index % 2 ? other : app.services.audit)))
    expect(await verify()).toEqual([true, '10 entries, unbroken'])
  })

  it('a change that is taken back leaves no entry and no gap', async () => {
    await record(1)
    const { prisma } = app.services.database
    const failed = prisma.$transaction(async (tx) => {
      await app.services.audit.record(tx, lai, { action: 'product.updated', entity: 'product' })
      throw new Error('taken back')
    })
    await expect(failed).rejects.toThrow('taken back')
    await record(2)
    expect(await verify()).toEqual([true, '2 entries, unbroken'])
  })

  it('keeps whatever JSON and names hold so that the hash still fits', async () => {
    const after = {
      odd: 'half \ud83d, zero \0, quote " \\u0041',
      numbers: [1e21, -0, 0.1 + 0.2, 1e-7],
      at: new Date('2026-11-21T00:00:00Z'),
      nothing: undefined,
      keys: { 10: 'b', 9: 'a', é: 1, 一: 2 },
    }
    await app.services.database.prisma.$transaction((tx) =>
      app.services.audit.record(
        tx,
        { ...lai, name: 'half \udc00' },
        { action: 'product.updated', entity: 'product', entityName: 'zero \0', after },
      ),
    )
    expect(await verify()).toEqual([true, '1 entry, unbroken'])
  })
})

import type { Database } from '#server/platform/database.ts'
import { editionOfPassages } from './passages.ts'

/** Of advisory locks, the one that writing passages takes: instances that start together take turns. */
const lockId = 7_203_071

/** Brings the passages in the database to what content/ says now. Where they are of this edition already, that is all it looks at. */
export async function writePassages({ prisma }: Database): Promise<void> {
  const { edition, passages } = editionOfPassages()
  const isWritten = async (database: Pick<Database['prisma'], 'passage'>) =>
    (await database.passage.findFirst({ where: { edition }, select: { key: true } })) !== null
  if (await isWritten(prisma)) return
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`
    if (await isWritten(tx)) return
    await tx.passage.deleteMany()
    await tx.passage.createMany({ data: passages.map((passage) => ({ ...passage, edition })) })
  })
}

import { wordsOfConcepts } from '#server/modules/catalogue/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import type { Edition, Passage } from './passages.ts'

/** Advisory lock for writing passages: instances that start together take turns. */
const lockId = 7_203_071

/** Shorter words cannot be corrected by similarity. */
const wordMin = 4

export async function writePassages({ prisma }: Database, { edition, passages }: Edition): Promise<void> {
  const isWritten = async (database: Pick<Database['prisma'], 'passage'>) =>
    (await database.passage.findFirst({ where: { edition }, select: { key: true } })) !== null
  if (await isWritten(prisma)) return
  await prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`
    if (await isWritten(tx)) return
    await tx.passage.deleteMany()
    await insertRows(
      tx,
      'Passage',
      passages.map((passage) => ({ ...passage, edition })),
    )
    await tx.knowledgeWord.deleteMany()
    await insertRows(
      tx,
      'KnowledgeWord',
      wordsOf(passages).map((word) => ({ word })),
    )
  })
}

function wordsOf(passages: Passage[]): string[] {
  const texts = passages.map(({ title, text, words }) => `${title} ${text} ${words}`.toLowerCase())
  const words = [...wordsOfConcepts(), ...texts.flatMap((text) => text.match(/[a-z]+/g) ?? [])]
  return [...new Set(words)].filter((word) => word.length >= wordMin)
}

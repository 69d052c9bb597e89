import type { Exchange } from '#contract/assistant/transcripts.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRows } from '#server/platform/database/rows.ts'

/** Turns that count: answered or stopped, not superseded. */
const countedTurns = { supersededAt: null, state: { in: ['answered', 'stopped'] } }

export function createConversationLinksRepo(database: DatabaseHandle) {
  return {
    async isOwn(id: string, visitorHash: string): Promise<boolean> {
      return (await database.conversation.count({ where: { id, visitorHash } })) > 0
    },

    /** Locks a visitor's own conversation until the transaction ends; false where it is not theirs, or gone. */
    async lockOwn(id: string, visitorHash: string): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        SELECT "id" FROM "Conversation" WHERE "id" = ${id}::uuid AND "visitorHash" = ${visitorHash} FOR NO KEY UPDATE`
      return rows.length > 0
    },

    /** Records the hand-over. An enquiry replaces the messaging app; a quotation by staff replaces nothing. */
    async handOver(id: string, handedOverTo: 'enquiry' | 'quote', handedOverAt: Date): Promise<void> {
      const before =
        handedOverTo === 'enquiry' ? [{ handedOverTo: null }, { handedOverTo: 'messaging' }] : [{ handedOverTo: null }]
      await database.conversation.updateMany({ where: { id, OR: before }, data: { handedOverTo, handedOverAt } })
    },

    transcript(conversationId: string): Promise<Exchange[]> {
      return database.chatTurn.findMany({
        where: { conversationId, ...countedTurns },
        orderBy: { seq: 'asc' },
        select: { question: true, answer: true },
      })
    },

    async ofEnquiry(enquiryId: string): Promise<EnquiryDetail['conversation']> {
      const turns = { where: countedTurns, orderBy: { seq: 'asc' }, select: { question: true, answer: true } } as const
      const found = await database.enquiry.findUnique({
        where: { id: enquiryId },
        select: { conversation: { select: { id: true, turns } } },
      })
      return found?.conversation ?? null
    },

    /** Returns the slugs of products shown as cards, first mention first; undefined where the conversation does not exist. */
    async products(id: string): Promise<string[] | undefined> {
      const found = await database.conversation.findUnique({
        where: { id },
        select: { turns: { where: countedTurns, orderBy: { seq: 'asc' }, select: { products: true } } },
      })
      return found ? [...new Set(found.turns.flatMap(({ products }) => products))] : undefined
    },
  }
}

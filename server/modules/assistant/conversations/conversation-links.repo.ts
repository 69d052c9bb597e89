import type { Exchange } from '#contract/assistant/transcripts.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, readRows } from '#server/platform/database/rows.ts'

/** What was said and still counts: answered, or as far as it came. */
const keptTurns = { supersededAt: null, state: { in: ['answered', 'stopped'] } }

/** Queries by which a conversation leads on to people: to an enquiry, to a quotation. */
export function createConversationLinksRepo(database: DatabaseHandle) {
  return {
    async isOwn(id: string, visitorHash: string): Promise<boolean> {
      return (await database.conversation.count({ where: { id, visitorHash } })) > 0
    },

    /** Keeps a visitor's own conversation until the transaction ends; false where it is not theirs, or gone. */
    async lockOwn(id: string, visitorHash: string): Promise<boolean> {
      const rows = await readRows(database, anyRow)`
        SELECT "id" FROM "Conversation" WHERE "id" = ${id}::uuid AND "visitorHash" = ${visitorHash} FOR NO KEY UPDATE`
      return rows.length > 0
    },

    /** An enquiry says more than a look at the messaging app; a quotation that staff began, less than either. */
    async handOver(id: string, handedOverTo: 'enquiry' | 'quote', handedOverAt: Date): Promise<void> {
      const before =
        handedOverTo === 'enquiry' ? [{ handedOverTo: null }, { handedOverTo: 'messaging' }] : [{ handedOverTo: null }]
      await database.conversation.updateMany({ where: { id, OR: before }, data: { handedOverTo, handedOverAt } })
    },

    /** What was said, in its order; of one that is not there, nothing. */
    transcript(conversationId: string): Promise<Exchange[]> {
      return database.chatTurn.findMany({
        where: { conversationId, ...keptTurns },
        orderBy: { seq: 'asc' },
        select: { question: true, answer: true },
      })
    },

    /** What was said before an enquiry; null where nothing is attached to it. */
    async ofEnquiry(enquiryId: string): Promise<EnquiryDetail['conversation']> {
      const turns = { where: keptTurns, orderBy: { seq: 'asc' }, select: { question: true, answer: true } } as const
      const found = await database.enquiry.findUnique({
        where: { id: enquiryId },
        select: { conversation: { select: { id: true, turns } } },
      })
      return found?.conversation ?? null
    },

    /** The addresses of the products that became cards, the first first; undefined where it is not there. */
    async products(id: string): Promise<string[] | undefined> {
      const found = await database.conversation.findUnique({
        where: { id },
        select: { turns: { where: keptTurns, orderBy: { seq: 'asc' }, select: { products: true } } },
      })
      return found ? [...new Set(found.turns.flatMap(({ products }) => products))] : undefined
    },
  }
}

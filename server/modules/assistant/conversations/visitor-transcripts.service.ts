import type { Exchange } from '#contract/assistant/transcripts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createConversationLinksRepo } from './conversation-links.repo.ts'

export function createVisitorTranscripts({ database }: { database: Database }) {
  const links = createConversationLinksRepo(database.prisma)
  return {
    /**
     * @param visitorHash undefined where the browser has no cookie
     * @throws chat.conversation_not_found
     */
    async read(visitorHash: string | undefined, id: string): Promise<Exchange[]> {
      if (visitorHash && (await links.isOwn(id, visitorHash))) return links.transcript(id)
      throw problem('chat.conversation_not_found', 'No conversation of this visitor has that id')
    },
  }
}

export type VisitorTranscripts = ReturnType<typeof createVisitorTranscripts>

import type { MessageKind } from '#contract/requests/visitors.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { fullName } from './submissions.rules.ts'

export function createSendersRepo(database: DatabaseHandle) {
  return {
    async find(kind: MessageKind, reference: string): Promise<{ id: string; name: string } | undefined> {
      const where = { reference }
      const select = { id: true, name: true } as const
      if (kind === 'demo-request') return (await database.demoRequest.findUnique({ where, select })) ?? undefined
      if (kind === 'quote-request') return (await database.quote.findUnique({ where, select })) ?? undefined
      const row = await database.enquiry.findUnique({
        where,
        select: { id: true, firstName: true, lastName: true },
      })
      return row ? { id: row.id, name: fullName(row) } : undefined
    },
  }
}

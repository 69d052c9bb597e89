import type { FastifyReply } from 'fastify'
import type { Actor, Audit } from '../audit.ts'
import type { Database } from '../database/database.ts'
import { counted } from './csv.ts'

/**
 * Passes rows on, then records in the audit log who exported how many of them by which filter, however the reader ended. A search is
 * recorded without its words, which may be somebody's name: audit entries are never deleted.
 */
export function recordedExport<Row>(
  { database, audit }: { database: Database; audit: Audit },
  actor: Actor,
  entity: string,
  { search, ...filter }: { search?: string | undefined },
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  return counted(rows, (count) =>
    database.prisma.$transaction((tx) => {
      const after = { rows: count, ...filter, ...(search && { searched: true }) }
      return audit.record(tx, actor, { action: `${entity}.exported`, entity, after })
    }),
  )
}

/**
 * Sends a private PDF document.
 * @param file its name consists of ASCII letters, digits, "-" and "."
 */
export function sendPdf(reply: FastifyReply, { name, bytes }: { name: string; bytes: Uint8Array }): FastifyReply {
  reply.header('cache-control', 'no-store')
  reply.header('content-disposition', `inline; filename="${name}"`)
  return reply.type('application/pdf').serializer(asItIs).send(Buffer.from(bytes))
}

function asItIs(payload: string): string {
  return payload
}

import type { FastifyReply } from 'fastify'

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

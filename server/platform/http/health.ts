import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

const healthSchema = z.object({ status: z.enum(['ok', 'unavailable']), reason: z.optional(z.string()) })

export interface Readiness {
  /** Set once the process is shutting down, so that a proxy sends no more requests. */
  readonly stopping: boolean
  trouble: () => Promise<string | undefined>
}

export function healthRoutes(readiness: Readiness): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/health/live',
      {
        logLevel: 'warn',
        schema: {
          tags: ['Health'],
          operationId: 'getLive',
          summary: 'The process runs',
          response: { 200: healthSchema },
        },
      },
      async () => ({ status: 'ok' as const }),
    )

    app.get(
      '/health/ready',
      {
        logLevel: 'warn',
        schema: {
          tags: ['Health'],
          operationId: 'getReady',
          summary: 'The process can serve',
          response: { 200: healthSchema, 503: healthSchema },
        },
      },
      async (_request, reply) => {
        const reason = readiness.stopping ? 'stopping' : await readiness.trouble()
        if (reason) return reply.code(503).send({ status: 'unavailable', reason })
        return { status: 'ok' as const }
      },
    )
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const running = new AsyncLocalStorage<string>()

/** Returns the id of the request that the current code runs for, if any. */
export function currentRequestId(): string | undefined {
  return running.getStore()
}

/**
 * Makes the id of each request known to whatever runs for it. Twice for each request: reading a body continues in the context of its
 * socket.
 */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _reply, done) => running.run(id, done))
  app.addHook('preValidation', ({ id }, _reply, done) => running.run(id, done))
}

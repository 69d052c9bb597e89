import type { FastifyInstance } from 'fastify'
import { asOfHeader } from '#contract/paths.ts'

/**
 * Caches when the catalogue was last compared with its source.
 * @param isFresh whether change events reach this process; otherwise it is queried each time
 */
export function createAsOf(read: () => Promise<Date | undefined>, isFresh: () => boolean) {
  let reading: Promise<Date | undefined> | undefined
  let known: Record<string, string> | undefined

  function begin(): Promise<Date | undefined> {
    const begun = read()
    reading = begun
    begun.then(
      (at) => {
        if (reading === begun) known = asOfHeaders(at)
      },
      () => {
        if (reading === begun) reading = undefined
      },
    )
    return begun
  }

  return {
    forget(): void {
      reading = undefined
      known = undefined
    },

    /** Returns the header if it is cached; undefined where it must be queried. */
    known: () => (isFresh() ? known : undefined),

    /** Resolves to undefined where the catalogue was never compared with a source. */
    current: (): Promise<Date | undefined> => (isFresh() && reading) || begin(),
  }
}

export type AsOf = ReturnType<typeof createAsOf>

function asOfHeaders(at: Date | undefined): Record<string, string> {
  return at ? { [asOfHeader]: at.toISOString() } : {}
}

/**
 * Adds the header to every response of these routes, 304 included, outside of the cached and tagged body, so that it does not change the
 * ETag.
 */
export function addAsOfHeader(app: FastifyInstance, asOf: AsOf): void {
  app.addHook('onRequest', (_request, reply, done) => {
    const known = asOf.known()
    if (known) {
      reply.headers(known)
      return done()
    }
    asOf
      .current()
      .catch(() => undefined) // without the database, the response itself reports the error
      .then((at) => {
        reply.headers(asOfHeaders(at))
        done()
      })
  })
}

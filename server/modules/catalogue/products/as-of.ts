import type { FastifyInstance } from 'fastify'
import { asOfHeader } from '#contract/catalogue/as-of.ts'

/**
 * As of when the catalogue is what its source says: asked for again once a sync has compared it.
 * @param isFresh whether news of that reach this process; while they do not, it is asked for each time
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
    /** A sync has compared it. */
    forget(): void {
      reading = undefined
      known = undefined
    },

    /** The header that says so, as far as it needs not be waited for; undefined where it must be. */
    known: () => (isFresh() ? known : undefined),

    /** Nothing where the catalogue was never compared with a source. */
    current: (): Promise<Date | undefined> => (isFresh() && reading) || begin(),
  }
}

export type AsOf = ReturnType<typeof createAsOf>

function asOfHeaders(at: Date | undefined): Record<string, string> {
  return at ? { [asOfHeader]: at.toISOString() } : {}
}

/** Every answer of these routes says so in a header, a 304 too: it stands beside what is kept and tagged, so that neither changes with it. */
export function sayAsOf(app: FastifyInstance, asOf: AsOf): void {
  app.addHook('onRequest', (_request, reply, done) => {
    const known = asOf.known()
    if (known) {
      reply.headers(known)
      return done()
    }
    asOf
      .current()
      .catch(() => undefined) // without the database, the answer itself says what is wrong
      .then((at) => {
        reply.headers(asOfHeaders(at))
        done()
      })
  })
}

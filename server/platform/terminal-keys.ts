import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'

const parameters = ['demo', 'terminal'] as const
export type TerminalLink = (typeof parameters)[number]

const dayMs = 24 * 3_600_000
const linkMs = dayMs
const cookieMs = 30 * dayMs
const cookieName = 'terminal'

/**
 * Recognises the browser of whoever runs this server: it opened a one-time link that only the terminal shows. A request's address proves
 * nothing, since a proxy on this machine may forward any address and header.
 */
export function createTerminalKeys(tokens: OneTimeTokens, { isLocalSite }: Pick<Config, 'isLocalSite'>) {
  const listeners: (() => void)[] = []

  function isHeld({ cookies }: FastifyRequest): boolean {
    return tokens.read('terminal', cookies[cookieName] ?? '')?.data === 'cookie'
  }

  return {
    /** Adds a key to an address on this site, valid once, for a day; returns it unchanged where staff need none. */
    linkTo(address: string, name: TerminalLink): string {
      const url = new URL(address)
      if (name === 'terminal' && (isLocalSite || url.protocol === 'https:')) return address
      url.searchParams.set(name, tokens.issue('terminal', 'link', linkMs))
      return url.href
    },

    /** Calls back after a link was used; it is valid for one browser only. */
    onUsed: (run: () => void) => void listeners.push(run),

    isHeld,

    /** Returns whether nobody can eavesdrop: HTTPS, the operator's own browser, or a PUBLIC_URL on this machine. */
    isPrivate: (request: FastifyRequest) => request.protocol === 'https' || isLocalSite || isHeld(request),

    /** Exchanges the key in an address for a cookie. Returns the address without the key; undefined where it has none. */
    async exchange(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
      const { pathname, searchParams } = new URL(request.url, 'http://localhost')
      const given = parameters.map((name) => searchParams.get(name)).find((value) => value !== null)
      if (given === undefined || given === null) return undefined
      for (const name of parameters) searchParams.delete(name)
      const address = pathname.replace(/^\/+/, '/') + (searchParams.size > 0 ? `?${searchParams}` : '')
      const token = tokens.read('terminal', given)
      if (request.method === 'GET' && token?.data === 'link' && (await tokens.spend(token))) {
        reply.setCookie(cookieName, tokens.issue('terminal', 'cookie', cookieMs), {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: request.protocol === 'https',
          maxAge: cookieMs / 1000,
        })
        for (const run of listeners) run()
      }
      return address
    },
  }
}

export type TerminalKeys = ReturnType<typeof createTerminalKeys>

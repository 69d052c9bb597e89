import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

/** A cache in front of the site, such as a CDN, that forgets pages when it is asked to. */
export interface PageStore {
  /** Where it takes requests to forget pages: Cloudflare's purge_cache, Fastly's purge, a Varnish with xkey. */
  purgeUrl: string
  token: string | undefined
}

/** All public pages have one tag: most changes affect menus, prices or lists, which are on many pages. */
const tag = 'pages'

/** Seconds: a request to forget pages may be lost with the process that was to send it. */
const storedS = 600
const staleS = 60

/** Lets a shared cache store a page until it is asked to forget it; browsers ask each time. */
export const storedPage = {
  cacheControl: `public, max-age=0, s-maxage=${storedS}, stale-while-revalidate=${staleS}`,
  headers: { 'cache-tag': tag, 'surrogate-key': tag },
}

/** How long instances may need to hear of a change, in milliseconds: what they send until then may be stored. */
const marginMs = 1000
const requestLimitMs = 10_000
const retryMaxMs = 60_000

/** Asks the cache in front of the site to forget its pages: after the start of a version, and after changes, all close ones at once. */
export function createPagePurge({ purgeUrl, token }: PageStore, log: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  async function send(): Promise<void> {
    const answer = await fetch(purgeUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tag,
        ...(token && { authorization: `Bearer ${token}`, 'fastly-key': token }),
      },
      body: JSON.stringify({ tags: [tag] }),
      redirect: 'error',
      signal: AbortSignal.timeout(requestLimitMs),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  }

  async function purge(): Promise<void> {
    timer = undefined
    try {
      await send()
      failures = 0
    } catch (error) {
      failures += 1
      log.warn({ err: error }, 'The cache in front of the site did not forget its pages')
      timer ??= setTimeout(purge, Math.min(1000 * 2 ** failures, retryMaxMs)).unref()
    }
  }

  return {
    /** @param graceMs how long instances may still send former pages, in milliseconds */
    changed(graceMs: number): void {
      clearTimeout(timer)
      timer = setTimeout(purge, graceMs + marginMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

export function pageStoreOf({ CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: token }: Config): PageStore | undefined {
  return purgeUrl === undefined ? undefined : { purgeUrl, token }
}

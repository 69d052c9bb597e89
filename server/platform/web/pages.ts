import type { FastifyBaseLogger } from 'fastify'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { asOfHeader } from '#contract/paths.ts'
import type { PlainForm, SentForm } from '#contract/requests/sent-form.ts'
import type { Site } from '#contract/site/site.ts'
import { type Answer, answerOf } from '../http/answers.ts'
import type { ApiAnswer, Ask, Renderer } from '../rendering/renderer.ts'
import { within } from '../run.ts'
import { type CachedPage, createPageCache, type SentPage } from './page-cache.ts'
import { storedPage } from './page-purge.ts'
import type { Template } from './template.ts'

/** Status of an address, or the address that it has moved to. */
export type PageAnswer = { status: 200 | 404 | 410; isListed: boolean } | { movedTo: string }

/** A request for a page. */
export interface PageAsked {
  /** Percent-encoded, without query. */
  pathname: string
  /** Canonical address, by which it is rendered and cached. */
  address: string
  /** Private, by a secret in the address: rendered for each request and never cached. */
  isOwn: boolean
  /** The status depends on the database. */
  isOfDatabase: boolean
  language: ReaderLanguage
  /** Form on the page that works without JavaScript. */
  form: PlainForm | undefined
}

export interface PagesOptions {
  template: Template
  /** Undefined if the build has no server bundle: the browser renders all pages then. */
  renderer: Renderer | undefined
  log: FastifyBaseLogger
  site: () => Site
  answerAt: (pathname: string) => Promise<PageAnswer>
  /** Sends an internal request to the API. */
  ask: Ask
  /** Whether change notifications reach this process: otherwise pages that depend on the database are checked for each request. */
  isFresh: () => boolean
  /** Whether a cache in front of the site may store pages. */
  isStored: boolean
}

/** Timeout for the status of a page: without it, the page is sent for the browser to render, in milliseconds. */
const answerLimitMs = 2000
/** How long stale pages are sent after a step of an import and after its end, in milliseconds. */
export const staleGraceMs = { step: 2000, end: 400 }
const contentType = 'text/html; charset=utf-8'

/** Serves the site's pages, cached as long as the answers that they were rendered from stay the same. */
export function createPages(options: PagesOptions) {
  const { template, renderer, log, site, answerAt, ask, isFresh, isStored } = options
  const cache = createPageCache<SentPage | { movedTo: string }>()
  let plain: { text: string; answer: Answer } | undefined

  /** Returns the page for the browser to render. */
  function plainPage(present: Site, status: number, headers: Record<string, string>, form?: SentForm): SentPage {
    const text = template.plain({ site: present, queries: [], form })
    return { answer: form ? answerOf(text, contentType) : plainAnswer(text), status, headers }
  }

  /** Renders a private page. If the API could not answer everything, the browser renders it and requests again. */
  async function ownPage(address: string, present: Site, isAllowed: boolean): Promise<SentPage> {
    const page = isAllowed ? await render(address, present) : undefined
    const { answer, headers } = page?.isWhole ? page.sent : plainPage(present, 200, {})
    return { answer: { ...answer, cacheControl: 'no-store' }, status: 200, headers: { ...headers, ...unlisted } }
  }

  /** Caches the last one, which most requests share. */
  function plainAnswer(text: string): Answer {
    if (plain?.text !== text) plain = { text, answer: answerOf(text, contentType) }
    return plain.answer
  }

  async function make(asked: PageAsked, origin: string, isAllowed: boolean, checkedAt: number) {
    const { address } = asked
    const key = keyOf(address, origin)
    const former = cache.peek(key)
    const answer = await within(answerLimitMs, 'The status of a page', answerAt(asked.pathname))
    if ('movedTo' in answer) return answer
    const present = { ...site(), origin }
    if (former && former.status === answer.status && (await isUnchanged(former, present, ask))) {
      return Object.assign(former, { checkedAt })
    }
    const headers = answer.isListed ? {} : unlisted
    const page = isAllowed && (await render(address, present))
    if (!page) return plainPage(present, answer.status, headers)
    const { sent, isWhole, tags } = page
    const made = { ...sent, status: answer.status, headers: { ...headers, ...sent.headers } }
    if (isWhole && isFresh() && answer.status === 200) {
      const stored = isStored ? inSharedCache(made) : made
      cache.set(key, { ...stored, site: JSON.stringify(present), tags, checkedAt })
      return stored
    }
    return made
  }

  async function render(address: string, present: Site, form?: SentForm) {
    const tags = new Map<string, string>()
    let isWhole = true
    try {
      const rendered = await renderer?.render({ address, site: present, form }, async (path) => {
        const answer = await ask(path)
        tags.set(path, tagOf(answer))
        isWhole &&= answer.status < 429
        return answer
      })
      if (!rendered) return undefined
      const { bytes, policy } = template.filled(address, rendered)
      const headers = { 'content-security-policy': policy }
      return { sent: { answer: answerOf(bytes, contentType, true), headers }, isWhole, tags }
    } catch (error) {
      log.error({ err: error, address }, 'A page is left to the browser to render')
      return undefined
    }
  }

  /** Returns a cached page that is current; only pages with status 200 are cached. */
  function known({ address, isOfDatabase }: PageAsked, origin: string): CachedPage | undefined {
    const canHear = isFresh() // first: it may report a change
    const page = cache.fresh(keyOf(address, origin))
    const isOfItself = page?.tags.size === 0 && !isOfDatabase
    return canHear || isOfItself ? page : undefined
  }

  return {
    /**
     * Returns the response for a page.
     * @param origin of the addresses in the page
     * @param budget counts a rendering against the visitor's limit; if false, the browser renders the page
     */
    async at(
      asked: PageAsked,
      origin: string,
      budget: () => Promise<boolean>,
    ): Promise<SentPage | { movedTo: string }> {
      const { address, isOwn } = asked
      if (isOwn) return ownPage(address, { ...site(), origin }, await budget())
      const page = known(asked, origin)
      if (page) return page
      const isAllowed = await budget()
      const made = cache.makeOnce(`${isAllowed} ${keyOf(address, origin)}`, (at) => make(asked, origin, isAllowed, at))
      return made.catch((error) => {
        log.error({ err: error, address }, 'A page was sent without knowing its status')
        return plainPage({ ...site(), origin }, 503, { 'retry-after': '5' })
      })
    },

    /** Renders the response to a form that was sent without JavaScript: its errors, or the receipt. */
    async answerTo({ address }: PageAsked, origin: string, form: SentForm, status: number): Promise<SentPage> {
      const present = { ...site(), origin }
      const { answer, headers } = (await render(address, present, form))?.sent ?? plainPage(present, status, {}, form)
      return { answer: { ...answer, cacheControl: 'no-store' }, status, headers: { ...headers, ...unlisted } }
    },

    /**
     * Renders an address as a document without scripts; null if that fails.
     * @param answers JSON by path, in place of the API's
     */
    async preview(address: string, origin: string, answers: ReadonlyMap<string, string>): Promise<string | null> {
      try {
        const page = await renderer?.render({ address, site: { ...site(), origin } }, async (path) => {
          const body = answers.get(path)
          return body === undefined ? ask(path) : { status: 200, headers: { 'content-type': 'application/json' }, body }
        })
        return page ? template.preview(address, page) : null
      } catch (error) {
        log.error({ err: error, address }, 'A preview was not rendered')
        return null
      }
    },

    changed: cache.changed,
    close: async () => renderer?.close(),
  }
}

export type Pages = ReturnType<typeof createPages>

const unlisted = { 'x-robots-tag': 'noindex' }

function inSharedCache(page: SentPage): SentPage {
  const { cacheControl, headers } = storedPage
  return { ...page, answer: { ...page.answer, cacheControl }, headers: { ...page.headers, ...headers } }
}

function keyOf(address: string, origin: string): string {
  return `${origin} ${address}`
}

/** Returns a tag that changes with the response and its time of comparison. */
function tagOf({ status, headers: { etag, [asOfHeader]: asOf }, body }: ApiAnswer): string {
  return `${status} ${asOf} ${etag ?? body}`
}

async function isUnchanged({ site, tags }: CachedPage, present: Site, ask: Ask): Promise<boolean> {
  if (site !== JSON.stringify(present)) return false
  const checks = [...tags].map(async ([path, tag]) => tagOf(await ask(path)) === tag)
  return (await Promise.all(checks)).every(Boolean)
}

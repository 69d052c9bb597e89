import type { FastifyBaseLogger } from 'fastify'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { asOfHeader } from '#contract/paths.ts'
import type { PlainForm, SentForm } from '#contract/requests/sent-form.ts'
import type { Site } from '#contract/site/site.ts'
import { type Answer, answerOf } from '../http/answers.ts'
import type { ApiAnswer, Ask, Renderer } from '../rendering/renderer.ts'
import { within } from '../run.ts'
import { type CachedPage, createPageCache, type SentPage } from './page-cache.ts'
import type { Template } from './template.ts'

/** What a page's address is answered with: its status, or where it has moved to. */
export type PageAnswer = { status: 200 | 404 | 410; isListed: boolean } | { movedTo: string }

/** Which page is asked for. */
export interface PageAsked {
  /** Percent-encoded, without query. */
  pathname: string
  /** That it is rendered at, however it was spelt. */
  address: string
  /** Whether it is one visitor's, by a secret in the address: rendered whenever it is asked for, and kept by nobody. */
  isOwn: boolean
  /** Whether its status is the database's to say. */
  isOfDatabase: boolean
  language: ReaderLanguage
  /** That stands on it and can be sent to it without scripts. */
  form: PlainForm | undefined
}

export interface PagesOptions {
  template: Template
  /** None where the build has made nothing to render with: then each page is the browser's to render. */
  renderer: Renderer | undefined
  log: FastifyBaseLogger
  site: () => Site
  answerAt: (pathname: string) => Promise<PageAnswer>
  /** Asks the API as a page would. */
  ask: Ask
  /** Whether news of changes reach this process: while they do not, what depends on the database is asked for anew. */
  isFresh: () => boolean
}

/** Visitors get their page, which knows what to do without a database, before they give up. */
const answerLimitMs = 2000
/** How much longer pages are sent as they were, ms, after a step of an import and after its end: nobody waits for each of its steps. */
export const pageGraceMs = { step: 2000, end: 400 }
const contentType = 'text/html; charset=utf-8'

/** Sends the site's pages: rendered once, and cached while what they were rendered from stays the same. */
export function createPages(options: PagesOptions) {
  const { template, renderer, log, site, answerAt, ask, isFresh } = options
  const cache = createPageCache<SentPage | { movedTo: string }>()
  let plain: { text: string; answer: Answer } | undefined

  /** The page that the browser renders by itself. */
  function plainPage(present: Site, status: number, headers: Record<string, string>, form?: SentForm): SentPage {
    const text = template.plain({ site: present, queries: [], form })
    return { answer: form ? answerOf(text, contentType) : keptAnswer(text), status, headers }
  }

  /** For this visitor alone. Where the API could not answer all of it now, the browser asks again. */
  async function ownPage(address: string, present: Site, isAllowed: boolean): Promise<SentPage> {
    const page = isAllowed ? await render(address, present) : undefined
    const { answer, headers } = page?.isWhole ? page.sent : plainPage(present, 200, {})
    return { answer: { ...answer, cacheControl: 'no-store' }, status: 200, headers: { ...headers, ...unlisted } }
  }

  /** Most ask for the same one. */
  function keptAnswer(text: string): Answer {
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
      cache.set(key, { ...made, site: JSON.stringify(present), tags, checkedAt })
    }
    return made
  }

  async function render(address: string, present: Site, form?: SentForm) {
    const tags = new Map<string, string>()
    let isWhole = true
    try {
      const rendered = await renderer?.render({ address, site: present, form }, async (path) => {
        const told = await ask(path)
        tags.set(path, tagOf(told))
        isWhole &&= told.status < 429
        return told
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

  /** Returns a page that may be sent as it is, with 200: no other is cached. */
  function known({ address, isOfDatabase }: PageAsked, origin: string): CachedPage | undefined {
    const canHear = isFresh() // first: what it looks at may tell of a change
    const page = cache.fresh(keyOf(address, origin))
    const isOfItself = page?.tags.size === 0 && !isOfDatabase
    return canHear || isOfItself ? page : undefined
  }

  return {
    /**
     * @param origin that the page's addresses begin with
     * @param budget counts a page that has to be rendered; where it says no, the browser renders it
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

    /** The page that answers a form: what was wrong with it, or how it is called now. For this visitor alone. */
    async answerTo({ address }: PageAsked, origin: string, form: SentForm, status: number): Promise<SentPage> {
      const present = { ...site(), origin }
      const { answer, headers } = (await render(address, present, form))?.sent ?? plainPage(present, status, {}, form)
      return { answer: { ...answer, cacheControl: 'no-store' }, status, headers: { ...headers, ...unlisted } }
    },

    changed: cache.changed,
    close: async () => renderer?.close(),
  }
}

export type Pages = ReturnType<typeof createPages>

const unlisted = { 'x-robots-tag': 'noindex' }

function keyOf(address: string, origin: string): string {
  return `${origin} ${address}`
}

/** Changes with what an answer says, and with the time as of which it says so. */
function tagOf({ status, headers: { etag, [asOfHeader]: asOf }, body }: ApiAnswer): string {
  return `${status} ${asOf} ${etag ?? body}`
}

async function isUnchanged({ site, tags }: CachedPage, present: Site, ask: Ask): Promise<boolean> {
  if (site !== JSON.stringify(present)) return false
  const checks = [...tags].map(async ([path, tag]) => tagOf(await ask(path)) === tag)
  return (await Promise.all(checks)).every(Boolean)
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { apiRoot } from '#contract/endpoint.ts'
import { getSession } from '#contract/endpoints/account.ts'
import { languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { sessionKey } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import { type Session, sessionSchema } from '#contract/staff/staff.ts'
import { type Answer, answerOf, sendAnswer } from '../http/answers.ts'
import { originOf } from '../http/origin.ts'
import { requestAs, requestInternally } from '../http/own-requests.ts'
import type { Renderer } from '../rendering/renderer.ts'
import { within } from '../run.ts'
import { inLayout, layoutOf, type PolicyWith, readEarlyScript, readSheets, startOf } from './layout.ts'
import { withServed } from './template.ts'

interface AdminPageOptions {
  /** Directory of the built client. */
  directory: string
  /** Resolves when the admin is built; its page waits for that. */
  built: Promise<void> | undefined
  publicUrl: string | undefined
  site: () => Site
  renderer: Renderer | undefined
  policyWith: PolicyWith
  /** Counts a page against the visitor's limit; if false, the browser renders it. */
  budget: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  exchangeKey: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>
}

/** Files of the admin, which may be built after the site is served. */
export const adminFiles = 'assets/admin/'

const contentType = 'text/html; charset=utf-8'
/** Timeout of the internal session request, in milliseconds. */
const sessionLimitMs = 1000
/** Variants of the sign-in: by origin, and with or without sample accounts. */
const signInsMost = 10

/** Response for visitors who are not signed in. */
interface SentSignIn {
  answer: Answer
  headers: Record<string, string>
}

/** Registers the admin's page and files. Screens are routed in the browser; the API checks permissions. */
export function registerAdmin(app: FastifyInstance, options: AdminPageOptions): void {
  const { directory, built = Promise.resolve(), publicUrl, site, renderer, budget } = options
  const page = built.then(() => readPage(directory, options.policyWith))
  page.catch(() => undefined) // awaited in the route
  type Page = NonNullable<Awaited<typeof page>>
  const signIns = new LRUCache<string, Promise<SentSignIn | undefined>>({ max: signInsMost })

  async function render(page: Page, present: Site, session: Session): Promise<SentSignIn | undefined> {
    try {
      const rendered = await renderer?.render({ address: '/admin', site: present, session }, (path) =>
        requestInternally(app, path),
      )
      if (!rendered) return undefined
      const around = page.around(session.language)
      const answer = answerOf(inLayout(rendered, around), contentType, true)
      return { answer: withoutStore(answer), headers: { 'content-security-policy': around.policy } }
    } catch (error) {
      app.log.error({ err: error, address: '/admin' }, 'A page is left to the browser to render')
      return undefined
    }
  }

  /** Renders each variant once, until its content changes. */
  async function renderOnce(key: string, page: Page, present: Site, session: Session): Promise<SentSignIn | undefined> {
    const rendered = signIns.get(key) ?? render(page, present, session)
    signIns.set(key, rendered)
    if (!(await rendered)) signIns.delete(key)
    return rendered
  }

  /**
   * Returns the sign-in with its data, which its code would request first otherwise; undefined for signed-in users. Sent with `no-store`.
   */
  async function signInPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<SentSignIn | undefined> {
    const session = await nobodysSession(app, request)
    if (!session) return undefined
    const present = { ...site(), origin: originOf(request, publicUrl) }
    const served = { site: present, queries: [{ key: sessionKey, data: session }] }
    const key = JSON.stringify(served)
    const isRendered = !isLink(request) && (signIns.has(key) || (await budget(request, reply)))
    const rendered = isRendered ? await renderOnce(key, page, present, session) : undefined
    return rendered ?? { answer: withoutStore(answerOf(withServed(page.text, served), contentType)), headers: {} }
  }

  for (const url of ['/admin', '/admin/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const withoutKey = await options.exchangeKey(request, reply)
      if (withoutKey !== undefined) {
        return reply
          .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          .redirect(withoutKey, 303)
      }
      const known = await page
      if (!known) return reply.callNotFound()
      reply.header('x-robots-tag', 'noindex')
      const { answer, headers } = (await signInPage(request, reply, known)) ?? { answer: known.answer, headers: {} }
      sendAnswer(request, reply.headers(headers), answer)
      return reply
    })
  }
  app.get<{ Params: { '*': string } }>(`/${adminFiles}*`, { schema: { hide: true } }, ({ params }, reply) =>
    reply.sendFile(adminFiles + params['*']),
  )
}

/** Reads the built admin page; undefined if there is none. */
async function readPage(directory: string, policyWith: PolicyWith) {
  const file = path.join(directory, 'admin.html')
  if (!existsSync(file)) return undefined
  const text = await readFile(file, 'utf8')
  const named = (tag: RegExp) => Array.from(text.matchAll(tag), ([, name = '']) => name)
  const scripts = [
    ...named(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g),
    ...named(/<script type="module"[^>]* src="\/([^"]+)"/g),
  ]
  const sheets = await readSheets(directory, named(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g))
  const inLayout = { start: startOf(text), earlyScript: await readEarlyScript(directory), sheets, scripts }
  return {
    text,
    answer: answerOf(text, contentType),
    around: (language: ReaderLanguage) => layoutOf({ ...inLayout, language: languageTags[language] }, policyWith),
  }
}

/** Invitation and password-reset links have a page of their own, signed in or not. */
function isLink({ url }: FastifyRequest): boolean {
  return /^\/admin\/link\/?(?:\?|$)/.test(url)
}

function withoutStore(answer: Answer): Answer {
  return { ...answer, cacheControl: 'no-store' }
}

/** Returns the response of GET /auth/session if nobody is signed in; undefined otherwise, and if the request fails. */
async function nobodysSession(app: FastifyInstance, request: FastifyRequest) {
  const asked = requestAs(app, request, apiRoot + getSession.path)
  const answer = await within(sessionLimitMs, 'The session', asked).catch(() => undefined)
  if (answer?.status !== 200) return undefined
  const session = sessionSchema.parse(JSON.parse(answer.body))
  return session.user ? undefined : session
}

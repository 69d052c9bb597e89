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
import { askAs, askOwn } from '../http/own-requests.ts'
import type { Renderer } from '../rendering/renderer.ts'
import { within } from '../run.ts'
import { inLayout, layoutOf, type PolicyWith, readEarlyScript, readSheets, startOf } from './layout.ts'
import { withServed } from './template.ts'

interface AdminPageOptions {
  /** Of the built client. */
  directory: string
  /** The rest of it, where it is still built: what the page waits for. */
  built: Promise<void> | undefined
  publicUrl: string | undefined
  site: () => Site
  renderer: Renderer | undefined
  policyWith: PolicyWith
  /** Counts a page that has to be rendered; where it says no, the browser renders it. */
  budget: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  exchangeKey: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>
}

/** Files of the admin, which may be built after the site is served. */
export const adminFiles = 'assets/admin/'

const contentType = 'text/html; charset=utf-8'
/** How long a page waits to be told who asks for it. */
const sessionLimitMs = 1000
/** Sign-ins differ in the origin, and in whether they name sample accounts. */
const signInsMost = 10

/** What is sent to somebody who is not signed in. */
interface SentSignIn {
  answer: Answer
  headers: Record<string, string>
}

/** The admin finds its screens by itself; who may see what is the API's to say. */
export function registerAdmin(app: FastifyInstance, options: AdminPageOptions): void {
  const { directory, built = Promise.resolve(), publicUrl, site, renderer, budget } = options
  const page = built.then(() => readPage(directory, options.policyWith))
  page.catch(() => undefined) // the server ends of it
  type Page = NonNullable<Awaited<typeof page>>
  const signIns = new LRUCache<string, Promise<SentSignIn | undefined>>({ max: signInsMost })

  async function render(page: Page, present: Site, session: Session): Promise<SentSignIn | undefined> {
    try {
      const rendered = await renderer?.render({ address: '/admin', site: present, session }, (path) =>
        askOwn(app, path),
      )
      if (!rendered) return undefined
      const around = page.around(session.language)
      const answer = answerOf(inLayout(rendered, around), contentType, true)
      return { answer: keptByNobody(answer), headers: { 'content-security-policy': around.policy } }
    } catch (error) {
      app.log.error({ err: error, address: '/admin' }, 'A page is left to the browser to render')
      return undefined
    }
  }

  /** Until something changes of what it shows. */
  async function renderOnce(key: string, page: Page, present: Site, session: Session): Promise<SentSignIn | undefined> {
    const rendered = signIns.get(key) ?? render(page, present, session)
    signIns.set(key, rendered)
    if (!(await rendered)) signIns.delete(key)
    return rendered
  }

  /**
   * The sign-in, with what its code begins with, which would else begin by asking for it. Kept by no browser: it is said to nobody who is
   * signed in.
   */
  async function signInPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<SentSignIn | undefined> {
    const session = await nobodysSession(app, request)
    if (!session) return undefined
    const present = { ...site(), origin: originOf(request, publicUrl) }
    const served = { site: present, queries: [{ key: sessionKey, data: session }] }
    const key = JSON.stringify(served)
    const isRendered = !isLink(request) && (signIns.has(key) || (await budget(request, reply)))
    const rendered = isRendered ? await renderOnce(key, page, present, session) : undefined
    return rendered ?? { answer: keptByNobody(answerOf(withServed(page.text, served), contentType)), headers: {} }
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

/** What the build has made of the admin's page; undefined where it has made none. */
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

/** An invitation, and a forgotten password, lead to a page of their own, signed in or not. */
function isLink({ url }: FastifyRequest): boolean {
  return /^\/admin\/link\/?(?:\?|$)/.test(url)
}

function keptByNobody(answer: Answer): Answer {
  return { ...answer, cacheControl: 'no-store' }
}

/** What GET /auth/session says to whoever asks, where nobody is signed in; undefined else, and where it says nothing. */
async function nobodysSession(app: FastifyInstance, request: FastifyRequest) {
  const asked = askAs(app, request, apiRoot + getSession.path)
  const told = await within(sessionLimitMs, 'The session', asked).catch(() => undefined)
  if (told?.status !== 200) return undefined
  const session = sessionSchema.parse(JSON.parse(told.body))
  return session.user ? undefined : session
}

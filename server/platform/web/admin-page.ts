import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiRoot } from '#contract/endpoint.ts'
import { getSession } from '#contract/endpoints/account.ts'
import { sessionKey } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import { sessionSchema } from '#contract/staff/staff.ts'
import { type Answer, answerOf, sendAnswer } from '../http/answers.ts'
import { originOf } from '../http/origin.ts'
import { askAs } from '../http/own-requests.ts'
import { within } from '../run.ts'
import { withServed } from './template.ts'

interface AdminPageOptions {
  /** Of the built client. */
  directory: string
  /** The rest of it, where it is still built: what the page waits for. */
  built: Promise<void> | undefined
  publicUrl: string | undefined
  site: () => Site
}

/** Files of the admin, which may be built after the site is served. */
export const adminFiles = 'assets/admin/'

const contentType = 'text/html; charset=utf-8'
/** How long a page waits to be told who asks for it. */
const sessionLimitMs = 1000

/** The admin finds its screens by itself; who may see what is the API's to say. */
export function registerAdmin(app: FastifyInstance, options: AdminPageOptions): void {
  const { directory, built = Promise.resolve(), publicUrl, site } = options
  const file = path.join(directory, 'admin.html')
  const page = built.then(async () => {
    const text = existsSync(file) ? await readFile(file, 'utf8') : undefined
    return text === undefined ? undefined : { text, answer: answerOf(text, contentType) }
  })
  page.catch(() => undefined) // the server ends of it
  let signIn: { text: string; answer: Answer } | undefined

  /** With what signing in begins with, which would else begin with the code that asks for it. Kept by no browser: it is said to nobody who is signed in. */
  async function signInPage(request: FastifyRequest, page: string): Promise<Answer | undefined> {
    const session = await nobodysSession(app, request)
    if (!session) return undefined
    const queries = [{ key: sessionKey, data: session }]
    const text = withServed(page, { site: { ...site(), origin: originOf(request, publicUrl) }, queries })
    if (signIn?.text !== text) signIn = { text, answer: { ...answerOf(text, contentType), cacheControl: 'no-store' } }
    return signIn.answer
  }

  for (const url of ['/admin', '/admin/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const known = await page
      if (!known) return reply.callNotFound()
      reply.header('x-robots-tag', 'noindex')
      sendAnswer(request, reply, (await signInPage(request, known.text)) ?? known.answer)
      return reply
    })
  }
  app.get<{ Params: { '*': string } }>(`/${adminFiles}*`, { schema: { hide: true } }, ({ params }, reply) =>
    reply.sendFile(adminFiles + params['*']),
  )
}

/** What GET /auth/session says to whoever asks, where nobody is signed in; undefined else, and where it says nothing. */
async function nobodysSession(app: FastifyInstance, request: FastifyRequest) {
  const asked = askAs(app, request, apiRoot + getSession.path)
  const told = await within(sessionLimitMs, 'The session', asked).catch(() => undefined)
  if (told?.status !== 200) return undefined
  const session = sessionSchema.parse(JSON.parse(told.body))
  return session.user ? undefined : session
}

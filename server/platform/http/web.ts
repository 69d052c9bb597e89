import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Site } from '#contract/site/site.ts'
import { within } from '../run.ts'
import { answerOf, sendAnswer } from './answers.ts'
import { originOf } from './origin.ts'
import { type PageHead, readPages } from './web-heads.ts'

/** What a page's address is answered with: its status, or where it has moved to. */
export type PageAnswer =
  | { status: 200 | 404 | 410; isListed: boolean; head?: PageHead | undefined }
  | { movedTo: string }

interface WebOptions {
  /** Of the built client; without one (tests of the API) nothing is served. */
  directory: string | undefined
  /** The rest of it, where it is still built: what its page waits for. */
  adminBuilt: Promise<void> | undefined
  publicUrl: string | undefined
  site: () => Site
  /** What the page at a pathname is answered with. */
  answerAt: (pathname: string) => Promise<PageAnswer>
}

/** Of the admin, which may be built after the site is served. */
const adminFiles = 'assets/admin/'

/** Files under assets/ carry their hash in the name. */
const immutable = 'public, max-age=31536000, immutable'

/** Visitors get their page, which knows what to do without a database, before they give up. */
const answerLimitMs = 2000

/**
 * Serves the built client: the admin's page under /admin, the site's at every other address that is neither the API's nor a
 * file's; its head is that of the address.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { directory, adminBuilt, publicUrl, site, answerAt } = options
  if (!directory || !existsSync(path.join(directory, 'index.html'))) return
  const pageWith = await readPages(directory)
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    globIgnore: ['*.html*', 'heads.json', `${adminFiles}**`],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', hashed ? immutable : 'no-cache')
    },
  })

  registerAdmin(app, path.join(directory, 'admin.html'), adminBuilt)

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = ''] = request.url.split('?', 1)
    const isPage = !/^\/(?:api|health|assets)(?:\/|$)/.test(pathname) && !path.extname(pathname)
    if (!isPage) return reply.callNotFound()
    const answer = await within(answerLimitMs, 'The status of a page', answerAt(pathname)).catch((error) => {
      request.log.error({ err: error }, 'A page was sent without knowing its status')
      return { status: 503, isListed: true, head: undefined }
    })
    if ('movedTo' in answer) {
      // Kept by a browser for good, it would lead in a circle once the former address is the present one again.
      return reply
        .header('cache-control', 'no-cache')
        .redirect(answer.movedTo + request.url.slice(pathname.length), 301)
    }
    if (!answer.isListed) reply.header('x-robots-tag', 'noindex')
    if (answer.status === 503) reply.header('retry-after', '5')
    sendAnswer(request, reply, pageWith(answer.head, originOf(request, publicUrl), site()), answer.status)
    return reply
  })
}

/** The admin finds its screens by itself; who may see what is the API's to say. */
function registerAdmin(app: FastifyInstance, file: string, built = Promise.resolve()): void {
  const page = built.then(async () => {
    return existsSync(file) ? answerOf(await readFile(file, 'utf8'), 'text/html; charset=utf-8') : undefined
  })
  page.catch(() => undefined) // the server ends of it
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const answer = await page
      if (!answer) return reply.callNotFound()
      reply.header('x-robots-tag', 'noindex')
      sendAnswer(request, reply, answer)
      return reply
    })
  }
  app.get<{ Params: { '*': string } }>(`/${adminFiles}*`, { schema: { hide: true } }, ({ params }, reply) =>
    reply.sendFile(adminFiles + params['*']),
  )
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from '../http/answers.ts'
import { originOf } from '../http/origin.ts'
import { askOwn } from '../http/own-requests.ts'
import type { VisitorLimit } from '../http/rate-limits.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { createRenderer, type Renderer, type RenderTimes } from '../rendering/renderer.ts'
import { adminFiles, registerAdmin } from './admin-page.ts'
import type { PolicyWith } from './layout.ts'
import { createPages, type PageAsked, type Pages, type PagesOptions } from './pages.ts'
import { sendPlainForm } from './plain-forms.ts'
import { registerServiceWorker } from './service-worker.ts'
import { readTemplate } from './template.ts'

interface WebOptions extends Pick<PagesOptions, 'site' | 'answerAt' | 'isFresh'> {
  policyWith: PolicyWith
  /** Of the built client; without one (tests of the API) nothing is served. */
  directory: string | undefined
  /** The rest of it, where it is still built: what its page waits for. */
  adminBuilt: Promise<void> | undefined
  publicUrl: string | undefined
  /** How long a page may take to be rendered, where it is not the usual. */
  renderTimes: Partial<RenderTimes> | undefined
  /** What renders pages, where it is not the app's own. */
  renderer: Renderer | undefined
  /** Which page is asked for. @param url with its query */
  pageAt: (url: string) => PageAsked
  /** Of what one visitor may ask that is not in memory. */
  budget: VisitorLimit
  /** Exchanges a key of the terminal in an address for a cookie; returns the address without it. */
  exchangeKey: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>
  /** ApiAnswer of what to run whenever anything changes that a page may show; it is told how long that may wait, ms. */
  onChange: (run: (graceMs: number) => void) => void
}

/** The longest form, in Chinese, takes less when each character is three escaped bytes. */
const formMaxBytes = 128 * 1024

/** Files under assets/ carry their hash in the name. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built client: the admin's page under /admin, the site's at every other address that is neither the API's nor a
 * file's; its head is that of the address.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { directory, adminBuilt } = options
  if (!directory || !existsSync(path.join(directory, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    globIgnore: ['*.html*', 'rendering/**', `${adminFiles}**`],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', hashed ? immutable : 'no-cache')
    },
  })
  registerServiceWorker(app)
  const bundle = path.join(directory, 'rendering', 'page.mjs')
  const renderer = options.renderer ?? (existsSync(bundle) ? createRenderer(bundle, options.renderTimes) : undefined)
  registerAdmin(app, { ...options, directory, built: adminBuilt, renderer, budget: isWithin(options.budget) })
  const pages = await openPages(app, directory, renderer, options)
  registerPages(app, pages, options)
  await registerForms(app, pages, options)
}

async function openPages(
  app: FastifyInstance,
  directory: string,
  renderer: Renderer | undefined,
  options: WebOptions,
): Promise<Pages> {
  const pages = createPages({
    ...options,
    template: await readTemplate(directory, options.policyWith),
    renderer,
    log: app.log,
    ask: (asked) => askOwn(app, asked),
  })
  options.onChange(pages.changed)
  app.addHook('onClose', pages.close)
  return pages
}

function registerPages(app: FastifyInstance, pages: Pages, { pageAt, publicUrl, budget }: WebOptions): void {
  const isAllowed = isWithin(budget)
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const asked = pageAt(request.url)
    const isPage = !/^\/(?:api|health|assets)(?:\/|$)/.test(asked.pathname) && !path.extname(asked.pathname)
    if (!isPage) return reply.callNotFound()
    const page = await pages.at(asked, originOf(request, publicUrl), () => isAllowed(request, reply))
    if ('movedTo' in page) {
      // Kept by a browser for good, it would lead in a circle once the former address is the present one again.
      return reply
        .header('cache-control', 'no-cache')
        .redirect(page.movedTo + request.url.slice(asked.pathname.length), 301)
    }
    reply.headers(page.headers)
    sendAnswer(request, reply, page.answer, page.status)
    return reply
  })
}

/** Counts a page that has to be rendered, which comes all the same where it was one too many: the browser renders it. */
function isWithin(budget: VisitorLimit) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
    budget(request, reply).then(
      () => true,
      () => {
        reply.removeHeader('retry-after')
        return false
      },
    )
}

/** Forms of browsers that run no scripts, which send them to the page they stand on. Other pages cannot send any. */
async function registerForms(app: FastifyInstance, pages: Pages, { pageAt, publicUrl }: WebOptions): Promise<void> {
  await app.register(async (scope) => {
    const parser = { parseAs: 'string', bodyLimit: formMaxBytes } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', parser, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    })
    scope.post('/*', { schema: { hide: true } }, async (request, reply) => {
      const asked = pageAt(request.url)
      const { form: name, language } = asked
      if (!name) return reply.callNotFound()
      requireSameOrigin(request)
      const { status, form } = await sendPlainForm(app, request, { name, language })
      const page = await pages.answerTo(asked, originOf(request, publicUrl), form, status)
      reply.headers(page.headers)
      sendAnswer(request, reply, page.answer, status)
      return reply
    })
  })
}

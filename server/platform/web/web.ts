import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from '../http/answers.ts'
import { originOf } from '../http/origin.ts'
import { requestInternally } from '../http/own-requests.ts'
import type { VisitorLimit } from '../http/rate-limits.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { createRenderer, type Renderer, type RenderTimes } from '../rendering/renderer.ts'
import { adminFiles, registerAdmin } from './admin-page.ts'
import type { PolicyWith } from './layout.ts'
import { createPagePurge, type PageStore } from './page-purge.ts'
import { createPages, type PageAsked, type Pages, type PagesOptions } from './pages.ts'
import { sendPlainForm } from './plain-forms.ts'
import { registerServiceWorker } from './service-worker.ts'
import { readTemplate } from './template.ts'

interface WebOptions extends Pick<PagesOptions, 'site' | 'answerAt' | 'isFresh'> {
  policyWith: PolicyWith
  /** Directory of the built client; without one (tests of the API) nothing is served. */
  directory: string | undefined
  /** Resolves when the admin is built; its page waits for that. */
  adminBuilt: Promise<void> | undefined
  publicUrl: string | undefined
  /** Cache in front of the site; without one, no page is stored outside of browsers. */
  pageStore: PageStore | undefined
  /** Overrides the default time limits of rendering. */
  renderTimes: Partial<RenderTimes> | undefined
  /** Overrides the app's own renderer. */
  renderer: Renderer | undefined
  /** Parses the request for a page. @param url with its query */
  pageAt: (url: string) => PageAsked
  budget: VisitorLimit
  /** Exchanges a key of the terminal in an address for a cookie; returns the address without it. */
  exchangeKey: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>
  /** Subscribes to changes of anything that a page may show; the listener receives how long that may wait, in milliseconds. */
  onChange: (run: (graceMs: number) => void) => void
}

/** Exceeds the longest form in Chinese, whose characters are three escaped bytes each. */
const formMaxBytes = 128 * 1024

/** Files under assets/ carry their hash in the name. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built client: the admin's page under /admin, the site's pages at all other addresses that are neither files nor the API's.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<Pages | undefined> {
  const { directory, adminBuilt } = options
  if (!directory || !existsSync(path.join(directory, 'index.html'))) return undefined
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
  if (options.pageStore) purgePages(app, options.pageStore, options.onChange)
  registerPages(app, pages, options)
  await registerForms(app, pages, options)
  return pages
}

async function openPages(
  app: FastifyInstance,
  directory: string,
  renderer: Renderer | undefined,
  options: WebOptions,
): Promise<Pages> {
  const pages = createPages({
    ...options,
    isStored: options.pageStore !== undefined,
    template: await readTemplate(directory, options.policyWith),
    renderer,
    log: app.log,
    ask: (asked) => requestInternally(app, asked),
  })
  options.onChange(pages.changed)
  app.addHook('onClose', pages.close)
  return pages
}

function purgePages(app: FastifyInstance, store: PageStore, onChange: WebOptions['onChange']): void {
  const { changed, stop } = createPagePurge(store, app.log)
  onChange(changed)
  app.addHook('onListen', async () => changed(0))
  app.addHook('onClose', async () => stop())
}

function registerPages(app: FastifyInstance, pages: Pages, { pageAt, publicUrl, budget }: WebOptions): void {
  const isAllowed = isWithin(budget)
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const asked = pageAt(request.url)
    const isPage = !/^\/(?:api|health|assets)(?:\/|$)/.test(asked.pathname) && !path.extname(asked.pathname)
    if (!isPage) return reply.callNotFound()
    const page = await pages.at(asked, originOf(request, publicUrl), () => isAllowed(request, reply))
    if ('movedTo' in page) {
      // Cached forever, it would redirect in a circle once the former address is the current one again.
      return reply
        .header('cache-control', 'no-cache')
        .redirect(page.movedTo + request.url.slice(asked.pathname.length), 301)
    }
    reply.headers(page.headers)
    sendAnswer(request, reply, page.answer, page.status)
    return reply
  })
}

/** Counts a rendering against the visitor's limit; above it, the page is sent for the browser to render. */
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

/** Accepts forms of browsers without JavaScript, which post to the page that contains the form. */
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

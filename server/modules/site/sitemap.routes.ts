import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { listedPaths } from '#content/listed-paths.ts'
import { apiRoot } from '#contract/endpoint.ts'
import type { CatalogueCache, ProductsService } from '#server/modules/catalogue/index.ts'
import { answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { problem } from '#server/platform/http/problems.ts'
import { productsMax, sitemapIndexOf, sitemapOf } from './sitemap.rules.ts'

interface SitemapServices {
  products: Pick<ProductsService, 'addresses' | 'addressPages'>
  cache: CatalogueCache
  publicUrl: string | undefined
  /** Returns keys of the published industries. */
  industries: () => string[]
}

/** API paths that crawlers may fetch, because pages render from them. */
const crawlable = [
  'products',
  'images/',
  'site',
  'company',
  'case-studies',
  'industries',
  'regulations',
  'home',
  'exchange-rates',
]

const pagesSchema = z.array(z.string())

/** Registers GET /sitemap.xml with every listed page and product, and GET /robots.txt. */
export function sitemapRoutes({ products, cache, publicUrl, industries }: SitemapServices): FastifyPluginAsyncZod {
  /** Returns the first key of each part, cached until the catalogue changes. */
  async function pages(): Promise<string[]> {
    const answer = await cache.getOrCreate('sitemap pages', async () =>
      answerOf(JSON.stringify(await products.addressPages(productsMax)), 'application/json'),
    )
    return pagesSchema.parse(JSON.parse(answer.body.toString()))
  }

  /** Returns the entries of a part: the pages, if it is the first, and products from a key on. */
  async function entries(from: string | undefined, isFirst: boolean) {
    const sold = from ? await products.addresses(from, productsMax) : []
    return [
      ...(isFirst ? listedPaths(industries()).map((path) => ({ path })) : []),
      ...sold.map(({ slug, updatedAt }) => ({ path: `/products/${encodeURIComponent(slug)}`, changedAt: updatedAt })),
    ]
  }

  async function sitemap(part: number | undefined, origin: string): Promise<string> {
    const [starts, place] = [await pages(), (part ?? 1) - 1]
    if (part === undefined && starts.length > 1) return sitemapIndexOf(origin, starts.length)
    if (place !== 0 && starts[place] === undefined) throw problem('route.not_found', `The sitemap has no part ${part}`)
    return sitemapOf(await entries(starts[place], place === 0), origin)
  }

  return async (app) => {
    app.get(
      '/sitemap.xml',
      { schema: { hide: true, querystring: z.object({ part: z.optional(z.coerce.number().check(z.int())) }) } },
      async (request, reply) => {
        const { part } = request.query
        const origin = originOf(request, publicUrl)
        const answer = await cache.getOrCreate(`sitemap ${part ?? ''} ${origin}`, async () =>
          answerOf(await sitemap(part, origin), 'application/xml; charset=utf-8'),
        )
        sendAnswer(request, reply, answer)
        return reply
      },
    )

    // Private links (/quotes/…) are not listed here, which would reveal them: their pages have "noindex".
    app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
      const lines = [
        'User-agent: *',
        ...crawlable.map((path) => `Allow: ${apiRoot}/${path}`),
        'Disallow: /api/',
        'Disallow: /admin',
        '',
        `Sitemap: ${originOf(request, publicUrl)}/sitemap.xml`,
      ]
      sendAnswer(request, reply, answerOf(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8'))
      return reply
    })
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { answerOf, sendAnswer } from '#server/platform/answers.ts'
import { originOf } from '#server/platform/origin.ts'
import { problem } from '#server/platform/problems.ts'
import { listedPaths } from '../pages/pages.rules.ts'
import type { CatalogueCache } from '../products/catalogue.cache.ts'
import type { ProductsService } from '../products/products.service.ts'
import { sitemapOf } from './sitemap.rules.ts'

interface SitemapServices {
  products: Pick<ProductsService, 'addresses'>
  cache: CatalogueCache
  publicUrl: string | undefined
}

/** What a page is drawn from may be fetched, or search engines that run its code would see an empty one. */
const crawlable = ['products', 'images/', 'site', 'exchange-rates']

/** GET /sitemap.xml: every listed page and product that is sold; GET /robots.txt: where that is, and what is nobody's to crawl. */
export function sitemapRoutes({ products, cache, publicUrl }: SitemapServices): FastifyPluginAsyncZod {
  async function entries() {
    const sold = await products.addresses()
    return [
      ...listedPaths.map((path) => ({ path })),
      ...sold.map(({ slug, updatedAt }) => ({ path: `/products/${encodeURIComponent(slug)}`, changedAt: updatedAt })),
    ]
  }

  return async (app) => {
    app.get(
      '/sitemap.xml',
      { schema: { hide: true, querystring: z.object({ part: z.optional(z.coerce.number().check(z.int())) }) } },
      async (request, reply) => {
        const { part } = request.query
        const origin = originOf(request, publicUrl)
        const answer = await cache.keep(`sitemap ${part ?? ''} ${origin}`, async () => {
          const xml = sitemapOf(await entries(), { origin, part })
          if (!xml) throw problem('route.not_found', `The sitemap has no part ${part}`)
          return answerOf(xml, 'application/xml; charset=utf-8')
        })
        sendAnswer(request, reply, answer)
        return reply
      },
    )

    // Private links (/quotes/…) are not named here, which would tell of them: their pages say "noindex" themselves.
    app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
      const lines = [
        'User-agent: *',
        ...crawlable.map((path) => `Allow: /api/v1/${path}`),
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

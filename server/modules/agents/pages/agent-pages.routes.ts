import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { hero } from '#content/hero.words.ts'
import { sitePages } from '#content/site-pages.words.ts'
import { categories } from '#contract/catalogue/values/product-values.ts'
import { defaultLanguage, languageAt } from '#contract/i18n/language-values.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { markdownTwinOf, pageOfTwin, withoutLanguage } from '#contract/site/markdown-twins.ts'
import { pageAt } from '#contract/site/routes.ts'
import type { createTools } from '#server/modules/assistant/index.ts'
import type { PublishedContent } from '#server/modules/content/index.ts'
import { answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { apiCatalog, llmsText } from './agent-pages.rules.ts'
import {
  caseSection,
  categorySection,
  comparisonSection,
  homeSection,
  pageMarkdown,
  productMarkdown,
  type Section,
  topicsOfPages,
} from './page-twins.rules.ts'

interface PageServices {
  tools: ReturnType<typeof createTools>
  site: () => { name: { en: string } }
  /** Texts of pages, by path without language. */
  passages: { at: (path: string) => Section[] }
  publishedContent: Pick<PublishedContent, 'current'>
  publicUrl: string | undefined
}

const comparedMax = 4

/** Paths of up to three segments; the last one ends with `.md`. */
const shapes = ['/:a', '/:a/:b', '/:a/:b/:c'].map((shape) => `${shape}(^[^/]+?).md`)

/** Registers llms.txt, the API catalogue, and pages as Markdown. */
export function agentPagesRoutes(
  { tools, site, passages, publishedContent, publicUrl }: PageServices,
  limit: VisitorLimit,
): FastifyPluginAsync {
  /**
   * Returns a page as Markdown; undefined where there is none.
   * @param path with its language, if any
   * @param compared slugs of /compare
   */
  async function twinOf(path: string, origin: string, compared: string[]): Promise<string | undefined> {
    const language = languageAt(path) ?? defaultLanguage
    const plain = withoutLanguage(path)
    const place = { origin, path: plain, language }
    const slug = pageAt(plain)?.params.slug
    if (slug !== undefined) {
      const facts = await tools.run('product_facts', { product: slug }, { language })
      return facts.ok ? productMarkdown(place, facts.output) : undefined
    }
    if (plain === '/products') return pageMarkdown(place, await catalogueSections(place))
    if (plain === '/case-studies')
      return pageMarkdown(
        place,
        publishedContent.current('cases').map(({ data, isSample }) => caseSection({ ...data, isSample })),
      )
    if (plain === '/')
      return pageMarkdown(place, [homeSection(publishedContent.current('hero')[0]?.data ?? hero, place)])
    if (plain === '/compare') {
      const comparison =
        compared.length > 1 ? await tools.run('compare_products', { products: compared }, { language }) : undefined
      return pageMarkdown(place, [comparisonSection(comparison?.ok ? comparison.output : undefined, place)])
    }
    const topics = topicsOfPages[plain]
    const facts = topics && (await tools.run('company_facts', { topics }, { language }))
    const stated = facts?.ok ? facts.output.facts.filter(({ isStated }) => isStated) : []
    const sections = [...stated.map(({ text }) => ({ title: { 'zh-TW': '', en: '' }, text })), ...passages.at(plain)]
    const isThere = sections.length > 0 || sitePages.some((page) => page.path === plain)
    return isThere ? pageMarkdown(place, sections) : undefined
  }

  async function catalogueSections(place: { origin: string; language: ReaderLanguage }): Promise<Section[]> {
    const lists = await Promise.all(
      categories.map(async (category) => {
        const found = await tools.run('find_products', { category, limit: 20 }, place)
        return found.ok && found.output.total > 0 ? [categorySection(category, found.output, place)] : []
      }),
    )
    return lists.flat()
  }

  async function sendTwin(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, searchParams } = new URL(request.url, 'http://site')
    const path = pageOfTwin(pathname)
    const compared = searchParams.get('products')?.split(',').filter(Boolean).slice(0, comparedMax) ?? []
    const isTwin = markdownTwinOf(path) === pathname
    const text = isTwin && (await twinOf(path, originOf(request, publicUrl), compared))
    if (!text) return reply.callNotFound()
    sendAnswer(request, reply, answerOf(text, 'text/markdown; charset=utf-8'))
    return reply
  }

  return async (app) => {
    app.get('/llms.txt', { schema: { hide: true } }, async (request, reply) => {
      const text = llmsText(originOf(request, publicUrl), site().name.en)
      sendAnswer(request, reply, answerOf(text, 'text/plain; charset=utf-8'))
      return reply
    })

    app.get('/.well-known/api-catalog', { schema: { hide: true } }, async (request, reply) => {
      const origin = originOf(request, publicUrl)
      const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
      reply.header('link', `<${origin}/.well-known/api-catalog>; rel="api-catalog"`)
      sendAnswer(request, reply, answerOf(JSON.stringify(apiCatalog(origin)), type))
      return reply
    })

    for (const shape of shapes) app.get(shape, { schema: { hide: true }, onRequest: limit }, sendTwin)
  }
}

import type { FastifyPluginAsync } from 'fastify'
import type { createTools } from '#server/modules/assistant/index.ts'
import { answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import { originOf } from '#server/platform/http/origin.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { apiCatalog, llmsText, productMarkdown } from './agent-pages.rules.ts'

interface PageServices {
  tools: ReturnType<typeof createTools>
  site: () => { name: { en: string } }
  publicUrl: string | undefined
}

/** Registers llms.txt, the API catalogue and each product as Markdown. */
export function agentPagesRoutes({ tools, site, publicUrl }: PageServices, limit: VisitorLimit): FastifyPluginAsync {
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

    const options = { schema: { hide: true }, onRequest: limit }
    app.get<{ Params: { slug: string } }>('/products/:slug(^[^/]+?).md', options, async (request, reply) => {
      const facts = await tools.run('product_facts', { product: request.params.slug }, { language: 'en' })
      if (!facts.ok) throw problem('product.not_found', 'No product has this address')
      const text = productMarkdown(facts.output, originOf(request, publicUrl))
      sendAnswer(request, reply, answerOf(text, 'text/markdown; charset=utf-8'))
      return reply
    })
  }
}

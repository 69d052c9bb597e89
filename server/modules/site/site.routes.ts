import type { FastifyPluginAsync } from 'fastify'
import { getSite } from '#contract/endpoints/site.ts'
import type { Site } from '#contract/site/site.ts'
import { answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import { route } from '#server/platform/http/route.ts'

export function siteRoutes(site: () => Site): FastifyPluginAsync {
  return async (app) => {
    route(app, getSite, async () => site())
  }
}

/** Written by client/build/icons.ts. */
const icons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

/** Registers GET /manifest.webmanifest. */
export function manifestRoutes(nameOf: () => Site['name']): FastifyPluginAsync {
  return async (app) => {
    app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
      const name = nameOf()
      const manifest = {
        id: '/',
        name: `${name['zh-TW']} ${name.en}`,
        short_name: name['zh-TW'],
        lang: 'zh-HK',
        start_url: '/',
        scope: '/',
        display: 'minimal-ui',
        background_color: '#f7f9f9',
        theme_color: '#f7f9f9',
        icons,
      }
      sendAnswer(request, reply, answerOf(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8'))
      return reply
    })
  }
}

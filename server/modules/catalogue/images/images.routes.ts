import type { FastifyPluginAsync } from 'fastify'
import { apiRoot } from '#contract/endpoint.ts'
import * as endpoints from '#contract/endpoints/catalogue.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'
import type { ImagesRepo } from './images.repo.ts'

/** Where the picture with this SHA-256 is served. */
export function imagePath(hash: string): string {
  return `${apiRoot}${endpoints.getImage.path.replace(':hash', hash)}`
}

/** Pictures copied from Notion: the address names the bytes, so they are cached for good. */
export function imagesRoutes(images: ImagesRepo): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getImage, async (request, reply) => {
      const image = await images.find(request.params.hash)
      if (!image) throw problem('image.not_found', `There is no picture ${request.params.hash}`)
      return reply
        .type(image.contentType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Buffer.from(image.bytes))
    })
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { imageParametersSchema } from '#contract/products.ts'
import { problem, problemResponse } from '#server/platform/problems.ts'
import type { ImagesRepo } from './images.repo.ts'

/** Where the picture with this SHA-256 is served. */
export function imagePath(hash: string): string {
  return `/api/v1/images/${hash}`
}

/** Pictures copied from Notion: the address names the bytes, so they are cached for good. */
export function imagesRoutes(images: ImagesRepo): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/images/:hash',
      {
        schema: {
          tags: ['Catalogue'],
          operationId: 'getImage',
          summary: 'The bytes of a product picture',
          params: imageParametersSchema,
          response: {
            200: { content: { 'image/*': { schema: z.any() } } },
            404: problemResponse,
            503: problemResponse,
          },
        },
      },
      async (request, reply) => {
        const image = await images.find(request.params.hash)
        if (!image) throw problem('image.not_found', `There is no picture ${request.params.hash}`)
        return reply
          .type(image.contentType)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(Buffer.from(image.bytes))
      },
    )
  }
}

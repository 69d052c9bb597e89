import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as endpoints from '#contract/endpoints/catalogue/catalogue.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'
import type { ImageBytes, ImagesRepo } from './images.repo.ts'
import { readRender } from './renders.ts'

/** Pictures copied from Notion, and renders: the address names the bytes, so they are cached for good. */
export function imagesRoutes(images: ImagesRepo): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getImage, async ({ params: { hash } }, reply) => send(reply, await images.find(hash), hash))
    route(app, endpoints.getImageWidth, async ({ params: { hash, file } }, reply) =>
      send(reply, await readRender(hash, file), `${hash}/${file}`),
    )
  }
}

function send(reply: FastifyReply, image: ImageBytes | null, name: string) {
  if (!image) throw problem('image.not_found', `There is no picture ${name}`)
  return reply
    .type(image.contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(Buffer.from(image.bytes))
}

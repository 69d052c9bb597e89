import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as endpoints from '#contract/endpoints/catalogue/catalogue.ts'
import { uploadHeaders } from '#server/modules/media/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'
import type { ImageBytes } from './images.repo.ts'
import type { Images } from './images.service.ts'

/** Registers the picture routes. An address contains the hash of the bytes, so it is cached for good. */
export function imagesRoutes(images: Images): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getImage, async ({ params: { hash }, headers: { accept = '' } }, reply) => {
      const image = (await images.findAccepted(hash, accept)) ?? (await images.find(hash))
      return send(reply.header('vary', 'accept'), image, hash)
    })
    route(app, endpoints.getImageWidth, async ({ params: { hash, file } }, reply) =>
      send(reply, await images.findWidth(hash, file), `${hash}/${file}`),
    )
  }
}

function send(reply: FastifyReply, image: ImageBytes | null, name: string) {
  if (!image) throw problem('image.not_found', `There is no picture ${name}`)
  return reply.type(image.contentType).headers(uploadHeaders).send(Buffer.from(image.bytes))
}

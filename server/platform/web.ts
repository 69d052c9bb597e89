import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files under assets/ carry their hash in the name. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built client, one page for every address that is neither the API's nor a file's.
 * @param directory of the build; without one (tests of the API) nothing is served
 */
export async function registerWeb(app: FastifyInstance, directory: string | undefined): Promise<void> {
  if (!directory || !existsSync(path.join(directory, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', hashed ? immutable : 'no-cache')
    },
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [pathname = ''] = request.url.split('?', 1)
    const isPage = !/^\/(?:api|health|assets)(?:\/|$)/.test(pathname) && !path.extname(pathname)
    return isPage ? reply.sendFile('index.html') : reply.callNotFound()
  })
}

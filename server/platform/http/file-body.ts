import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ProblemError, problem } from './problems.ts'

/** Accepts bodies of these media types as files, to be read by `readFileBody`. */
export function acceptFiles(app: FastifyInstance, mediaTypes: readonly string[]): void {
  app.addContentTypeParser([...mediaTypes], (_request, payload, done) => done(null, payload))
}

/**
 * Reads the bytes of a file. A file that is too large is read on (up to twice the limit) but discarded, so that the sender gets the
 * response.
 * @throws request.invalid where the body is no file; the error of `tooLarge`
 */
export async function readFileBody(body: unknown, bytesMax: number, tooLarge: () => ProblemError): Promise<Buffer> {
  if (!(body instanceof Readable)) throw problem('request.invalid', 'Send the file as the body, with its media type')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > 2 * bytesMax) break
    if (length <= bytesMax) chunks.push(chunk)
    else chunks.length = 0
  }
  if (length > bytesMax) throw tooLarge()
  return Buffer.concat(chunks)
}

/** Keeps raw JSON bodies, which signatures are computed from. @returns a function that returns a request's raw body */
export function keepRawBodies(app: FastifyInstance): (request: FastifyRequest) => Buffer {
  const bodies = new WeakMap<FastifyRequest, Buffer>()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    bodies.set(request, body)
    parse(request, body.toString('utf8'), done)
  })
  return (request) => bodies.get(request) ?? Buffer.alloc(0)
}

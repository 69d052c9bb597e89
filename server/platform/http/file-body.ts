import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type ProblemError, problem } from './problems.ts'

/** Bodies of these media types are files, which their routes read with `readFileBody`. */
export function takeFiles(app: FastifyInstance, mediaTypes: readonly string[]): void {
  app.addContentTypeParser([...mediaTypes], (_request, payload, done) => done(null, payload))
}

/**
 * The bytes of a file as they come. What is too large is read on, but not kept, so that its sender hears the answer.
 * @throws request.invalid where the body is no file; what `tooLarge` makes
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

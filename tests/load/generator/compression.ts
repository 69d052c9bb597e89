import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { request } from 'undici'
import type { LoadRequest } from './generator.ts'

/** How many bytes these requests are answered with, over those of the same answers gzipped. */
export async function compressionOf(origin: string, requests: LoadRequest[]): Promise<number> {
  let [sent, gzipped] = [0, 0]
  for (const { path, headers = {} } of requests) {
    const answer = await request(origin + path, { headers })
    const body = Buffer.from(await answer.body.arrayBuffer())
    sent += body.length
    gzipped += gzipSync(decoded(body, answer.headers['content-encoding'])).length
  }
  return sent / gzipped
}

function decoded(body: Buffer, coding: string | string[] | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}

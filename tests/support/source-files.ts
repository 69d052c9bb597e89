import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file as text, or as bytes. */
type Content = string | Uint8Array

/** A folder of product files, as an operator has one. */
export function createSourceFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'harbour-iot-files-'))
  return {
    path: folder,
    /** Puts a file there that was saved a while ago, unless `savedAt` says otherwise. */
    async save(name: string, content: Content, savedAt = new Date(Date.now() - 60_000)): Promise<void> {
      const file = path.join(folder, name)
      await writeFile(file, content)
      await utimes(file, savedAt, savedAt)
    },
    remove: (name: string) => rm(path.join(folder, name), { recursive: true }),
    async clear(): Promise<void> {
      for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true })
    },
    delete: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type SourceFolder = ReturnType<typeof createSourceFolder>

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A web server that gives files, over real HTTP, on this machine. */
export async function startFileServer() {
  const asked: { path: string; headers: IncomingMessage['headers']; status: number }[] = []
  let handler: Handler = (_request, response) => void response.writeHead(404).end()
  const server = createServer((request, response) => {
    response.on('finish', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, status: response.statusCode })
    })
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url,
    asked,
    /** Answers as this says from now on. */
    answer(next: Handler): void {
      handler = next
      asked.length = 0
    },
    /** Gives this file, with these headers, and says 304 to who has it by its ETag or its time. */
    give(content: Content, headers: Record<string, string> = {}): void {
      this.answer((request, response) => {
        const { etag, 'last-modified': time } = headers
        const isKnown =
          (etag !== undefined && request.headers['if-none-match'] === etag) ||
          (time !== undefined && request.headers['if-modified-since'] === time)
        response.writeHead(isKnown ? 304 : 200, { 'content-type': 'text/csv', ...headers })
        response.end(isKnown ? undefined : content)
      })
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FileServer = Awaited<ReturnType<typeof startFileServer>>

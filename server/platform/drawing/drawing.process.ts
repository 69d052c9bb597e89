// Draws pages, in a thread of its own: a long one keeps no other request waiting, and one that never ends can be ended.
import { parentPort, workerData } from 'node:worker_threads'
import type { SentForm } from '#contract/requests/sent-form.ts'
import type { DrawnPage } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import type { FromDrawing, ToDrawing } from './messages.ts'

const waiting = new Map<number, (response: Response) => void>()
let asked = 0

/** All that a page asks for is the API's, which the server itself answers. */
globalThis.fetch = (path) =>
  new Promise((resolve) => {
    asked += 1
    waiting.set(asked, resolve)
    send({ ask: asked, path: String(path) })
  })

const { drawPage }: { drawPage: (address: string, site: Site, form?: SentForm) => Promise<DrawnPage> } = await import(
  workerData
)

parentPort?.on('message', (message: ToDrawing) => {
  if ('draw' in message) void draw(message)
  else {
    waiting.get(message.answer)?.(new Response(message.body, { status: message.status, headers: message.headers }))
    waiting.delete(message.answer)
  }
})
send({ ready: true })

async function draw({ draw, address, site, form }: Extract<ToDrawing, { draw: number }>): Promise<void> {
  try {
    send({ drawn: draw, page: await drawPage(address, site, form) })
  } catch (error) {
    send({ drawn: draw, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function send(message: FromDrawing): void {
  parentPort?.postMessage(message)
}

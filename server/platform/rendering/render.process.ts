// Renders pages in a thread, so that a long rendering blocks no other request and an endless one can be terminated.
import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { SentForm } from '#contract/requests/sent-form.ts'
import type { RenderedPage } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import type { Session } from '#contract/staff/staff.ts'
import type { ApiAnswer, FromRenderer, PageToRender, ToRenderer } from './messages.ts'
import { pageBytesOf } from './page-bytes.ts'

const waiting = new Map<number, (response: Response) => void>()
let asked = 0

/** Response whose text is read directly, without a stream. */
class ApiResponse extends Response {
  readonly #text: string
  constructor({ status, headers, body }: ApiAnswer) {
    super(null, { status, headers })
    this.#text = body
  }
  override async text(): Promise<string> {
    return this.#text
  }
  override async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

/** Sends requests of components to the server's main thread, which passes them to its own API. */
globalThis.fetch = (path) =>
  new Promise((resolve) => {
    asked += 1
    waiting.set(asked, resolve)
    send({ ask: asked, path: String(path) })
  })

/** Exports of the built client/build/page.tsx. */
interface Bundle {
  renderPage: (address: string, site: Site, form?: SentForm) => Promise<RenderedPage>
  renderSignIn: (site: Site, session: Session) => Promise<RenderedPage>
}
const { renderPage, renderSignIn }: Bundle = await import(workerData)
flushCompileCache() // before the thread may be terminated

parentPort?.on('message', (message: ToRenderer) => {
  if ('render' in message) void render(message)
  else {
    waiting.get(message.answer)?.(new ApiResponse(message))
    waiting.delete(message.answer)
  }
})
send({ ready: true })

async function render({ render, address, site, form, session }: { render: number } & PageToRender): Promise<void> {
  try {
    const page = pageBytesOf(await (session ? renderSignIn(site, session) : renderPage(address, site, form)))
    send({ rendered: render, page }, [page.bytes.buffer])
  } catch (error) {
    send({ rendered: render, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

/** @param handedOver buffers to transfer instead of copying */
function send(message: FromRenderer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver)
}

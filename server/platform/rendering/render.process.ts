// Renders pages, in a thread of its own: a long one keeps no other request waiting, and one that never ends can be ended.
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

/** Is read as the text that came: a body of a Response would go through a stream. */
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

/** All that a page asks for is the API's, which the server itself answers. */
globalThis.fetch = (path) =>
  new Promise((resolve) => {
    asked += 1
    waiting.set(asked, resolve)
    send({ ask: asked, path: String(path) })
  })

/** What the build has made of client/build/page.tsx. */
interface Bundle {
  renderPage: (address: string, site: Site, form?: SentForm) => Promise<RenderedPage>
  renderSignIn: (site: Site, session: Session) => Promise<RenderedPage>
}
const { renderPage, renderSignIn }: Bundle = await import(workerData)
flushCompileCache() // as serve.ts

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

/** @param handedOver what need not be copied, and is gone here */
function send(message: FromRenderer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver)
}

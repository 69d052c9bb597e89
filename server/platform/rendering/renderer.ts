import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createPool } from '../pool.ts'
import type { ApiAnswer, FromRenderer, PageToRender, ToRenderer } from './messages.ts'
import type { PageBytes } from './page-bytes.ts'

export type { ApiAnswer } from './messages.ts'

/** Time limits: for a thread to start, for a page to render (both terminate the thread), and for a page in the queue. */
export interface RenderTimes {
  openMs: number
  renderMs: number
  waitMs: number
}

/** Above these, the browser renders the page. */
const usualTimes: RenderTimes = { openMs: 5000, renderMs: 1500, waitMs: 1000 }
/** Heap limit in MiB; a page needs a tenth of it. */
const heapMax = 128
/** Young generation in MiB: V8 would fill its default of 24 before collecting. */
const youngMax = 6

/** Sends an internal request to the API. */
export type Ask = (path: string) => Promise<ApiAnswer>

export interface Renderer {
  /**
   * Renders a page, one at a time.
   * @throws RenderError if it fails or takes too long
   */
  render(page: PageToRender, ask: Ask): Promise<PageBytes>
  close(): Promise<void>
}

export class RenderError extends Error {
  override readonly name = 'RenderError'
}

/**
 * Starts the thread that renders pages, and restarts it for the next page when it has ended.
 * @param bundle path of the built client/build/page.tsx
 * @param given overrides of the default time limits
 */
export function createRenderer(bundle: string, given: Partial<RenderTimes> = {}): Renderer {
  const times = { ...usualTimes, ...given }
  const inTurn = createPool(1, {
    waitMs: times.waitMs,
    refusal: () => new RenderError('Too many pages are to be rendered'),
  })
  let thread = openThread(bundle, times.openMs)

  async function renderNow(page: PageToRender, ask: Ask): Promise<PageBytes> {
    if (thread.isGone()) thread = openThread(bundle, times.openMs)
    return thread.render(page, ask, times.renderMs)
  }
  return {
    render: (page, ask) => inTurn(() => renderNow(page, ask)),
    close: () => thread.end('The server stops'),
  }
}

function openThread(bundle: string, openMs: number) {
  const worker = new Worker(new URL('./render.process.ts', import.meta.url), {
    workerData: pathToFileURL(bundle).href,
    resourceLimits: { maxOldGenerationSizeMb: heapMax, maxYoungGenerationSizeMb: youngMax },
    execArgv: [],
  })
  worker.unref()
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined) // rejects each rendering instead
  let present: { number: number; ask: Ask; rendered: PromiseWithResolvers<PageBytes> } | undefined
  let last = 0
  let gone: string | undefined

  function leave(reason: string): void {
    gone ??= reason
    ready.reject(new RenderError(reason))
    present?.rendered.reject(new RenderError(reason))
  }
  async function end(reason: string): Promise<void> {
    leave(reason)
    await worker.terminate()
  }
  async function tell(number: number, path: string, ask: Ask): Promise<void> {
    const answer = await ask(path).catch((): ApiAnswer => ({ status: 500, headers: {}, body: '' }))
    send({ answer: number, ...answer })
  }
  function send(message: ToRenderer): void {
    worker.postMessage(message)
  }
  const opening = setTimeout(
    () => void end(`The thread that renders pages was not ready in ${openMs} ms`),
    openMs,
  ).unref()
  worker.on('error', (error) => leave(String(error)))
  worker.on('exit', (code) => leave(`The thread that renders pages ended with code ${code}`))
  // `node --watch` sends messages of its own.
  worker.on('message', (message: FromRenderer) => {
    if ('ready' in message) {
      clearTimeout(opening)
      ready.resolve()
    } else if ('ask' in message) {
      if (present) void tell(message.ask, message.path, present.ask)
    } else if (present && message.rendered === present.number) {
      if ('page' in message) present.rendered.resolve(message.page)
      else present.rendered.reject(new RenderError(message.failure))
    }
  })

  return {
    isGone: () => gone !== undefined,
    end,
    async render(page: PageToRender, ask: Ask, limitMs: number): Promise<PageBytes> {
      await ready.promise
      last += 1
      const rendered = Promise.withResolvers<PageBytes>()
      present = { number: last, ask, rendered }
      const timer = setTimeout(() => void end(`The page ${page.address} took longer than ${limitMs} ms`), limitMs)
      send({ render: last, ...page })
      try {
        return await rendered.promise
      } finally {
        clearTimeout(timer)
        present = undefined
      }
    },
  }
}

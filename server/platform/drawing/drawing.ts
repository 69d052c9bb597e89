import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createPool } from '../pool.ts'
import type { FromDrawing, PageToDraw, ToDrawing, Told } from './messages.ts'
import type { PageBytes } from './page-bytes.ts'

export type { Told } from './messages.ts'

/** How long a thread may take until it is ready, and a page until it is drawn, before the thread is ended; and how long a page waits for its turn. */
export interface DrawingTimes {
  openMs: number
  drawMs: number
  waitMs: number
}

/** A page that takes longer is left to the browser. */
const usualTimes: DrawingTimes = { openMs: 5000, drawMs: 1500, waitMs: 1000 }
/** A page needs a tenth of it; what needs more is ended before it takes the memory of all. */
const heapMax = 128
/** What it makes anew for each page: the usual 24 MiB would be filled before any of it is let go of. */
const youngMax = 6

/** Asks the API as a page would. */
export type Ask = (path: string) => Promise<Told>

export interface Drawing {
  /**
   * Draws a page, one at a time.
   * @throws DrawingError where it fails, or takes too long
   */
  draw(page: PageToDraw, ask: Ask): Promise<PageBytes>
  close(): Promise<void>
}

export class DrawingError extends Error {
  override readonly name = 'DrawingError'
}

/**
 * Opens the thread that draws pages. One that dies, or has to be ended, is opened anew for the next page.
 * @param bundle what the build has made of client/build/page.tsx
 * @param given times that are not the usual
 */
export function createDrawing(bundle: string, given: Partial<DrawingTimes> = {}): Drawing {
  const times = { ...usualTimes, ...given }
  const inTurn = createPool(1, {
    waitMs: times.waitMs,
    refusal: () => new DrawingError('Too many pages are to be drawn'),
  })
  let thread = openThread(bundle, times.openMs)

  async function drawNow(page: PageToDraw, ask: Ask): Promise<PageBytes> {
    if (thread.isGone()) thread = openThread(bundle, times.openMs)
    return thread.draw(page, ask, times.drawMs)
  }
  return {
    draw: (page, ask) => inTurn(() => drawNow(page, ask)),
    close: () => thread.end('The server stops'),
  }
}

function openThread(bundle: string, openMs: number) {
  const worker = new Worker(new URL('./drawing.process.ts', import.meta.url), {
    workerData: pathToFileURL(bundle).href,
    resourceLimits: { maxOldGenerationSizeMb: heapMax, maxYoungGenerationSizeMb: youngMax },
    execArgv: [],
  })
  worker.unref()
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined) // whoever draws is told
  let present: { number: number; ask: Ask; drawn: PromiseWithResolvers<PageBytes> } | undefined
  let last = 0
  let gone: string | undefined

  function leave(reason: string): void {
    gone ??= reason
    ready.reject(new DrawingError(reason))
    present?.drawn.reject(new DrawingError(reason))
  }
  async function end(reason: string): Promise<void> {
    leave(reason)
    await worker.terminate()
  }
  async function tell(number: number, path: string, ask: Ask): Promise<void> {
    const told = await ask(path).catch((): Told => ({ status: 500, headers: {}, body: '' }))
    send({ answer: number, ...told })
  }
  function send(message: ToDrawing): void {
    worker.postMessage(message)
  }
  const opening = setTimeout(
    () => void end(`The thread that draws pages was not ready in ${openMs} ms`),
    openMs,
  ).unref()
  worker.on('error', (error) => leave(String(error)))
  worker.on('exit', (code) => leave(`The thread that draws pages ended with code ${code}`))
  // Under `node --watch` others speak here too.
  worker.on('message', (message: FromDrawing) => {
    if ('ready' in message) {
      clearTimeout(opening)
      ready.resolve()
    } else if ('ask' in message) {
      if (present) void tell(message.ask, message.path, present.ask)
    } else if (present && message.drawn === present.number) {
      if ('page' in message) present.drawn.resolve(message.page)
      else present.drawn.reject(new DrawingError(message.failure))
    }
  })

  return {
    isGone: () => gone !== undefined,
    end,
    async draw(page: PageToDraw, ask: Ask, limitMs: number): Promise<PageBytes> {
      await ready.promise
      last += 1
      const drawn = Promise.withResolvers<PageBytes>()
      present = { number: last, ask, drawn }
      const timer = setTimeout(() => void end(`The page ${page.address} took longer than ${limitMs} ms`), limitMs)
      send({ draw: last, ...page })
      try {
        return await drawn.promise
      } finally {
        clearTimeout(timer)
        present = undefined
      }
    },
  }
}

/** What the types of documents do not say of a service worker. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface AskedEvent extends LastingEvent {
  request: Request
  /** The answer to a page's request, which the browser sent while the worker began. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

export const scope = globalThis as unknown as WorkerScope

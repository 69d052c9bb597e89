import { assetFor, dropFormer, findAsset, keepNeeded } from './assets.ts'
import { built } from './built.ts'
import { keptAnswers } from './kept.ts'
import { networkFirst } from './network-first.ts'
import { offLinePage, pageFor, pageKeyOf } from './pages.ts'
import { type AskedEvent, scope } from './scope.ts'

/*
 * Keeps pages and answers of the catalogue as they were seen last, for when the server cannot be reached (docs/developing.md, "Without a
 * network"). A new version waits until no page of the former one is open: that one's code stays whole.
 */

scope.addEventListener('install', (event) => event.waitUntil(keepNeeded()))

scope.addEventListener('activate', (event) => {
  const begun = [scope.clients.claim(), scope.registration.navigationPreload?.enable(), dropFormer()]
  event.waitUntil(Promise.allSettled(begun))
})

// What it does not answer, the browser asks the server for, as without it.
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

function answerTo(event: AskedEvent): Promise<Response> | undefined {
  const { method, url, mode, headers } = event.request
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== location.origin || headers.has('authorization')) return undefined
  const { pathname } = asked
  if (pathname.startsWith('/assets/') && !pathname.startsWith('/assets/admin/')) return assetFor(event)
  if (built.needed.includes(pathname)) return fileFor(event.request)
  const key = pageKeyOf(asked)
  if (key !== undefined && headers.get('accept')?.startsWith('text/html')) return pageFor(event, key)
  if (mode === 'navigate') return otherFor(event, asked)
  return built.answers.some((path) => new RegExp(`^${path}$`).test(pathname)) ? answerFor(event, asked) : undefined
}

/** A file whose name stays when it changes. */
async function fileFor(request: Request): Promise<Response> {
  return fetch(request).catch(async (error) => {
    const kept = await findAsset(request.url)
    if (!kept) throw error
    return kept
  })
}

/** A page that is never kept, or a file. */
async function otherFor({ request, preloadResponse }: AskedEvent, { pathname }: URL): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    if (/^\/(?:admin|api|health)(?:\/|$)/.test(pathname)) throw error
    return offLinePage(pathname)
  }
}

/** One that was kept has the time as of which it holds, by which the page knows that it is not fresh. */
async function answerFor(event: AskedEvent, { pathname, search }: URL): Promise<Response> {
  const found = await networkFirst({
    kept: keptAnswers,
    key: pathname + search,
    network: fetch(event.request),
    about: async () => ({}),
    waitUntil: (work) => event.waitUntil(work),
  })
  return found?.answer ?? Response.error()
}

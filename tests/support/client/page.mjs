// Stands for what the build makes of client/build/page.tsx: draws little, and fails in every way that a component can.
import { setTimeout } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

let drawn = 0

/** Behaviour of a page, chosen by its address or its `q`. */
const faults = {
  'it-throws'() {
    throw new Error('A component threw')
  },
  'it-never-ends'() {
    for (;;);
  },
  'it-takes-long': () => setTimeout(60_000),
  'it-ends-the-thread': () => process.exit(7),
  'it-takes-all-memory'() {
    for (const all = []; ; ) all.push(Array.from({ length: 1e6 }, Math.random))
  },
  'it-asks-twice': async () => `${await textAt('/api/v1/company')} ${await textAt('/api/v1/company')}`,
  'it-asks-and-waits': async () => {
    const text = await textAt('/api/v1/products/it-asks-and-waits')
    await setTimeout(500)
    return text
  },
  'it-is-long': () => 'x'.repeat(1e6),
}

/** The text of a page tells which thread has drawn it, as its how manieth page, and what the API has answered. */
export async function renderPage(address, site) {
  drawn += 1
  const { pathname, searchParams } = new URL(address, site.origin)
  const text = await textOf(pathname, searchParams)
  return {
    head: `<title>${escaped(site.name.en)}</title><link rel="canonical" href="${site.origin}${encodeURI(pathname)}"/>`,
    body: `<p>thread ${threadId}, page ${drawn}</p><p>${escaped(address)}</p><p>${escaped(text)}</p>`,
    served: { site, queries: [], isRendered: true },
    file: 'page.tsx',
  }
}

/** Tells the same of the admin's sign-in, and of whom it names. */
export function renderSignIn(site, session) {
  drawn += 1
  const accounts = session.demoAccounts.map(({ email }) => email).join()
  return {
    head: '<title>sign-in</title>',
    before: '<template></template>',
    body: `<form></form><p>thread ${threadId}, page ${drawn}</p><p>${accounts}</p>`,
    served: { site, queries: [{ key: ['session'], data: session }], isRendered: true },
  }
}

async function textOf(pathname, query) {
  const name = query.get('q') ?? pathname.split('/').at(-1)
  const fault = faults[name.split(' ')[0]]
  if (fault) return fault()
  const [asked] = /\/products(?:\/.+)?$/.exec(pathname) ?? []
  return asked ? textAt(`/api/v1${asked}${query.size > 0 ? `?${query}` : ''}`) : ''
}

async function textAt(path) {
  return (await fetch(path)).text()
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

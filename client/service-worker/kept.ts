import { seenAtHeader } from '../src/api/seen-at-header.ts'

/** What was seen last, oldest first; bounded in number and in bytes. */
export interface Kept {
  name: string
  max: number
  bytesMax: number
}

export const keptPages: Kept = { name: 'pages', max: 40, bytesMax: 8_000_000 }
export const keptAnswers: Kept = { name: 'answers', max: 60, bytesMax: 4_000_000 }

const entryBytesMax = 1_000_000
const bytesHeader = 'kept-bytes'
const anyVariant = { ignoreVary: true }

/** Keeps a copy of an answer under an address, and drops what is then too much. @param about further headers to keep with it */
export async function keep({ name, max, bytesMax }: Kept, key: string, answer: Response, about = {}): Promise<void> {
  const body = await answer.arrayBuffer()
  const cache = await caches.open(name)
  await cache.delete(key, anyVariant)
  if (body.byteLength > entryBytesMax) return
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding') // it is kept as it was before
  const noted = { [seenAtHeader]: new Date().toISOString(), [bytesHeader]: String(body.byteLength), ...about }
  for (const [header, value] of Object.entries(noted)) headers.set(header, value)
  await cache.put(key, new Response(body, { headers }))
  const entries = await entriesOf(cache)
  let bytes = entries.reduce((sum, { answer }) => sum + Number(answer.headers.get(bytesHeader)), 0)
  for (const [index, oldest] of entries.entries()) {
    if (bytes <= bytesMax && entries.length - index <= max) return
    await cache.delete(oldest.request, anyVariant)
    bytes -= Number(oldest.answer.headers.get(bytesHeader))
  }
}

export async function find({ name }: Kept, key: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(key, anyVariant)
}

export async function forget({ name }: Kept, key: string): Promise<void> {
  await (await caches.open(name)).delete(key, anyVariant)
}

/** All that is kept, oldest first. */
export async function allOf({ name }: Kept): Promise<{ request: Request; answer: Response }[]> {
  return entriesOf(await caches.open(name))
}

async function entriesOf(cache: Cache) {
  const requests = await cache.keys()
  const entries = await Promise.all(
    requests.map(async (request) => ({ request, answer: await cache.match(request, anyVariant) })),
  )
  return entries.flatMap(({ request, answer }) => (answer ? [{ request, answer }] : []))
}

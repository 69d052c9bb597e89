import { hash } from '@node-rs/argon2'
import { type ImportMapping, productImportSchema } from '#contract/product-imports.ts'
import { accessTokenSchema } from '#contract/staff.ts'
import { fillCatalogue } from './catalogue.ts'
import { startServer } from './children.ts'
import { query, startDatabase } from './database.ts'
import { atMost, type Figure, percentile } from './figures.ts'

const rowCount = 10_000
const person = { email: 'bench@staff.example', password: 'lantern-harbour-44' }
const list = '/api/v1/products?search=gateway&page='
const mapping: ImportMapping = { 0: 'name', 1: 'sku', 2: 'msrp', 3: 'description', 4: 'availability', 5: 'tags' }

/**
 * How long the preview of a file takes, half of it new products and half of it changes, and what the public list's readers notice
 * meanwhile: each of them asks for another page, so that none is answered from memory.
 */
export async function measurePreview(): Promise<Figure[]> {
  await using database = await startDatabase()
  await fillCatalogue(database.url, rowCount)
  await signUp(database.url)
  await query(database.url, 'VACUUM ANALYZE')
  await using server = await startServer({ DATABASE_URL: database.url })
  const call = await signIn(server.url)
  const known = await query<{ name: string; sku: string | null }>(
    database.url,
    `SELECT "name", "sku" FROM "Product" ORDER BY "id" LIMIT ${rowCount / 2}`,
  )
  const { id } = await call(`?fileName=bench.csv`, fileOf(known), 'text/csv')
  await readers(server.url, async () => pause(3000)) // both are warm
  const idle = await readers(server.url, async () => pause(5000))
  let seconds = 0
  const busy = await readers(server.url, async () => {
    const began = performance.now()
    await call(`/${id}/preview`, JSON.stringify({ mapping }), 'application/json')
    while ((await call(`/${id}`)).status === 'previewing') await pause(50)
    seconds = (performance.now() - began) / 1000
  })
  const [idleP99, busyP99] = [percentile(idle, 99), percentile(busy, 99)]
  return [
    atMost(`Import preview of ${rowCount} rows`, seconds, 5, 's'),
    atMost(
      `Public list's p99 meanwhile (${busyP99.toFixed(1)} ms), over idle (${idleP99.toFixed(1)} ms)`,
      busyP99 / idleP99,
      2,
      '',
    ),
  ]
}

async function signUp(url: string): Promise<void> {
  const passwordHash = await hash(person.password)
  await query(
    url,
    `INSERT INTO "User" ("id", "name", "email", "role", "passwordHash", "passwordChangedAt", "updatedAt")
    VALUES (gen_random_uuid(), 'Bench', '${person.email}', 'manager', '${passwordHash}', now(), now())`,
  )
}

function fileOf(known: { name: string; sku: string | null }[]): string {
  const cells = (...values: string[]) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')
  const text = 'A sensor of temperature and humidity for cold rooms. '.repeat(4)
  const rows = [
    ...known.map(({ name, sku }, index) => cells(name, sku ?? '', String(100 + index), text, 'In Stock (12)', 'a, b')),
    ...known.map((_one, index) => cells(`New sensor ${index}`, `NEW-${index}`, String(index), text, '40', 'a')),
  ]
  return ['Name,SKU,MSRP,Description,Availability,Tags', ...rows].join('\n')
}

async function signIn(origin: string) {
  const answer = await fetch(`${origin}/api/v1/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.email, password: person.password }),
  })
  const { accessToken } = accessTokenSchema.parse(await answer.json())
  return async (path: string, body?: string, type = '') => {
    const headers = { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': type }) }
    const url = `${origin}/api/v1/admin/products/imports${path}`
    const done = await fetch(url, { headers, ...(body && { method: 'POST', body }) })
    return productImportSchema.parse(await done.json())
  }
}

/** Latencies of four readers while something goes on, in milliseconds. */
async function readers(origin: string, meanwhile: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  async function read(page: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now()
      await (await fetch(`${origin}${list}${1 + ((page + turn * 4) % 40)}`)).text()
      times.push(performance.now() - began)
      await pause(5)
    }
  }
  const reading = [0, 1, 2, 3].map(read)
  await meanwhile()
  isOver = true
  await Promise.all(reading)
  return times
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

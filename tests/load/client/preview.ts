import { hash } from '@node-rs/argon2'
import { type ImportMapping, productImportSchema } from '#contract/catalogue/product-imports.ts'
import { accessTokenSchema } from '#contract/staff/staff.ts'
import { fillCatalogue } from '../catalogue.ts'
import { startServer } from '../children.ts'
import { query, startDatabase } from '../database.ts'
import { atMost, median, percentile, type Row, row } from '../figures.ts'
import { askMeanwhile } from '../generator/paced.ts'

const rowCount = 10_000
const person = { email: 'bench@staff.example', password: 'lantern-harbour-44' }
const list = '/api/v1/products'
const rounds = 9
/** As the screen asks how far it is (client/src/admin/api/files/product-imports.ts). */
const screenPauseMs = 600
const mapping: ImportMapping = { 0: 'name', 1: 'sku', 2: 'msrp', 3: 'description', 4: 'availability', 5: 'tags' }

/** What readers of the public list ask for, at an even pace whatever the answers take. */
interface Readers {
  name: string
  everyMs: number
  /** @param turn counts requests */
  pathOf: (turn: number) => string
}

const everyone: Readers[] = [
  { name: 'from memory', everyMs: 4, pathOf: (turn) => `${list}?search=gateway&page=${1 + (turn % 40)}` },
  // No address twice, since answers are kept by address.
  { name: 'uncached', everyMs: 20, pathOf: (turn) => `${list}?minPrice=${turn / 100}&page=${1 + (turn % 40)}` },
]

/**
 * How long the preview of a file takes, half of it new products and half of it changes, and what the public list's readers notice
 * meanwhile, compared with the same readers for as long a time just before.
 */
export async function measurePreview(): Promise<Row[]> {
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
  const preview = () => previewed(call, id)
  const noticed: Noticed[] = []
  for (const readers of everyone) noticed.push(await notice(server.url, readers, preview))
  const seconds = median(noticed.flatMap((one) => one.seconds))
  return [
    row(`Import preview of ${rowCount} rows, median of ${2 * rounds}`, seconds, atMost(5, 's')),
    ...noticed.map(rowOf),
  ]
}

interface Noticed {
  name: string
  /** Of each preview. */
  seconds: number[]
  /** Of each round, in milliseconds. */
  idle: number[]
  /** Of each round, in milliseconds. */
  busy: number[]
  /** While there was a preview. */
  requests: number
}

function rowOf({ name, idle, busy, requests }: Noticed): Row {
  const ratios = busy.map((p99, round) => p99 / (idle[round] ?? Number.NaN))
  const [before, meanwhile] = [median(idle).toFixed(1), median(busy).toFixed(1)]
  const detail = `${meanwhile} and ${before} ms; ${requests} requests`
  return row(`Public list's p99 meanwhile, ${name}, over idle`, median(ratios), atMost(2), detail)
}

async function notice(origin: string, readers: Readers, preview: () => Promise<number>): Promise<Noticed> {
  const { name, everyMs, pathOf } = readers
  const noticed: Noticed = { name, seconds: [], idle: [], busy: [], requests: 0 }
  let turn = 0
  const nextPath = () => {
    turn += 1 // goes on from round to round
    return pathOf(turn)
  }
  const ask = (meanwhile: () => Promise<void>) => askMeanwhile({ origin, everyMs, pathOf: nextPath }, meanwhile)
  let seconds = 0
  await ask(async () => {
    seconds = await preview() // both are warm
  })
  for (let round = 0; round < rounds; round += 1) {
    const lastMs = seconds * 1000
    const idle = await ask(() => pause(lastMs))
    const busy = await ask(async () => {
      seconds = await preview()
    })
    noticed.seconds.push(seconds)
    noticed.idle.push(percentile(idle, 99))
    noticed.busy.push(percentile(busy, 99))
    noticed.requests += busy.length
  }
  return noticed
}

/** @returns seconds until the screen knows that it is done */
async function previewed(call: Awaited<ReturnType<typeof signIn>>, id: string): Promise<number> {
  const began = performance.now()
  await call(`/${id}/preview`, JSON.stringify({ mapping }), 'application/json')
  while ((await call(`/${id}`)).status === 'previewing') await pause(screenPauseMs)
  return (performance.now() - began) / 1000
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

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

import { hash } from '@node-rs/argon2'
import { fillCatalogue } from '../catalogue.ts'
import { startServer } from '../children.ts'
import { query, startDatabase } from '../database.ts'
import { atMost, percentile, type Row, row } from '../figures.ts'
import type { Options } from '../options.ts'
import { planSettings, slowestPlans } from '../plans.ts'
import { fillAdmin } from './admin-fill.ts'
import { person, signIn, time } from './staff-times.ts'

const rowCount = 100_000
const p95MostMs = 100
const pages = [1, 2000, 4000]

/** What each table is asked for: every sort at the front, in the middle and at the end; filtered; searched; both. */
const tables: Record<string, { sorts: string[]; filters: string[]; searches: string[] }> = {
  products: {
    sorts: ['name', 'price', 'stock', 'category', 'updatedAt'],
    filters: ['category=hardware', 'stock=low-stock', 'state=listed', 'category=software,systems&stock=in-stock'],
    searches: ['漏水', '停車', '溫度', 'gateway', 'HI-LEAK-00'],
  },
  enquiries: messages(['createdAt', 'name', 'company'], ['inquiryType=quote,demo']),
  'demo-requests': messages(['createdAt', 'name', 'company', 'preferredDate'], ['industry=retail']),
  quotes: messages(['createdAt', 'name', 'company', 'listTotal'], ['status=sent,accepted']),
  users: {
    sorts: ['name', 'email', 'role', 'status', 'lastLoginAt', 'createdAt'],
    filters: ['role=manager', 'status=inactive', 'status=online'],
    searches: ['志強', '陳大', 'user000123', 'staff.example'],
  },
  audit: {
    sorts: ['at'],
    filters: ['entity=user', 'action=user.updated', 'actorKind=job', 'from=2026-01-01T00:00:00Z'],
    searches: ['志強', 'updated', '203.0.113.77'],
  },
}

function messages(sorts: string[], filters: string[]) {
  const common = ['suspect=false', 'language=en', 'from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z&suspect=false']
  return { sorts, filters: [...common, ...filters], searches: ['志強', '葵涌', '電錶', 'warehouse', 'buyer000123'] }
}

/** What people look for: a thing, a person, a firm, a place, a number, the first letter of any. */
const searched = [
  ...['漏水', '電錶', '停車 sensor', 'gateway', 'warehouse', '網關'],
  ...['志強', '陳大文', '葵涌', '觀塘物業', 'buyer000123', 'user000777'],
  ...['HI-LEAK-000001', 'ENQ-00000123', 'RFQ-00004242', 'a'],
]

/**
 * Latency of the admin's pages over 100,000 rows each, one request after another, each twice: what PostgreSQL has not read yet
 * is nobody's every day.
 */
export async function measureAdmin({ explain }: Options): Promise<Row[]> {
  await using database = await startDatabase(explain ? planSettings : [])
  await fillCatalogue(database.url, rowCount)
  await fillAdmin(database.url, rowCount, { email: person.email, passwordHash: await hash(person.password) })
  await query(database.url, 'VACUUM ANALYZE')
  await using server = await startServer({ DATABASE_URL: database.url })
  const rows = await timeAdmin(server.url)
  if (explain) console.log(slowestPlans(await database.log(), 'SELECT', 12).join('\n'))
  return rows
}

async function timeAdmin(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, { sorts, filters, searches }] of Object.entries(tables)) {
    const queries = [
      ...sorts.flatMap((sort) =>
        [sort, `-${sort}`].flatMap((order) => pages.map((page) => `sort=${order}&page=${page}`)),
      ),
      ...filters.flatMap((filter) => sorts.map((sort) => `${filter}&sort=-${sort}`)),
      ...searches.flatMap((search) => sorts.map((sort) => `search=${encodeURIComponent(search)}&sort=${sort}`)),
    ]
    const paths = queries.map((each) => `/api/v1/admin/${name}?pageSize=25&${each}`)
    rows.push(rowOf(`Admin's ${name}`, await timeAll(origin, paths)))
  }
  const paths = searched.map((text) => `/api/v1/admin/search?q=${encodeURIComponent(text)}`)
  rows.push(rowOf("Admin's search of everything", await timeAll(origin, paths)))
  rows.push(rowOf("Admin's badges", await timeAll(origin, Array(10).fill('/api/v1/admin/badges'))))
  rows.push(rowOf("Admin's product figures", await timeAll(origin, Array(10).fill('/api/v1/admin/products/stats'))))
  return rows
}

function rowOf(name: string, times: number[]): Row {
  return row(`${name}, p95 of ${times.length}`, percentile(times, 95), atMost(p95MostMs, 'ms'))
}

/** In a session of its own: each may ask 600 times a minute. */
async function timeAll(origin: string, paths: string[]): Promise<number[]> {
  const token = await signIn(origin)
  const times: number[] = []
  for (const path of paths) {
    await time(origin, path, token)
    const milliseconds = await time(origin, path, token)
    times.push(milliseconds)
    if (milliseconds > p95MostMs) console.error(`${path}: ${milliseconds.toFixed(0)} ms`)
  }
  return times
}

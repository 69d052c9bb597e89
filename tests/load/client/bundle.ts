import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { pageRoutes } from '../../../contract/site/routes.ts'
import { buildClient } from '../../../scripts/build.ts'
import { launchBrowser } from '../../support/browser.ts'
import { startServer } from '../children.ts'
import { temporaryDirectory } from '../database.ts'
import { atMost, type Row, row } from '../figures.ts'

const kinds = ['JavaScript', 'CSS'] as const
type Kind = (typeof kinds)[number]

/** kB on a first load (issue 18). The catalogue, where most visits begin, and the admin's sign-in keep to less than the other pages. */
const limits: Record<'catalogue' | 'signIn' | 'other', Record<Kind, number>> = {
  catalogue: { JavaScript: 100, CSS: 20 },
  signIn: { JavaScript: 100, CSS: 30 },
  other: { JavaScript: 120, CSS: 30 },
}

function limitsOf(page: string) {
  if (page.startsWith('/products')) return limits.catalogue
  return page === '/admin' ? limits.signIn : limits.other
}

interface FetchedFile {
  kind: Kind
  path: string
  gzipped: number
}

/** JavaScript and CSS that a real browser fetches on a first load of every page, each file gzipped; lists the catalogue's files. */
export async function measureBundle(): Promise<Row[]> {
  await buildClient()
  await using data = await temporaryDirectory()
  await using server = await startServer({ DATA_DIR: data.directory })
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const page of pages) rows.push(...(await firstLoadOf(browser, server.url, page)))
    return rows
  } finally {
    await browser.close()
  }
}

/** An address of each route, and the admin for who is not signed in; a private link without its token is as heavy as with it. */
const pages = [
  ...Object.keys(pageRoutes).map((route) =>
    route.replace(':slug', 'water-leak-sensor').replace(':token', 'none').replace('/*', ''),
  ),
  '/admin',
]

async function firstLoadOf(browser: Browser, origin: string, page: string): Promise<Row[]> {
  const files = await filesOf(browser, origin + page)
  if (page === '/products') for (const { path, gzipped } of files) console.log(`${path} ${gzipped} B gzipped`)
  return kinds.map((kind) => {
    const bytes = files.filter((file) => file.kind === kind).reduce((sum, { gzipped }) => sum + gzipped, 0)
    return row(`First load of ${page}: ${kind}, gzipped`, bytes / 1000, atMost(limitsOf(page)[kind], 'kB'))
  })
}

/** With an empty cache; nothing is scrolled to, so what waits for its place on the screen is not among them. */
async function filesOf(browser: Browser, address: string): Promise<FetchedFile[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(address, { waitUntil: 'networkidle' })
  const files = (await Promise.all(responses.map(fileOf))).flat()
  await context.close()
  return files
}

async function fileOf(response: Response): Promise<FetchedFile[]> {
  const kind = kindOf(response.headers()['content-type'] ?? '')
  if (!kind) return []
  return [
    { kind, path: new URL(response.url()).pathname, gzipped: gzipSync(await response.body(), { level: 9 }).length },
  ]
}

function kindOf(contentType: string): Kind | undefined {
  if (/javascript/.test(contentType)) return 'JavaScript'
  return /^text\/css/.test(contentType) ? 'CSS' : undefined
}

import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { buildClient } from '../../scripts/build.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from './children.ts'
import { temporaryDirectory } from './database.ts'
import { atMost, type Figure } from './figures.ts'

const limits = { JavaScript: 130, CSS: 20 }

interface FetchedFile {
  kind: keyof typeof limits
  path: string
  gzipped: number
}

/** JavaScript and CSS that a real browser fetches on a first load of /products, each file gzipped; lists the files. */
export async function measureBundle(): Promise<Figure[]> {
  await buildClient()
  await using data = await temporaryDirectory()
  await using server = await startServer({ DATA_DIR: data.directory })
  const files = await firstLoad(`${server.url}/products`)
  for (const { path, gzipped } of files) console.log(`${path} ${gzipped} B gzipped`)
  return (['JavaScript', 'CSS'] as const).map((kind) => {
    const bytes = files.filter((file) => file.kind === kind).reduce((sum, { gzipped }) => sum + gzipped, 0)
    return atMost(`First load of /products: ${kind}, gzipped`, bytes / 1000, limits[kind], 'kB')
  })
}

async function firstLoad(address: string): Promise<FetchedFile[]> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(address, { waitUntil: 'networkidle' })
    return (await Promise.all(responses.map(fileOf))).flat()
  } finally {
    await browser.close()
  }
}

async function fileOf(response: Response): Promise<FetchedFile[]> {
  const kind = kindOf(response.headers()['content-type'] ?? '')
  if (!kind) return []
  return [
    { kind, path: new URL(response.url()).pathname, gzipped: gzipSync(await response.body(), { level: 9 }).length },
  ]
}

function kindOf(contentType: string): keyof typeof limits | undefined {
  if (/javascript/.test(contentType)) return 'JavaScript'
  return /^text\/css/.test(contentType) ? 'CSS' : undefined
}

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { servedId } from '#contract/site/served.ts'

/** A built client that draws as page.mjs beside this does. */
export interface SmallClient {
  folder: string
  remove: () => Promise<void>
}

const index = `<!doctype html>
<html lang="zh-HK">
  <head>
    <meta charset="utf-8" />
    <script src="/before-paint.js"></script>
    <script type="module" crossorigin src="/assets/site-abc123.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-abc123.js">
    <link rel="stylesheet" crossorigin href="/assets/site-abc123.css">
  </head>
  <body><div id="root"></div></body>
</html>
`

/** Text that only a page rendered by the browser contains. */
export const plainScript = '<script type="module" crossorigin src="/assets/site-abc123.js">'

const files = {
  'index.html': index,
  'before-paint.js': 'document.title = "early"',
  'assets/site-abc123.js': 'export {}',
  'assets/site-abc123.css':
    '@font-face { src: url(/assets/harbour-sans-400-abc123.woff2) } @font-face { src: url(/assets/harbour-sans-others-abc123.woff2) }',
  'assets/page-abc123.css': 'h1 { margin: 0 }',
  'rendering/parts.json': JSON.stringify({
    main: { scripts: ['assets/shared-abc123.js', 'assets/site-abc123.js'], styles: ['assets/site-abc123.css'] },
    'page.tsx': { scripts: ['assets/page-abc123.js'], styles: ['assets/page-abc123.css'] },
  }),
}

/** Writes one into a folder of its own, with the files that a build writes. */
export async function writeClient(): Promise<SmallClient> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-client-'))
  await Promise.all(['assets', 'rendering'].map((name) => mkdir(path.join(folder, name))))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)))
  await writeFile(path.join(folder, 'assets/site-abc123.js.br'), brotliCompressSync(files['assets/site-abc123.js']))
  await cp(path.join(import.meta.dirname, 'page.mjs'), path.join(folder, 'rendering/page.mjs'))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** Returns how a page was rendered, or undefined where the browser renders it; `page` counts the pages of one thread. */
export function drawingOf(html: string): { thread: number; page: number } | undefined {
  const [, thread, page] = /thread (\d+), page (\d+)/.exec(html) ?? []
  return thread && page ? { thread: Number(thread), page: Number(page) } : undefined
}

/** Returns the API answers that a page was rendered from and contains. */
export function servedIn(html: string): unknown {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${servedId}">(.*?)</script>`, 's').exec(html) ?? []
  return JSON.parse(json)
}

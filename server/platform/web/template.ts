import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { defaultLanguage, languageAt, languageTags } from '#contract/i18n/languages.ts'
import { type DrawnPage, type Served, servedId } from '#contract/site/served.ts'

/** Of each part of a page, by its file, and of the "main" one, whose last script begins: its scripts and style sheets (client/build/drawn-pages.ts). */
const partsSchema = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }))

/** A page as it goes out, and which inline styles and scripts it may run, as a content security policy names them. */
export interface FilledPage {
  html: string
  hashes: { style: string[]; script: string[] }
}

export type Template = Awaited<ReturnType<typeof readTemplate>>

/**
 * Reads what the build has made of the site's page.
 * @param directory of the built client
 */
export async function readTemplate(directory: string) {
  const [page, listed, early] = await Promise.all([
    readFile(path.join(directory, 'index.html'), 'utf8'),
    readFile(path.join(directory, 'drawing', 'parts.json'), 'utf8'),
    readFile(path.join(directory, 'before-paint.js'), 'utf8'),
  ])
  const parts = partsSchema.parse(JSON.parse(listed))
  const { whole, entry } = wholeOf(parts)
  const names = [...new Set(Object.values(parts).flatMap(({ styles }) => styles))]
  const sheets = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(directory, name), 'utf8')] as const)),
  )
  const earlyScript = early.replaceAll(/^\s*\/\/.*$/gm, '').trim()
  const start = startOf(page)

  /** With the page's styles in it, and its code named after its text: a browser shows it before it asks for anything more. */
  function filled(address: string, { head, body, served }: DrawnPage): FilledPage {
    const used = [whole, ...(served.parts ?? []).flatMap((file) => parts[file] ?? [])]
    const styles = unique(used.flatMap((part) => part.styles))
    const scripts = unique(used.flatMap((part) => part.scripts)).filter((name) => name !== entry)
    const style = styles.map((name) => sheets.get(name) ?? '').join('')
    const fonts = Array.from(style.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)/g), ([, name = '']) => name)
    const html = [
      start.replace(/<html lang="[^"]*"/, `<html lang="${languageTags[languageAt(address) ?? defaultLanguage]}"`),
      ...unique(fonts).map((name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`),
      `<script>${earlyScript}</script><style>${style}</style>`,
      head,
      '</head><body><div id="root">',
      body,
      '</div>',
      servedData(served),
      ...styles.map((name) => `<link rel="stylesheet" href="/${name}" media="print">`),
      ...[...scripts, entry].map((name) => `<link data-code href="/${name}">`),
      '</body></html>',
    ].join('')
    return { html, hashes: { style: [hashOf(style)], script: [hashOf(earlyScript)] } }
  }

  /** The page that the browser draws by itself. */
  function plain(served: Served): string {
    return page.replace('</head>', () => `${servedData(served)}</head>`)
  }
  return { filled, plain }
}

function wholeOf({ main: whole }: z.infer<typeof partsSchema>) {
  const entry = whole?.scripts.at(-1)
  if (!whole || !entry) throw new Error('The client was built without its code')
  return { whole, entry }
}

/** What stands before a page's own tags. */
function startOf(page: string): string {
  const [head = ''] = page.split('</head>', 1)
  return head.replaceAll(/\s*<(?:script\b[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g, '')
}

function servedData(served: Served): string {
  return `<script type="application/json" id="${servedId}">${JSON.stringify(served).replaceAll('<', '\\u003c')}</script>`
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}

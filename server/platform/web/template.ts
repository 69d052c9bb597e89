import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { defaultLanguage, languageAt, languageTags } from '#contract/i18n/languages.ts'
import type { Served } from '#contract/site/served.ts'
import { type PageBytes, servedData } from '../drawing/page-bytes.ts'
import type { InlineHashes } from '../http/security-headers.ts'

/** Of each part of a page, by its file, and of the "main" one, whose last script begins: its scripts and style sheets (client/build/drawn-pages.ts). */
const partsSchema = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }))

/** A page as it goes out, with its content security policy. */
interface FilledPage {
  bytes: Buffer
  policy: string
}

/** The faces that each page is set in: not the one for rare signs (assets/fonts/make.py). */
const usualFonts = /url\(["']?(\/assets\/(?!harbour-sans-others)[^)"']+\.woff2)/g

/** What stands around a page's own bytes, half of it: the same for all pages of a language that have the same parts. */
interface Surrounds {
  top: Buffer
  bottom: Buffer
  policy: string
}

/** Pages differ in a few parts: more are not kept in mind. */
const surroundsMost = 50

export type Template = Awaited<ReturnType<typeof readTemplate>>

/**
 * Reads what the build has made of the site's page.
 * @param directory of the built client
 * @param policyWith the content security policy of a page with these inline styles and scripts
 */
export async function readTemplate(directory: string, policyWith: (hashes: InlineHashes) => string) {
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
  const surrounds = new LRUCache<string, Surrounds>({ max: surroundsMost })

  /** With the page's styles in it, and its code named after its text: a browser shows it before it asks for anything more. */
  function surroundsOf(language: string, isAsDrawn: boolean, files: string[]): Surrounds {
    const key = [language, isAsDrawn, ...files].join(' ')
    const known = surrounds.get(key)
    if (known) return known
    const used = [whole, ...files.flatMap((file) => parts[file] ?? [])]
    const styles = unique(used.flatMap((part) => part.styles))
    const scripts = unique(used.flatMap((part) => part.scripts)).filter((name) => name !== entry)
    const later = isAsDrawn ? scripts.filter((name) => !whole.scripts.includes(name)) : []
    const style = styles.map((name) => sheets.get(name) ?? '').join('')
    const fonts = Array.from(style.matchAll(usualFonts), ([, name = '']) => name)
    const top = [
      start.replace(/<html lang="[^"]*"/, `<html lang="${language}"`),
      ...unique(fonts).map((name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`),
      `<script>${earlyScript}</script><style>${style}</style>`,
    ].join('')
    const bottom = [
      // in the page already: what loads code is to find them, and nobody to fetch them
      ...styles.map((name) => `<link data-code="stylesheet" href="/${name}" disabled>`),
      ...[...scripts, entry].map(
        (name) => `<link data-code${later.includes(name) ? ' data-later' : ''} href="/${name}">`,
      ),
      '</body></html>',
    ].join('')
    const hashes = { style: [hashOf(style)], script: [hashOf(earlyScript)] }
    const made = { top: Buffer.from(top), bottom: Buffer.from(bottom), policy: policyWith(hashes) }
    surrounds.set(key, made)
    return made
  }

  function filled(address: string, page: PageBytes): FilledPage {
    const language = languageTags[languageAt(address) ?? defaultLanguage]
    const { top, bottom, policy } = surroundsOf(language, page.isAsDrawn, page.parts)
    return { bytes: Buffer.concat([top, page.bytes, bottom]), policy }
  }

  /** The page that the browser draws by itself. */
  function plain(served: Served): string {
    return withServed(page, served)
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

/** A page with what its code begins with. */
export function withServed(page: string, served: Served): string {
  return page.replace('</head>', () => `${servedData(served)}</head>`)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineHashes } from '../http/security-headers.ts'
import type { PageBytes } from '../rendering/page-bytes.ts'

/** Returns the content security policy for inline styles and scripts. */
export type PolicyWith = (hashes: InlineHashes) => string

/** The parts of the document around the rendered page: inline styles in front, script tags after its content. */
export interface Layout {
  start: Buffer
  /** Preloads of fonts, after the first picture's. */
  styles: Buffer
  bottom: Buffer
  policy: string
}

interface SurroundsOptions {
  /** Start of the document (`startOf`). */
  start: string
  /** Script element. */
  language: string
  earlyScript: string
  /** Contents by file name below the built client. */
  sheets: Map<string, string>
  /** The last one is the entry. */
  scripts: string[]
}

/** Fonts to preload: all but the one for rare characters (assets/fonts/make.py). */
const usualFonts = /url\(["']?(\/assets\/(?:admin\/)?harbour-sans-\d[^)"']+\.woff2)/g

export function layoutOf(page: SurroundsOptions, policyWith: PolicyWith): Layout {
  const { start, language, earlyScript, sheets, scripts } = page
  const style = [...sheets.values()].join('')
  const fonts = Array.from(style.matchAll(usualFonts), ([, name = '']) => name)
  const styles = [
    ...unique(fonts).map((name) => `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin>`),
    `<script>${earlyScript}</script><style>${style}</style>`,
  ].join('')
  const bottom = [
    // Marks inlined style sheets as loaded, so that Vite's loader does not fetch them.
    ...Array.from(sheets.keys(), (name) => `<link rel="stylesheet" href="/${name}" disabled>`),
    ...scripts.slice(0, -1).map((name) => `<link rel="modulepreload" href="/${name}" fetchpriority="low">`),
    `<script type="module" src="/${scripts.at(-1)}" async fetchpriority="low"></script>`,
    '</body></html>',
  ].join('')
  const policy = policyWith({ style: [hashOf(style)], script: [hashOf(earlyScript)] })
  const startInLanguage = start.replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
  return { start: Buffer.from(startInLanguage), styles: Buffer.from(styles), bottom: Buffer.from(bottom), policy }
}

/** Returns the whole document. */
export function inLayout({ bytes, headBytes }: PageBytes, { start, styles, bottom }: Layout): Buffer {
  return Buffer.concat([start, bytes.subarray(0, headBytes), styles, bytes.subarray(headBytes), bottom])
}

/** Returns the start of the document, up to the page's own tags. */
export function startOf(page: string): string {
  const [head = ''] = page.split('</head>', 1)
  return head.replaceAll(/\s*<(?:script\b[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g, '')
}

/** Reads the inline script that runs before the first paint. */
export function readEarlyScript(directory: string): Promise<string> {
  return readFile(path.join(directory, 'before-paint.js'), 'utf8')
}

export async function readSheets(directory: string, names: string[]): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(directory, name), 'utf8')] as const)),
  )
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}

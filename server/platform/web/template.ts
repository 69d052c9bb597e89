import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { defaultLanguage, languageAt, languageTags } from '#contract/i18n/languages.ts'
import type { Served } from '#contract/site/served.ts'
import { contentOf, type PageBytes, servedData } from '../rendering/page-bytes.ts'
import {
  inLayout,
  type Layout,
  layoutOf,
  type PolicyWith,
  readEarlyScript,
  readSheets,
  startOf,
  unique,
} from './layout.ts'

/** Scripts and style sheets of each lazily loaded module, and of "main", whose last script is the entry (client/build/rendered-pages.ts). */
const partsSchema = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }))

/** A document with its content security policy. */
interface FilledPage {
  bytes: Buffer
  policy: string
}

/** Maximum number of cached layouts: one for each language and set of modules. */
const layoutsMax = 50

export type Template = Awaited<ReturnType<typeof readTemplate>>

/**
 * Reads the built page of the site.
 * @param directory of the built client
 */
export async function readTemplate(directory: string, policyWith: PolicyWith) {
  const [page, listed, earlyScript] = await Promise.all([
    readFile(path.join(directory, 'index.html'), 'utf8'),
    readFile(path.join(directory, 'rendering', 'parts.json'), 'utf8'),
    readEarlyScript(directory),
  ])
  const parts = partsSchema.parse(JSON.parse(listed))
  const { whole, entry } = wholeOf(parts)
  const sheets = await readSheets(directory, unique(Object.values(parts).flatMap(({ styles }) => styles)))
  const start = startOf(page)
  const layouts = new LRUCache<string, Layout>({ max: layoutsMax })

  function aroundPage(language: string, files: string[]): Layout {
    const key = [language, ...files].join(' ')
    const known = layouts.get(key)
    if (known) return known
    const used = [whole, ...files.flatMap((file) => parts[file] ?? [])]
    const styles = stylesOf(files)
    const scripts = unique(used.flatMap((part) => part.scripts)).filter((name) => name !== entry)
    const made = layoutOf(
      {
        start,
        language,
        earlyScript,
        sheets: new Map(styles.map((name) => [name, sheets.get(name) ?? ''])),
        scripts: [...scripts, entry],
      },
      policyWith,
    )
    layouts.set(key, made)
    return made
  }

  const stylesOf = (files: string[]) =>
    unique([whole, ...files.flatMap((file) => parts[file] ?? [])].flatMap(({ styles }) => styles))

  /** Returns the page as a document without scripts, data or inline styles. */
  function preview(address: string, page: PageBytes): string {
    const sheets = stylesOf(page.parts).map((name) => `<link rel="stylesheet" href="/${name}">`)
    return `<!doctype html><html lang="${tagAt(address)}"><head>${sheets.join('')}</head><body>${contentOf(page)}</body></html>`
  }

  function filled(address: string, page: PageBytes): FilledPage {
    const language = tagAt(address)
    const around = aroundPage(language, page.parts)
    return { bytes: inLayout(page, around), policy: around.policy }
  }

  /** Returns the page for the browser to render. */
  function plain(served: Served): string {
    return withServed(page, served)
  }
  return { filled, plain, preview }
}

function tagAt(address: string): string {
  return languageTags[languageAt(address) ?? defaultLanguage]
}

function wholeOf({ main: whole }: z.infer<typeof partsSchema>) {
  const entry = whole?.scripts.at(-1)
  if (!whole || !entry) throw new Error('The client was built without its code')
  return { whole, entry }
}

/** Adds the data that the page's code starts with. */
export function withServed(page: string, served: Served): string {
  return page.replace('</head>', () => `${servedData(served)}</head>`)
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { defaultLanguage, languageAt, languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { servedSiteId, siteInHead } from '#contract/site/heads.ts'
import type { Site } from '#contract/site/site.ts'
import { escapeMarkup } from '../markup.ts'
import { type Answer, answerOf } from './answers.ts'

/** Which head the build made for a page, and the texts that stand in it for the page's own: null where it has none. */
export interface PageHead {
  path: string
  texts?: Record<string, string | null>
}

const headsSchema = z.record(z.string(), z.array(z.string()))
const pagesMax = 1000

/** The page that every address is answered with, its head filled in: previews of links are made without running its code. */
export async function readPages(directory: string) {
  const page = await readFile(path.join(directory, 'index.html'), 'utf8')
  const headsFile = path.join(directory, 'heads.json')
  const heads = existsSync(headsFile) ? headsSchema.parse(JSON.parse(await readFile(headsFile, 'utf8'))) : {}
  const answers = new LRUCache<string, Answer>({ max: pagesMax })

  /** @param origin that the addresses in the head begin with */
  return function pageWith(head: PageHead | undefined, origin: string, site: Site): Answer {
    const siteJson = JSON.stringify(site)
    const key = JSON.stringify([head, origin, siteJson])
    const known = answers.get(key)
    if (known) return known
    const tags = head ? headOf(heads[head.path] ?? [], named(head, site), origin) : ''
    const data = `<script type="application/json" id="${servedSiteId}">${siteJson.replaceAll('<', '\\u003c')}</script>`
    const html = filled(page, head, tags + data)
    const answer = answerOf(html, 'text/html; charset=utf-8')
    answers.set(key, answer)
    return answer
  }
}

function filled(page: string, head: PageHead | undefined, tags: string): string {
  const marked = page.replace('<html lang="zh-HK">', `<html lang="${languageTags[languageOf(head)]}">`)
  return marked.replace('</head>', () => `${tags}</head>`)
}

function languageOf(head: PageHead | undefined): ReaderLanguage {
  return languageAt(head?.path ?? '') ?? defaultLanguage
}

/** With the site's own name, in the page's language. */
function named(head: PageHead, { name }: Site): PageHead {
  return { ...head, texts: { [siteInHead.name]: inLanguage(name, languageOf(head)), ...head.texts } }
}

/** A tag goes where the page has no text for it. */
function headOf(tags: string[], { texts = {} }: PageHead, origin: string): string {
  const places = Object.keys(texts)
  const place = new RegExp(places.join('|'), 'g')
  return tags
    .filter((tag) => !places.some((name) => texts[name] === null && tag.includes(name)))
    .map((tag) => tag.replace(/(?<=(?:href|content)=")(?=\/)/, () => escapeMarkup(origin)))
    .map((tag) => (places.length > 0 ? tag.replace(place, (name) => escapeMarkup(texts[name] ?? '')) : tag))
    .join('\n')
}

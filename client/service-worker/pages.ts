import { seenAtHeader } from '../src/api/seen-at-header.ts'
import { timeText } from '../src/i18n/time-text.ts'
import { keepAsset } from './assets.ts'
import { built, type Spoken } from './built.ts'
import { allOf, keptPages } from './kept.ts'
import { networkFirst } from './network-first.ts'
import type { AskedEvent } from './scope.ts'

const titleHeader = 'kept-title'
const linksMax = 12
/** Of pages that the worker answers with: their files are the site's own, as everywhere. */
const policy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/**
 * Under what a page is kept: however its address is spelt, and whatever it carries that it is not drawn by.
 * @returns undefined for what is never kept: another's addresses, those of staff, and pages that are one visitor's own
 */
export function pageKeyOf({ pathname, searchParams }: URL): string | undefined {
  const segment = pathname.slice(languageOf(pathname).prefix.length).split('/')[1] ?? ''
  if (!built.segments.includes(segment.toLowerCase())) return undefined
  const known = [...searchParams].filter(([name, value]) => value && built.parameters.includes(name)).sort()
  return (pathname.replace(/(?<=.)\/+$/, '') || '/') + (known.length > 0 ? `?${new URLSearchParams(known)}` : '')
}

/** That an address begins with, else the one without a prefix. */
function languageOf(address: string): Spoken {
  const [prefix = ''] = /^\/\w+(?=[/?]|$)/.exec(address) ?? []
  const { languages } = built
  return languages.find((language) => language.prefix === prefix) ?? languages[0]
}

/** The page from the server, else as it was seen last, saying so, else a page with those that were. */
export async function pageFor(event: AskedEvent, key: string): Promise<Response> {
  const found = await networkFirst({
    kept: keptPages,
    key,
    network: Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request)),
    about: aboutPage,
    waitUntil: (work) => event.waitUntil(work),
  })
  if (!found) return offLinePage(key)
  return found.isKept ? marked(found.answer, key) : found.answer
}

/** Its title, for links to it; its code is kept with it. */
async function aboutPage(answer: Response): Promise<Record<string, string> | undefined> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return undefined
  const html = await answer.text()
  const files = new Set(Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g), ([, file = '']) => file))
  await Promise.all(Array.from(files, (file) => keepAsset(file).catch(() => undefined)))
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? []
  return { [titleHeader]: encodeURIComponent(title) }
}

/** A kept page says by itself that it is one: to the eye, and to the code that takes it over. */
async function marked(answer: Response, key: string): Promise<Response> {
  const { bar, dateLocale } = languageOf(key)
  const at = answer.headers.get(seenAtHeader) ?? ''
  const said = bar.replace('{time}', () => timeText(at, dateLocale))
  const html = (await answer.text())
    .replace('<html ', () => `<html data-seen-at="${at}" `)
    .replace('<div id="root">', (root) => said + root)
  return new Response(html, { headers: answer.headers })
}

/** For an address that was never seen: 503, so that nobody takes it for the page. */
export async function offLinePage(address: string): Promise<Response> {
  const language = languageOf(address)
  const seen = await allOf(keptPages).catch(() => [])
  const links = seen.flatMap(({ request, answer }) => {
    const { pathname, search } = new URL(request.url)
    const title = decodeURIComponent(answer.headers.get(titleHeader) ?? '')
    const at = answer.headers.get(seenAtHeader) ?? ''
    if (!title || languageOf(pathname) !== language) return []
    const time = `<time datetime="${at}" class="text-fine text-ink-quiet">${timeText(at, language.dateLocale)}</time>`
    return [`<li><a href="${attribute(pathname + search)}" class="link touchable">${title}</a> ${time}</li>`]
  })
  const html = built.offLinePage
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language.tag}"`)
    .replaceAll('{address}', () => attribute(address))
    .replaceAll('{seen}', () => links.slice(-linksMax).reverse().join(''))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status: 503, headers })
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

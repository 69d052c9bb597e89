import { languageAt, pathPrefixes } from '../i18n/language-values.ts'
import { type PageRoute, pageAt } from './routes.ts'

/** Pages whose content is also there as Markdown, at their address with `.md` at its end; the home page's is `/index.md`. */
const twinRoutes: ReadonlySet<string> = new Set([
  '/',
  '/products',
  '/products/:slug',
  '/solutions/*',
  '/case-studies',
  '/builder',
  '/live-demo',
  '/demo',
  '/compare',
  '/lpwan',
  '/esg-compliance',
  '/property-management',
  '/about',
  '/contact',
  '/docs',
  '/support',
  '/careers',
  '/privacy',
  '/terms',
] satisfies PageRoute[])

/**
 * Returns the address of a page as Markdown; undefined for a page without.
 * @param path with its language, if any
 */
export function markdownTwinOf(path: string): string | undefined {
  const plain = withoutLanguage(path)
  const page = pageAt(plain)
  if (!page || !twinRoutes.has(page.route)) return undefined
  return plain === '/' ? `${path === '/' ? '' : path}/index.md` : `${path}.md`
}

/** Returns the address of the page that a Markdown address is of. */
export function pageOfTwin(address: string): string {
  return address.replace(/\.md$/, '').replace(/\/index$/, '') || '/'
}

export function withoutLanguage(path: string): string {
  const language = languageAt(path)
  return (language ? path.slice(pathPrefixes[language].length) : path) || '/'
}

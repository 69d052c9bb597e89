import { languageAt, pathPrefixes } from '../i18n/language-values.ts'
import { type PageRoute, pageAt } from './routes.ts'

/** Pages whose content is also there as Markdown, at their address with `.md` at its end. */
const twinRoutes: ReadonlySet<string> = new Set([
  '/products',
  '/products/:slug',
  '/solutions/*',
  '/case-studies',
  '/builder',
  '/demo',
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
  const page = pageAt(withoutLanguage(path))
  return page && twinRoutes.has(page.route) ? `${path}.md` : undefined
}

export function withoutLanguage(path: string): string {
  const language = languageAt(path)
  return (language ? path.slice(pathPrefixes[language].length) : path) || '/'
}

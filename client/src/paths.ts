import { pathPrefixes, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import type { Category } from '#contract/products.ts'

/** Every public address of spec §2, without its language. */
export const paths = {
  home: '/',
  products: '/products',
  category: (category: Category) => `/products?category=${category}`,
  tag: (tag: string) => `/products?${new URLSearchParams({ tag })}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  demo: '/demo',
  demoOf: (product: string) => `/demo?${new URLSearchParams({ product })}`,
  solutions: '/solutions',
  lpwan: '/lpwan',
  esg: '/esg-compliance',
  property: '/property-management',
  about: '/about',
  contact: '/contact',
  /** With a conversation with the assistant attached. @param id the conversation's */
  contactAbout: (id: string) => `/contact?${new URLSearchParams({ conversation: id })}`,
  /** The basket and its form. */
  quote: '/quote',
  /** The private link on which a buyer follows a request for quotation. */
  quoteFollow: (token: string) => `/quotes/${encodeURIComponent(token)}`,
  /** Commas are left as they are: the address is shared by hand. */
  compare: (slugs: readonly string[]) => `/compare?products=${slugs.map(encodeURIComponent).join(',')}`,
  caseStudies: '/case-studies',
  docs: '/docs',
  support: '/support',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
} as const

const english = /^\/en(?=\/|$)/

/** Whether an address is one of those that are always English. */
export function isEnglishPath(pathname: string): boolean {
  return english.test(pathname)
}

/** An address without its language: its own twin in Chinese. */
export function plainPath(pathname: string): string {
  return pathname.replace(english, '') || '/'
}

/** An address without language as a reader of this one has it: what is made of Chinese reads the Chinese page. A query stays. */
export function pathIn(path: string, language: ReaderLanguage): string {
  const prefix = pathPrefixes[writtenLanguage(language)]
  return prefix ? prefix + path.replace(/^\/(?=$|\?)/, '') : path
}

/** The twin under /en of an address without language. */
export function englishPath(path: string): string {
  return pathIn(path, 'en')
}

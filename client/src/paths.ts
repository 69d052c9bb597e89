import type { Category } from '#contract/catalogue/products.ts'
import { languageAt, pathPrefixes, type ReaderLanguage } from '#contract/i18n/language-values.ts'

/** Every public address, without its language. */
export const paths = {
  home: '/',
  products: '/products',
  category: (category: Category) => `/products?category=${category}`,
  search: (search: string) => `/products${search && `?${new URLSearchParams({ search })}`}`,
  tag: (tag: string) => `/products?${new URLSearchParams({ tag })}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  /** The system builder. */
  builder: '/builder',
  /** The platform on a simulated building. */
  liveDemo: '/live-demo',
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
  /** The enquiry form, about a product. @param product its name */
  enquiryAbout: (product: string) => `/contact?${new URLSearchParams({ inquiryType: 'product', product })}`,
  /** For whoever runs no scripts: the basket is kept by them. @param product its name; none for several */
  quoteByEnquiry: (product = '') =>
    `/contact?${new URLSearchParams({ inquiryType: 'quote', ...(product && { product }) })}`,
  /** The basket and its form. */
  quote: '/quote',
  /** The private link on which a buyer follows a request for quotation. */
  orderFollow: (token: string) => `/orders/${encodeURIComponent(token)}`,
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

/** An address without its language: its own twin in the default one. */
export function plainPath(pathname: string): string {
  const language = languageAt(pathname)
  return (language ? pathname.slice(pathPrefixes[language].length) : pathname) || '/'
}

/** The twin, in a language, of an address without one. A query stays. */
export function pathIn(path: string, language: ReaderLanguage): string {
  const prefix = pathPrefixes[language]
  return prefix ? prefix + path.replace(/^\/(?=$|\?)/, '') : path
}

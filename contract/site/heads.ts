/**
 * What the build tells the server of each listed page's <head>, by its path (client/build/heads.tsx): its tags, with
 * addresses that lack their origin. The page of a product is told once, with these in place of what is the product's own.
 */
export const productInHead = {
  slug: 'slug-of-product',
  name: 'NAME-OF-PRODUCT',
  description: 'TEXT-OF-PRODUCT',
} as const

/** Likewise of the site itself, which staff may rename. */
export const siteInHead = { name: 'NAME-OF-SITE' } as const

/** The element with what GET /site answers, as JSON: the page need not ask for it, nor show another name until it has. */
export const servedSiteId = 'served-site'

/** Each tag carries this attribute, by which the client finds them: it says the same itself as soon as it runs. */
export const servedAttribute = 'data-served'

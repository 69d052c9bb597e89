/**
 * What the build tells the server of each listed page's <head>, by its path (client/build/heads.tsx): its tags, with
 * addresses that lack their origin. The page of a product is told once, with these in place of what is the product's own.
 */
export const productInHead = {
  slug: 'slug-of-product',
  name: 'NAME-OF-PRODUCT',
  description: 'TEXT-OF-PRODUCT',
} as const

/** Each tag carries this attribute, by which the client finds them: it says the same itself as soon as it runs. */
export const servedAttribute = 'data-served'

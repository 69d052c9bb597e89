import { comparedMax } from '../../storage/compared-products.ts'

/** Reads `products` of an address: each address once, at most `comparedMax`. */
export function readComparedSlugs(parameters: URLSearchParams): { slugs: string[]; isCut: boolean } {
  const named = (parameters.get('products') ?? '').split(',').map((slug) => slug.trim())
  const slugs = [...new Set(named.filter((slug) => slug !== '' && slug.length <= 200))]
  return { slugs: slugs.slice(0, comparedMax), isCut: slugs.length > comparedMax }
}

import { comparedMax } from '../../storage/compared-products.ts'

/** Reads the `products` parameter, without duplicates and at most `comparedMax`. */
export function readComparedSlugs(parameters: URLSearchParams): { slugs: string[]; isCut: boolean } {
  const named = (parameters.get('products') ?? '').split(',').map((slug) => slug.trim())
  const slugs = [...new Set(named.filter((slug) => slug !== '' && slug.length <= 200))]
  return { slugs: slugs.slice(0, comparedMax), isCut: slugs.length > comparedMax }
}

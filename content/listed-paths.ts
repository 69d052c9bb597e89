import { pageRoutes } from '#contract/site/routes.ts'

const pages = Object.entries(pageRoutes)
  .filter(([route, { isListed }]) => isListed && !route.includes(':'))
  .map(([route]) => route.replace('/*', ''))

/**
 * The pages that search engines may list and that are one address each, without language: what the sitemap has beside the products.
 * @param industries that are published now, by their keys
 */
export function listedPaths(industries: readonly string[]): string[] {
  return pages.flatMap((path) =>
    path === '/solutions' ? [path, ...industries.map((industry) => `${path}/${industry}`)] : [path],
  )
}

import { pageRoutes } from '#contract/site/routes.ts'

const pages = Object.entries(pageRoutes)
  .filter(([route, { isListed }]) => isListed && !route.includes(':'))
  .map(([route]) => route.replace('/*', ''))

/**
 * Returns the paths of pages that search engines may list, without language prefix; the sitemap adds the products.
 * @param industries keys of those published now
 */
export function listedPaths(industries: readonly string[]): string[] {
  return pages.flatMap((path) =>
    path === '/solutions' ? [path, ...industries.map((industry) => `${path}/${industry}`)] : [path],
  )
}

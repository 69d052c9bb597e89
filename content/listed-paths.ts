import { pageRoutes } from '#contract/site/routes.ts'
import { industries } from './solutions/industries.ts'

/** The pages that search engines may list and that are one address each, without language: what the sitemap has beside the products. */
export const listedPaths: string[] = Object.entries(pageRoutes)
  .filter(([route, { isListed }]) => isListed && !route.includes(':'))
  .flatMap(([route]) => {
    const path = route.replace('/*', '')
    return path === '/solutions' ? [path, ...industries.map((industry) => `${path}/${industry}`)] : [path]
  })

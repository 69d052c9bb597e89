import { navigationPlaces } from '#contract/content/choices.ts'
import { navigationMost } from '#contract/content/navigation.ts'
import type { Site } from '#contract/site/site.ts'
import { hasPage } from './industries.ts'
import type { PublishedContent } from './published-content.ts'

/**
 * Returns the visible link groups, up to the maximum of each place, without links to withdrawn pages.
 * @returns undefined while they are unchanged: pages have the defaults built in
 */
export function navigationOf(shown: Pick<PublishedContent, 'current' | 'isChanged'>): Site['navigation'] {
  if (!shown.isChanged('navigation')) return undefined
  const groups = shown.current('navigation').flatMap(({ data }) => {
    const links = data.links.filter(({ to }) => hasPage(shown, to))
    return links.length > 0 ? { ...data, links } : []
  })
  return navigationPlaces.flatMap((place) =>
    groups.filter((group) => group.place === place).slice(0, navigationMost[place]),
  )
}

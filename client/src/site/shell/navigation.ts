import { navigation as own } from '#content/navigation.words.ts'
import { categories } from '#contract/catalogue/values/product-values.ts'
import type { NavigationPlace } from '#contract/content/choices.ts'
import type { NavigationGroup } from '#contract/content/navigation.ts'
import { useHasShelf, useSite } from '../../api/site.ts'

/** The groups of links of a place, as staff have put them, else the program's; none leads to a category that nothing is sold of. */
export function useNavigation(place: NavigationPlace): NavigationGroup[] {
  const site = useSite()
  const hasShelf = useHasShelf()
  const groups = [site?.navigation ?? [], own].map((all) => all.filter((group) => group.place === place))
  const shown = groups.find(({ length }) => length > 0) ?? []
  return shown.map((group) => ({ ...group, links: group.links.filter(({ to }) => hasShelf(shelfOf(to))) }))
}

/** The category whose products a link leads to. */
function shelfOf(to: string) {
  return categories.find((category) => to === `/products?category=${category}`)
}

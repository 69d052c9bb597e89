import { lazyComponents } from '../../ui/loading/lazy-component.tsx'

const { lazyComponent } = lazyComponents(() => null)

/** The search box in pages that the server renders. */
export const SearchBox = lazyComponent(() => import('./SearchBox.tsx'), 'site/search/SearchBox.tsx')

/**
 * The search box in the header. Not registered for server rendering, so it shows as soon as its own code has loaded.
 */
export const OpenedSearchBox = lazyComponent(() => import('./SearchBox.tsx'))

import { lazyComponents } from '../../ui/loading/lazy-component.tsx'

const { lazyComponent } = lazyComponents(() => null)

/** The field with its suggestions, where the server draws it with the page. */
export const SearchBox = lazyComponent(() => import('./SearchBox.tsx'), 'site/search/SearchBox.tsx')

/** The same field where it is opened: it is there as soon as its own code is, whatever else of the page is still to come. */
export const OpenedSearchBox = lazyComponent(() => import('./SearchBox.tsx'))

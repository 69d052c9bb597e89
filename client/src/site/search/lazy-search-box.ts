import { lazyComponents } from '../../ui/loading/lazy-component.tsx'

/** The field with its suggestions, loaded where it is shown. */
export const SearchBox = lazyComponents(() => null).lazyComponent(
  () => import('./SearchBox.tsx'),
  'site/search/SearchBox.tsx',
)

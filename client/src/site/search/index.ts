export { BarSearch } from './BarSearch.tsx'
export { SearchBox } from './SearchBox.tsx'

export { BarSearch } from './BarSearch.tsx'
export { SearchBox } from './lazy-search-box.ts'

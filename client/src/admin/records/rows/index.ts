export { InBoth } from './InBoth.tsx'
export { RowList } from './RowList.tsx'

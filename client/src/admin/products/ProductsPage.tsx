import { ListScreen } from '../ui/data-table/ListScreen.tsx'
import { useBulkActions } from '../ui/data-table/useBulkActions.tsx'
import { ProductStats } from './ProductStats.tsx'
import { productsScreenWords } from './products.words.ts'
import { productsTable } from './products-table.tsx'

/** /admin/products (spec §2). */
export default function ProductsPage() {
  const bulkActions = useBulkActions(productsTable, [
    { id: 'skus', label: productsScreenWords.copySkus, text: ({ sku }) => sku },
  ])
  return (
    <ListScreen table={{ ...productsTable, bulkActions }}>
      <ProductStats />
    </ListScreen>
  )
}

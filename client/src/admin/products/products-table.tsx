import { productIssues } from '#contract/catalogue/data-quality.ts'
import { categories, categoryLabels, stockStatuses } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { exportProductRecords, exportProducts, listStaffProducts } from '#contract/endpoints/catalogue/products.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { productPath } from '../paths/index.ts'
import { choiceFilter, columnsOf, type Filter, type Table, wordsColumn } from '../records/list/index.ts'
import { useIsFileSource } from '../sync/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { fileProductsWords, fileSourceWords } from '../words/file-source.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { issueWords } from '../words/product-issues.words.ts'
import { sourceWords, stockWords, productsScreenWords as words } from '../words/products.words.ts'
import { NameCell, NumberCell, PriceCell, StatusCell, statusWords } from './cells.tsx'
import { InlineCell } from './inline/InlineCell.tsx'
import { ProductMenu } from './ProductMenu.tsx'

const column = columnsOf<StaffProduct>()

const columns: Table<StaffProduct>['columns'] = [
  {
    id: 'product',
    header: words.product,
    sort: 'name',
    sortEn: 'nameEn',
    cell: (product) => <NameCell product={product} />,
    text: nameIn,
  },
  column('sku', words.sku, { isOptional: true, phone: 'line' }),
  column('category', words.category, {
    phone: 'line',
    sort: 'category',
    className: 'whitespace-nowrap',
    ...wordsColumn(({ category }) => categoryLabels[category]),
  }),
  column('subcategory', words.subcategory, { isOptional: true }),
  column('msrp', words.msrp, {
    sort: 'price',
    align: 'end',
    hasControls: true,
    phone: 'line',
    amount: ({ msrp }) => msrp,
    cell: (product, decimals) => (
      <InlineCell product={product} field="price">
        {(amount) => <PriceCell amount={amount} period={product.period} decimals={decimals} />}
      </InlineCell>
    ),
    text: ({ msrp }) => msrp?.toFixed(2) ?? '',
  }),
  column('partnerPrice', words.partnerPrice, {
    align: 'end',
    amount: ({ partnerPrice }) => partnerPrice,
    cell: ({ partnerPrice, period }, decimals) => (
      <PriceCell amount={partnerPrice} period={period} decimals={decimals} />
    ),
    text: ({ partnerPrice }) => partnerPrice?.toFixed(2) ?? '',
  }),
  {
    id: 'stock',
    header: words.stock,
    phone: 'line',
    sort: 'stock',
    align: 'end',
    hasControls: true,
    cell: (product) => (
      <InlineCell product={product} field="stock">
        {(quantity) => <NumberCell value={quantity} />}
      </InlineCell>
    ),
    text: ({ stockQuantity }) => String(stockQuantity),
  },
  {
    id: 'status',
    header: words.status,
    phone: 'corner',
    className: 'whitespace-nowrap',
    cell: (product) => <StatusCell product={product} />,
    text: (product, language) => inLanguage(statusWords(product), language),
  },
  column('source', words.source, {
    isOptional: true,
    ...wordsColumn(({ source }) => sourceWords[source]),
  }),
  column('updatedAt', words.updated, {
    sort: 'updatedAt',
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  }),
]

const filters: Filter[] = [
  { ...choiceFilter('category', words.category, categories, categoryLabels), all: words.allCategories },
  choiceFilter('stock', words.stock, stockStatuses, stockWords),
  choiceFilter('issue', words.issue, productIssues, issueWords),
  choiceFilter('source', words.source, ['notion', 'local', 'sample'] as const, sourceWords),
  {
    ...choiceFilter('state', words.listing, ['listed', 'unlisted', 'retired'], words),
    initial: ['listed'],
  },
]

const productsTable: Table<StaffProduct> = {
  name: 'products',
  title: screenWords.products,
  rows: listStaffProducts,
  exports: { csv: exportProducts, xlsx: exportProductRecords },
  columns,
  filters,
  initialSort: 'name',
  searchSort: 'relevance',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  failed: words.failed,
  rowId: ({ id }) => id,
  rowName: nameIn,
  rowMenu: (product) => <ProductMenu product={product} />,
  isQuiet: ({ isRetired, isUnlisted }) => isRetired || isUnlisted,
  rowPath: ({ id }) => productPath(id),
}

const fileSource = {
  column: column('source', words.source, { isOptional: true, ...wordsColumn(({ source }) => fileSourceWords[source]) }),
  filter: choiceFilter('source', words.source, ['notion', 'local', 'sample'] as const, fileSourceWords),
}

/** The same for a catalogue that comes from files. */
const fileProductsTable: Table<StaffProduct> = {
  ...productsTable,
  columns: columns.map((one) => (one.id === 'source' ? fileSource.column : one)),
  filters: filters.map((one) => ('id' in one && one.id === 'source' ? fileSource.filter : one)),
  empty: { title: words.none, hint: fileProductsWords.noneHint },
}

export function useProductsTable(): Table<StaffProduct> {
  return useIsFileSource() ? fileProductsTable : productsTable
}

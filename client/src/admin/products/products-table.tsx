import { productIssues } from '#contract/catalogue/data-quality.ts'
import { categories, categoryLabels, stockStatuses } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { exportProductRecords, exportProducts, listStaffProducts } from '#contract/endpoints/products.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productPath } from '../paths/index.ts'
import { columnsOf, type Filter, type Table } from '../records/list/index.ts'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import { screenWords } from '../words/frame.words.ts'
import { issueWords } from '../words/product-issues.words.ts'
import { sourceWords, stockWords, productsScreenWords as words } from '../words/products.words.ts'
import { NameCell, NumberCell, PriceCell, StatusCell } from './cells.tsx'
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
  column('sku', words.sku, { isOptional: true }),
  column('category', words.category, {
    sort: 'category',
    className: 'whitespace-nowrap',
    cell: ({ category }) => <Words of={categoryLabels[category]} />,
    text: ({ category }, language) => inLanguage(categoryLabels[category], language),
  }),
  column('subcategory', words.subcategory, { isOptional: true }),
  column('msrp', words.msrp, {
    sort: 'price',
    align: 'end',
    cell: (product) => (
      <InlineCell product={product} field="price">
        {(amount) => <PriceCell amount={amount} period={product.period} />}
      </InlineCell>
    ),
    text: ({ msrp }) => msrp?.toFixed(2) ?? '',
  }),
  column('partnerPrice', words.partnerPrice, {
    align: 'end',
    cell: ({ partnerPrice, period }) => <PriceCell amount={partnerPrice} period={period} />,
    text: ({ partnerPrice }) => partnerPrice?.toFixed(2) ?? '',
  }),
  {
    id: 'stock',
    header: words.stock,
    sort: 'stock',
    align: 'end',
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
    className: 'whitespace-nowrap',
    cell: (product) => <StatusCell product={product} />,
    text: ({ isRetired, stockStatus }, language) =>
      inLanguage(isRetired ? words.retired : stockWords[stockStatus], language),
  },
  column('source', words.source, {
    isOptional: true,
    cell: ({ source }) => <Words of={sourceWords[source]} />,
    text: ({ source }, language) => inLanguage(sourceWords[source], language),
  }),
  column('updatedAt', words.updated, {
    sort: 'updatedAt',
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  }),
]

const filters: Filter[] = [
  {
    kind: 'choice',
    id: 'category',
    label: words.category,
    choices: categories.map((value) => ({ value, label: categoryLabels[value] })),
    all: words.allCategories,
  },
  {
    kind: 'choice',
    id: 'stock',
    label: words.stock,
    choices: stockStatuses.map((value) => ({ value, label: stockWords[value] })),
  },
  {
    kind: 'choice',
    id: 'issue',
    label: words.issue,
    choices: productIssues.map((value) => ({ value, label: issueWords[value] })),
  },
  {
    kind: 'choice',
    id: 'source',
    label: words.source,
    choices: (['notion', 'local', 'sample'] as const).map((value) => ({ value, label: sourceWords[value] })),
  },
  {
    kind: 'choice',
    id: 'state',
    label: words.listing,
    choices: [
      { value: 'listed', label: words.listed },
      { value: 'retired', label: words.retired },
    ],
    initial: ['listed'],
  },
]

/** The catalogue as staff read it (spec §2, /admin/products). */
export const productsTable: Table<StaffProduct> = {
  name: 'products',
  title: screenWords.products,
  rows: listStaffProducts,
  exports: { csv: exportProducts, xlsx: exportProductRecords },
  columns,
  filters,
  initialSort: 'name',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  failed: words.failed,
  rowId: ({ id }) => id,
  rowName: nameIn,
  rowMenu: (product) => <ProductMenu product={product} />,
  isQuiet: ({ isRetired }) => isRetired,
  rowPath: ({ id }) => productPath(id),
}

function Words({ of }: { of: Bilingual }) {
  return useTranslate()(of)
}

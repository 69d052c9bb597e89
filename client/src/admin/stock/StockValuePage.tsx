import { exportStockValue, listStockValue } from '#contract/endpoints/stock/stock.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { marginCosts } from '#contract/staff/margins.ts'
import { type StockValue, stockValueWords } from '#contract/stock/value.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { productPath } from '../paths/index.ts'
import {
  choiceFilter,
  columnsOf,
  ListScreen,
  type Table,
  useTableAnswer,
  useTableState,
} from '../records/list/index.ts'
import { MoneyCell, NamedCell } from '../sales/index.ts'
import { StatCards } from '../ui/StatCards.tsx'
import { knownCostWords } from '../words/figures.words.ts'
import { CountCell } from './cells.tsx'
import { StockTabs } from './StockTabs.tsx'
import { stockWords as words } from './stock.words.ts'

/** Renders /admin/stock/value: what is at each location by its cost. */
export default function StockValuePage() {
  return (
    <ListScreen table={valueTable} tabs={<StockTabs />}>
      <Totals />
    </ListScreen>
  )
}

/** Adds up all rows that match. */
function Totals() {
  const t = useTranslate()
  const { money, number } = useFormats()
  const { query } = useTableState(valueTable)
  const totals = useTableAnswer({ name: 'stock-value', rows: listStockValue }, query).data?.totals
  const uncosted = totals?.uncosted
  return (
    <div className="mb-4">
      <StatCards
        label={t(words.value)}
        stats={[
          { label: t(words.valueByCost), value: totals && money(totals.value) },
          { label: t(stockValueWords.quantity), value: totals && number(totals.pieces) },
          { label: t(words.uncostedProducts), value: uncosted && number(uncosted.products), to: '?cost=unknown' },
          { label: t(words.uncostedPieces), value: uncosted && number(uncosted.pieces), to: '?cost=unknown' },
        ]}
      />
    </div>
  )
}

const column = columnsOf<StockValue>()

const valueTable: Table<StockValue> = {
  name: 'stock-value',
  title: words.valueTitle,
  rows: listStockValue,
  exports: { csv: exportStockValue },
  columns: [
    column('name', stockValueWords.product, {
      sort: 'name',
      isFlexible: true,
      cell: (row) => <NamedCell row={row} />,
      text: (row, language) => nameIn(row, language),
    }),
    column('location', stockValueWords.location, {
      phone: 'line',
      cell: (row) => <PlaceCell row={row} />,
      text: ({ location, locationEn }, language) => nameIn({ name: location, nameEn: locationEn }, language),
    }),
    column('quantity', stockValueWords.quantity, {
      sort: 'quantity',
      align: 'end',
      phone: 'line',
      cell: ({ quantity }) => <CountCell count={quantity} />,
    }),
    column('unitCost', stockValueWords.unitCost, {
      sort: 'unitCost',
      align: 'end',
      amount: ({ unitCost }) => unitCost,
      cell: ({ unitCost }, decimals) => <MoneyCell amount={unitCost} decimals={decimals} />,
      text: ({ unitCost }) => unitCost?.toFixed(2) ?? '',
    }),
    column('value', stockValueWords.value, {
      sort: 'value',
      align: 'end',
      phone: 'lead',
      amount: ({ value }) => value,
      cell: ({ value }, decimals) => <ValueCell value={value} decimals={decimals} />,
      text: ({ value }, language) => value?.toFixed(2) ?? inLanguage(words.noCost, language),
    }),
  ],
  filters: [
    choiceFilter('cost', stockValueWords.unitCost, marginCosts, knownCostWords),
    { kind: 'exact', id: 'location', label: words.location, isCode: true },
    { kind: 'exact', id: 'product', label: words.ofOneProduct, isCode: true },
  ],
  initialSort: '-value',
  searchLabel: words.search,
  count: words.countValues,
  empty: { title: words.noValue, hint: words.noValueHint },
  rowId: ({ id }) => id,
  rowName: (row, language) => nameIn(row, language),
  rowPath: ({ productId }) => productPath(productId),
}

function PlaceCell({ row: { location, locationEn } }: { row: StockValue }) {
  return nameIn({ name: location, nameEn: locationEn }, useLanguage())
}

function ValueCell({ value, decimals }: { value: number | null; decimals: 0 | 2 }) {
  const t = useTranslate()
  if (value === null) return <span className="text-ink-quiet">{t(words.noCost)}</span>
  return <MoneyCell amount={value} decimals={decimals} />
}

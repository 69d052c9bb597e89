import { Link } from 'react-router-dom'
import { listStockMovements } from '#contract/endpoints/stock/stock.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { type StockMovement, stockReasons, stockReasonWords } from '#contract/stock/movements.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { orderPath, receiptPath } from '../paths/index.ts'
import { choiceFilter, columnsOf, ListScreen, type Table } from '../records/list/index.ts'
import { DateCell, NamedCell } from '../sales/index.ts'
import { Dash } from '../ui/values.tsx'
import { ChangeCell } from './cells.tsx'
import { StockTabs } from './StockTabs.tsx'
import { originWords, stockWords as words } from './stock.words.ts'

/** Renders /admin/stock/movements. */
export default function MovementsPage() {
  return <ListScreen table={movementsTable} tabs={<StockTabs />} />
}

const column = columnsOf<StockMovement>()

const movementsTable: Table<StockMovement> = {
  name: 'stock-movements',
  title: words.movements,
  rows: listStockMovements,
  columns: [
    column('name', words.product, {
      isFlexible: true,
      cell: (row) => <NamedCell row={row} />,
      text: (row, language) => nameIn(row, language),
    }),
    column('quantity', words.change, {
      sort: 'quantity',
      align: 'end',
      phone: 'lead',
      cell: ({ quantity }) => <ChangeCell by={quantity} />,
    }),
    column('reason', words.reason, {
      phone: 'corner',
      cell: (movement) => <ReasonCell movement={movement} />,
      text: ({ reason }, language) => inLanguage(stockReasonWords[reason], language),
    }),
    column('reference', words.reference, {
      phone: 'line',
      className: 'whitespace-nowrap',
      cell: (movement) => <ReferenceCell movement={movement} />,
    }),
    column('location', words.location, {
      cell: ({ location, locationEn }) => <PlaceCell place={{ name: location, nameEn: locationEn }} />,
      text: ({ location, locationEn }, language) => nameIn({ name: location, nameEn: locationEn }, language),
    }),
    column('at', words.at, {
      sort: 'at',
      phone: 'line',
      className: 'whitespace-nowrap',
      cell: ({ at }) => <DateCell at={at} />,
    }),
    column('author', words.author, { cell: ({ author }) => <AuthorCell author={author} /> }),
    column('note', words.note, { isOptional: true, cell: ({ note }) => note || <Dash /> }),
  ],
  filters: [
    choiceFilter('reason', words.reason, stockReasons, stockReasonWords),
    { kind: 'days', label: words.at },
    { kind: 'exact', id: 'product', label: words.ofOneProduct, isCode: true },
    { kind: 'exact', id: 'location', label: words.location, isCode: true },
  ],
  initialSort: '-at',
  searchLabel: words.searchMovements,
  count: words.countMovements,
  empty: { title: words.noMovements, hint: words.noMovementsHint },
  rowId: ({ id }) => id,
  rowName: (row, language) => nameIn(row, language),
}

function ReasonCell({ movement: { reason, origin } }: { movement: StockMovement }) {
  const t = useTranslate()
  const isEntered = reason === 'adjustment' && origin !== ''
  return isEntered ? `${t(stockReasonWords[reason])} · ${t(originWords[origin])}` : t(stockReasonWords[reason])
}

function ReferenceCell({ movement: { reference, orderId, receiptId } }: { movement: StockMovement }) {
  const to = (orderId && orderPath(orderId)) ?? (receiptId && receiptPath(receiptId))
  if (!reference) return <Dash />
  if (!to) return reference
  return (
    <Link to={to} className="link">
      {reference}
    </Link>
  )
}

function PlaceCell({ place }: { place: { name: string; nameEn: string } }) {
  return nameIn(place, useLanguage())
}

function AuthorCell({ author }: { author: string }) {
  const t = useTranslate()
  return author === '' || author === 'system' ? t(words.system) : author
}

import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, ClipboardCheck, History, Package } from 'lucide-react'
import { useState } from 'react'
import { listStock } from '#contract/endpoints/stock/stock.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type ProductStock, stockStates } from '#contract/stock/locations.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { stockLocationsOptions } from '../api/sales/stock.ts'
import { useCan } from '../api/staff/session.ts'
import { useFormats } from '../i18n/formats.ts'
import { movementsOfProduct, productPath } from '../paths/index.ts'
import { choiceFilter, columnsOf, ListScreen, type Table } from '../records/list/index.ts'
import { DayCell, NamedCell } from '../sales/index.ts'
import { MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { CountDialog } from './CountDialog.tsx'
import { CountCell } from './cells.tsx'
import { StockTabs } from './StockTabs.tsx'
import { stockStateWords, stockWords as words } from './stock.words.ts'
import { TransferDialog } from './TransferDialog.tsx'

/** Renders /admin/stock: how many there are of each product and where, with counts and transfers. */
export default function StockPage() {
  const t = useTranslate()
  const canWrite = useCan()('stock.write')
  const [action, setAction] = useState<{ kind: 'count' | 'transfer'; product: ProductStock }>()
  const close = () => setAction(undefined)
  const withMenu: Table<ProductStock> = {
    ...stockTable,
    rowMenu: (product) => (
      <>
        {canWrite && (
          <>
            <MenuItem
              icon={<ClipboardCheck aria-hidden="true" />}
              onSelect={() => setAction({ kind: 'count', product })}
            >
              {t(words.countIt)}
            </MenuItem>
            <MenuItem
              icon={<ArrowRightLeft aria-hidden="true" />}
              onSelect={() => setAction({ kind: 'transfer', product })}
            >
              {t(words.transferIt)}
            </MenuItem>
            <MenuLine />
          </>
        )}
        <MenuLink to={movementsOfProduct(product.id)} icon={<History aria-hidden="true" />}>
          {t(words.itsMovements)}
        </MenuLink>
        <MenuLink to={productPath(product.id)} icon={<Package aria-hidden="true" />}>
          {t(words.openProduct)}
        </MenuLink>
      </>
    ),
  }
  return (
    <>
      <ListScreen table={withMenu} tabs={<StockTabs />} />
      {action?.kind === 'count' && <CountDialog product={action.product} onClose={close} />}
      {action?.kind === 'transfer' && <TransferDialog product={action.product} onClose={close} />}
    </>
  )
}

const column = columnsOf<ProductStock>()

const stockTable: Table<ProductStock> = {
  name: 'stock',
  title: screenWords.stock,
  rows: listStock,
  columns: [
    column('name', words.product, {
      sort: 'name',
      isFlexible: true,
      cell: (row) => <NamedCell row={row} />,
      text: (row, language) => nameIn(row, language),
    }),
    column('quantity', words.quantity, {
      sort: 'quantity',
      align: 'end',
      phone: 'lead',
      cell: ({ quantity }) => <CountCell count={quantity} />,
    }),
    column('reserved', words.reserved, { align: 'end', cell: ({ reserved }) => <CountCell count={reserved} /> }),
    column('free', words.free, {
      sort: 'free',
      align: 'end',
      phone: 'line',
      cell: ({ free }) => <CountCell count={free} />,
    }),
    column('waiting', words.waiting, {
      sort: 'waiting',
      align: 'end',
      cell: ({ waiting }) => <CountCell count={waiting} />,
    }),
    column('incoming', words.incoming, {
      sort: 'incoming',
      align: 'end',
      phone: 'line',
      cell: ({ incoming }) => <CountCell count={incoming} />,
    }),
    column('expectedOn', words.expectedOn, {
      className: 'whitespace-nowrap',
      cell: ({ expectedOn }) => (expectedOn ? <DayCell day={expectedOn} /> : <Dash />),
    }),
    {
      id: 'levels',
      header: words.byLocation,
      phone: 'line',
      cell: ({ levels }) => <LevelsCell levels={levels} />,
      text: ({ levels }) => levels.map(({ quantity }) => quantity).join(' + '),
    },
  ],
  filters: [
    choiceFilter('state', words.state, stockStates, stockStateWords),
    { kind: 'exact', id: 'location', label: words.location, isCode: true },
    { kind: 'exact', id: 'product', label: words.ofOneProduct, isCode: true },
  ],
  initialSort: 'name',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: (row, language) => nameIn(row, language),
}

function LevelsCell({ levels }: Pick<ProductStock, 'levels'>) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const { data } = useQuery(stockLocationsOptions)
  const there = levels.filter(({ quantity }) => quantity > 0)
  if (!data || there.length === 0) return <Dash />
  const places = new Map(data.items.map((location) => [location.id, nameIn(location, language)]))
  return there
    .map(({ locationId, quantity }) => t(words.atLocation)(places.get(locationId) ?? '', number(quantity)))
    .join(' · ')
}

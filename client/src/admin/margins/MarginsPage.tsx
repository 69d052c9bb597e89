import { exportMargins, listMargins } from '#contract/endpoints/figures.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { marginKindWords, marginWords } from '#contract/staff/margin-words.ts'
import { type MarginRow, marginCosts, marginKinds } from '#contract/staff/margins.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { orderPath } from '../paths/index.ts'
import {
  choiceFilter,
  columnsOf,
  ListScreen,
  type Table,
  useTableAnswer,
  useTableState,
} from '../records/list/index.ts'
import { useFigureTexts } from '../reports/index.ts'
import { DateCell, MoneyCell, NamedCell } from '../sales/index.ts'
import { StatCards } from '../ui/StatCards.tsx'
import { Dash } from '../ui/values.tsx'
import { knownCostWords } from '../words/figures.words.ts'
import { marginsWords as words } from './margins.words.ts'

/** Renders /admin/analytics/margins: the lines behind the margins. */
export default function MarginsPage() {
  return (
    <ListScreen table={marginsTable}>
      <Totals />
    </ListScreen>
  )
}

/** Adds up all lines that match. */
function Totals() {
  const t = useTranslate()
  const { money, number } = useFigureTexts()
  const { query } = useTableState(marginsTable)
  const { data } = useTableAnswer({ name: 'margins', rows: listMargins }, query)
  const totals = data?.totals
  return (
    <div className="mb-4">
      <StatCards
        label={t(words.title)}
        stats={[
          { label: t(marginWords.revenue), value: totals && money(totals.revenue) },
          { label: t(marginWords.cost), value: totals && money(totals.cost) },
          { label: t(marginWords.margin), value: totals && money(totals.margin) },
          {
            label: t(marginWords.percent),
            value: totals && (totals.percent === null ? '–' : `${totals.percent.toFixed(1)}%`),
            ...(totals && totals.uncosted.rows > 0 && { note: t(words.uncosted)(number(totals.uncosted.rows)) }),
          },
        ]}
      />
    </div>
  )
}

const column = columnsOf<MarginRow>()

const marginsTable: Table<MarginRow> = {
  name: 'margins',
  title: words.title,
  rows: listMargins,
  exports: { csv: exportMargins },
  columns: [
    column('reference', marginWords.order, {
      sort: 'reference',
      className: 'whitespace-nowrap',
      cell: ({ reference }) => reference,
    }),
    column('name', marginWords.product, {
      isFlexible: true,
      phone: 'line',
      cell: (row) => <NamedCell row={row} />,
      text: (row, language) => nameIn(row, language),
    }),
    column('quantity', marginWords.quantity, { align: 'end', phone: 'line', cell: ({ quantity }) => quantity }),
    column('revenue', marginWords.revenue, {
      sort: 'revenue',
      align: 'end',
      amount: ({ revenue }) => revenue,
      cell: ({ revenue }, decimals) => <MoneyCell amount={revenue} decimals={decimals} />,
    }),
    column('cost', marginWords.cost, {
      align: 'end',
      amount: ({ cost }) => cost,
      cell: ({ cost }, decimals) => <MoneyCell amount={cost} decimals={decimals} />,
      text: ({ cost }) => cost?.toFixed(2) ?? '',
    }),
    column('margin', marginWords.margin, {
      sort: 'margin',
      align: 'end',
      phone: 'lead',
      amount: ({ margin }) => margin,
      cell: ({ margin }, decimals) => <MarginCell margin={margin} decimals={decimals} />,
      text: ({ margin }, language) => margin?.toFixed(2) ?? inLanguage(knownCostWords.unknown, language),
    }),
    column('percent', marginWords.percent, {
      sort: 'percent',
      align: 'end',
      phone: 'line',
      cell: ({ percent }) => (percent === null ? <Dash /> : `${percent.toFixed(1)}%`),
      text: ({ percent }) => percent?.toFixed(1) ?? '',
    }),
    column('at', marginWords.at, {
      sort: 'at',
      className: 'whitespace-nowrap',
      cell: ({ at }) => <DateCell at={at} />,
    }),
    column('kind', marginWords.kind, {
      phone: 'corner',
      cell: ({ kind }) => <KindCell kind={kind} />,
      text: ({ kind }, language) => inLanguage(marginKindWords[kind], language),
    }),
    column('customerName', words.customer, { isOptional: true, cell: ({ customerName }) => customerName || <Dash /> }),
  ],
  filters: [
    choiceFilter('cost', marginWords.cost, marginCosts, knownCostWords),
    choiceFilter('kind', marginWords.kind, marginKinds, marginKindWords),
    { kind: 'days', label: marginWords.at },
    { kind: 'exact', id: 'product', label: words.ofOneProduct, isCode: true },
    { kind: 'exact', id: 'order', label: words.ofOneOrder, isCode: true },
  ],
  initialSort: '-at',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ reference }) => reference,
  rowPath: ({ orderId }) => orderPath(orderId),
}

function MarginCell({ margin, decimals }: { margin: number | null; decimals: 0 | 2 }) {
  const t = useTranslate()
  if (margin === null) return <span className="text-ink-quiet">{t(knownCostWords.unknown)}</span>
  return <MoneyCell amount={margin} decimals={decimals} />
}

function KindCell({ kind }: Pick<MarginRow, 'kind'>) {
  return useTranslate()(marginKindWords[kind])
}

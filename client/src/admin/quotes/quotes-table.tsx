import { exportQuotes, listQuotes } from '#contract/endpoints/quotes.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { quoteStatuses } from '#contract/sales/quote-requests.ts'
import type { StaffQuote } from '#contract/sales/quotes.ts'
import { funnelSteps, funnelStepWords } from '#contract/staff/funnel.ts'
import { useFormats } from '../i18n/formats.ts'
import { quotePath } from '../paths/index.ts'
import { type Column, choiceFilter, columnsOf, type Table } from '../records/list/index.ts'
import {
  assigneeColumn,
  assigneeFilter,
  dueColumn,
  dueFilter,
  messageColumn,
  messageFilters,
  messageRows,
  NumberCell,
  receiptColumns,
  senderColumns,
} from '../requests/index.ts'
import { MoneyCell } from '../sales/index.ts'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { quoteStatusWords } from '../words/messages.words.ts'
import { QuoteStatusBadge } from './QuoteStatusBadge.tsx'
import { quotesWords as words } from './quotes.words.ts'

const column = columnsOf<StaffQuote>()

const ownColumns: Column<StaffQuote>[] = [
  column('status', words.status, {
    phone: 'corner',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <QuoteStatusBadge status={status} />,
    text: ({ status }, language) => inLanguage(quoteStatusWords[status], language),
  }),
  column('total', words.total, {
    align: 'end',
    phone: 'lead',
    amount: ({ total }) => total,
    cell: ({ total, currency }, decimals) => <MoneyCell amount={total} currency={currency} decimals={decimals} />,
    text: ({ total }) => total?.toFixed(2) ?? '',
  }),
  column('validUntil', words.validUntil, {
    sort: 'validUntil',
    className: 'whitespace-nowrap',
    cell: ({ validUntil }) => <DayCell day={validUntil} />,
  }),
  assigneeColumn,
  column('linesCount', words.lines, {
    isOptional: true,
    align: 'end',
    cell: ({ linesCount }) => <NumberCell value={linesCount} />,
  }),
  column('listTotal', words.listTotal, {
    isOptional: true,
    sort: 'listTotal',
    align: 'end',
    amount: ({ listTotal }) => listTotal,
    cell: ({ listTotal }, decimals) => <MoneyCell amount={listTotal} decimals={decimals} />,
    text: ({ listTotal }) => listTotal.toFixed(2),
  }),
  column('currency', words.currency, { isOptional: true }),
]

export const quotesTable: Table<StaffQuote> = {
  name: 'quotes',
  title: screenWords.quotes,
  rows: listQuotes,
  exports: { csv: exportQuotes },
  columns: [
    ...senderColumns.map((one) => (one.id === 'company' ? { ...one, isFlexible: true } : one)),
    dueColumn,
    ...ownColumns,
    { ...messageColumn, isOptional: true, isFlexible: false },
    ...receiptColumns,
  ],
  filters: [
    choiceFilter('status', words.status, quoteStatuses, quoteStatusWords),
    assigneeFilter,
    dueFilter,
    ...messageFilters,
    choiceFilter('step', words.step, funnelSteps, funnelStepWords),
    { kind: 'exact', id: 'customer', label: words.customerOnly, isCode: true },
  ],
  initialSort: '-createdAt',
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  ...messageRows,
  rowPath: ({ id }) => quotePath(id),
}

/** Renders a day (YYYY-MM-DD), or a dash. */
function DayCell({ day }: { day: string | null }) {
  const formats = useFormats()
  return day ? formats.day(day) : <Dash />
}

import { quoteStatuses } from '#contract/quote-requests.ts'
import { quotePageSchema, type StaffQuote } from '#contract/quotes.ts'
import { MoneyCell, NumberCell, SenderMenu } from '../messages/cells.tsx'
import {
  languageFilter,
  messageColumn,
  productFilter,
  receiptColumns,
  receivedFilter,
  senderColumns,
  suspectFilter,
} from '../messages/message-columns.tsx'
import { messagesWords, quoteStatusWords } from '../messages/messages.words.ts'
import type { Column, Table } from '../ui/data-table/table.ts'
import { screenWords } from '../words/frame.words.ts'
import { QuoteStatusBadge } from './QuoteStatusBadge.tsx'
import { quotesWords as words } from './quotes.words.ts'

const ownColumns: Column<StaffQuote>[] = [
  {
    id: 'status',
    header: words.status,
    className: 'whitespace-nowrap',
    cell: ({ status }) => <QuoteStatusBadge status={status} />,
    text: ({ status }, language) => quoteStatusWords[status][language],
  },
  {
    id: 'linesCount',
    header: words.lines,
    align: 'end',
    cell: ({ linesCount }) => <NumberCell value={linesCount} />,
    text: ({ linesCount }) => String(linesCount),
  },
  {
    id: 'listTotal',
    header: words.listTotal,
    sort: 'listTotal',
    align: 'end',
    cell: ({ listTotal }) => <MoneyCell amount={listTotal} />,
    text: ({ listTotal }) => listTotal.toFixed(2),
  },
  {
    id: 'currency',
    header: words.currency,
    isOptional: true,
    cell: ({ currency }) => currency,
    text: ({ currency }) => currency,
  },
]

export const quotesTable: Table<StaffQuote> = {
  name: 'quotes',
  title: screenWords.quotes,
  endpoint: '/admin/quotes',
  schema: quotePageSchema,
  columns: [...senderColumns, ...ownColumns, { ...messageColumn, isOptional: true }, ...receiptColumns],
  filters: [
    {
      kind: 'choice',
      id: 'status',
      label: words.status,
      choices: quoteStatuses.map((value) => ({ value, label: quoteStatusWords[value] })),
    },
    receivedFilter,
    languageFilter,
    suspectFilter,
    productFilter,
  ],
  initialSort: '-createdAt',
  searchLabel: messagesWords.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ name, reference }) => `${name} ${reference}`,
  rowPath: ({ id }) => `/admin/quotes/${id}`,
  rowMenu: (quote) => <SenderMenu sender={quote} />,
  isQuiet: ({ suspect }) => suspect,
  exportPermission: 'inbox.export',
}

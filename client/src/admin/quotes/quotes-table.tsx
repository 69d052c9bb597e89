import { exactMoney } from '#contract/catalogue/exact-money.ts'
import { exportQuotes, listQuotes } from '#contract/endpoints/quotes.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { quoteStatuses } from '#contract/sales/quote-requests.ts'
import type { StaffQuote } from '#contract/sales/quotes.ts'
import { quotePath } from '../paths/index.ts'
import { type Column, columnsOf, type Table } from '../records/list/index.ts'
import {
  assigneeColumn,
  assigneeFilter,
  dueColumn,
  dueFilter,
  languageFilter,
  MoneyCell,
  messageColumn,
  NumberCell,
  productFilter,
  receiptColumns,
  receivedFilter,
  SenderMenu,
  senderColumns,
  suspectFilter,
} from '../requests/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { messagesWords, quoteStatusWords } from '../words/messages.words.ts'
import { DayCell } from './DayCell.tsx'
import { QuoteStatusBadge } from './QuoteStatusBadge.tsx'
import { quotesWords as words } from './quotes.words.ts'

const column = columnsOf<StaffQuote>()

const ownColumns: Column<StaffQuote>[] = [
  column('status', words.status, {
    className: 'whitespace-nowrap',
    cell: ({ status }) => <QuoteStatusBadge status={status} />,
    text: ({ status }, language) => inLanguage(quoteStatusWords[status], language),
  }),
  column('total', words.total, {
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ total, currency }) => (total === null ? <DayCell day={null} /> : exactMoney(total, currency)),
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
    cell: ({ listTotal }) => <MoneyCell amount={listTotal} />,
    text: ({ listTotal }) => listTotal.toFixed(2),
  }),
  column('currency', words.currency, { isOptional: true }),
]

export const quotesTable: Table<StaffQuote> = {
  name: 'quotes',
  title: screenWords.quotes,
  rows: listQuotes,
  exports: { csv: exportQuotes },
  columns: [...senderColumns, dueColumn, ...ownColumns, { ...messageColumn, isOptional: true }, ...receiptColumns],
  filters: [
    {
      kind: 'choice',
      id: 'status',
      label: words.status,
      choices: quoteStatuses.map((value) => ({ value, label: quoteStatusWords[value] })),
    },
    assigneeFilter,
    dueFilter,
    receivedFilter,
    languageFilter(readerLanguages),
    suspectFilter,
    productFilter,
    { kind: 'exact', id: 'customer', label: words.customerOnly, isCode: true },
  ],
  initialSort: '-createdAt',
  searchLabel: messagesWords.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ name, reference }) => `${name} ${reference}`,
  rowPath: ({ id }) => quotePath(id),
  rowMenu: (quote) => <SenderMenu sender={quote} />,
  isQuiet: ({ suspect }) => suspect,
}

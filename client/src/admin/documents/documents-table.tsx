import type { IssuedDocument } from '#contract/billing/documents.ts'
import { documentKinds, documentKindWords, documentStates, documentStateWords } from '#contract/billing/kinds.ts'
import { currencyCodes } from '#contract/catalogue/money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { exportDocuments, listDocuments } from '#contract/endpoints/billing.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { DocumentStateBadge } from '../billing/index.ts'
import { documentPath } from '../paths/index.ts'
import { choiceFilter, columnsOf, type Table } from '../records/list/index.ts'
import { AmountCell, DayCell, MoneyCell } from '../sales/index.ts'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { documentsWords as words } from './documents.words.ts'

const column = columnsOf<IssuedDocument>()

export const documentsTable: Table<IssuedDocument> = {
  name: 'documents',
  title: screenWords.documents,
  rows: listDocuments,
  exports: { csv: exportDocuments },
  columns: [
    column('number', words.number, { sort: 'number', className: 'whitespace-nowrap' }),
    column('kind', words.kind, {
      phone: 'line',
      cell: ({ kind }) => <KindCell kind={kind} />,
      text: ({ kind }, language) => inLanguage(documentKindWords[kind], language),
    }),
    column('customerName', words.customer, { sort: 'customerName', phone: 'line', isFlexible: true }),
    column('total', words.total, {
      sort: 'totalHkd',
      align: 'end',
      phone: 'lead',
      amount: ({ total }) => total,
      cell: (document, decimals) => <AmountCell order={document} decimals={decimals} />,
      text: ({ total, currency }) => `${currency} ${total.toFixed(2)}`,
    }),
    column('open', words.open, {
      align: 'end',
      amount: ({ open }) => open,
      cell: ({ open, currency }, decimals) =>
        open > 0 ? <MoneyCell amount={open} currency={currency} decimals={decimals} /> : <Dash />,
      text: ({ open }) => open.toFixed(2),
    }),
    column('state', words.state, {
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: (document) => <DocumentStateBadge document={document} />,
      text: ({ state }, language) => inLanguage(documentStateWords[state], language),
    }),
    column('issuedOn', words.issuedOn, {
      sort: 'issuedOn',
      className: 'whitespace-nowrap',
      cell: ({ issuedOn }) => <DayCell day={issuedOn} />,
    }),
    column('dueOn', words.dueOn, {
      sort: 'dueOn',
      className: 'whitespace-nowrap',
      cell: ({ dueOn }) => (dueOn ? <DayCell day={dueOn} /> : <Dash />),
    }),
    column('order', words.order, {
      className: 'whitespace-nowrap',
      cell: ({ order }) => order?.reference ?? <Dash />,
      text: ({ order }) => order?.reference ?? '',
    }),
    column('issuedBy', words.issuedBy, { isOptional: true }),
  ],
  filters: [
    choiceFilter('kind', words.kind, documentKinds, documentKindWords),
    choiceFilter('state', words.state, documentStates, documentStateWords),
    choiceFilter('currency', words.currency, currencyCodes, currencyWords),
    { kind: 'exact', id: 'customer', label: words.ofOneCustomer, isCode: true },
  ],
  initialSort: '-issuedOn',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ number, customerName }) => `${number} ${customerName}`,
  rowPath: ({ id }) => documentPath(id),
  isQuiet: ({ state }) => state === 'credited',
}

function KindCell({ kind }: Pick<IssuedDocument, 'kind'>) {
  return useTranslate()(documentKindWords[kind])
}

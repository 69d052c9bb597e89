import {
  type Return,
  returnReasons,
  returnReasonWords,
  returnStates,
  returnStateWords,
} from '#contract/billing/returns.ts'
import { exportReturns, listReturns } from '#contract/endpoints/sales/returns.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { ReturnStateBadge } from '../billing/index.ts'
import { returnPath } from '../paths/index.ts'
import { choiceFilter, columnsOf, ListScreen, type Table } from '../records/list/index.ts'
import { DateCell, ItemsCell } from '../sales/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { returnsWords as words } from './returns.words.ts'

const column = columnsOf<Return>()

const returnsTable: Table<Return> = {
  name: 'returns',
  title: screenWords.returns,
  rows: listReturns,
  exports: { csv: exportReturns },
  columns: [
    column('reference', words.reference, { className: 'whitespace-nowrap' }),
    column('customerName', words.customer, { sort: 'customerName', phone: 'line', isFlexible: true }),
    column('order', words.order, {
      className: 'whitespace-nowrap',
      cell: ({ order }) => order.reference,
      text: ({ order }) => order.reference,
    }),
    column('reason', words.reason, {
      phone: 'line',
      cell: ({ reason }) => <ReasonCell reason={reason} />,
      text: ({ reason }, language) => inLanguage(returnReasonWords[reason], language),
    }),
    column('pieces', words.pieces, { align: 'end', phone: 'lead', cell: ({ pieces }) => <ItemsCell count={pieces} /> }),
    column('state', words.state, {
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: ({ state }) => <ReturnStateBadge state={state} />,
      text: ({ state }, language) => inLanguage(returnStateWords[state], language),
    }),
    column('createdAt', words.asked, {
      sort: 'createdAt',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    }),
    column('createdBy', words.by, { isOptional: true }),
  ],
  filters: [
    choiceFilter('state', words.state, returnStates, returnStateWords),
    choiceFilter('reason', words.reason, returnReasons, returnReasonWords),
    { kind: 'exact', id: 'customer', label: words.ofOneCustomer, isCode: true },
    { kind: 'exact', id: 'order', label: words.ofOneOrder, isCode: true },
  ],
  initialSort: '-createdAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ reference, customerName }) => `${reference} ${customerName}`,
  rowPath: ({ id }) => returnPath(id),
  isQuiet: ({ state }) => state === 'settled' || state === 'rejected',
}

export default function ReturnsPage() {
  return <ListScreen table={returnsTable} />
}

function ReasonCell({ reason }: Pick<Return, 'reason'>) {
  return useTranslate()(returnReasonWords[reason])
}

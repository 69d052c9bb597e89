import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listReceipts } from '#contract/endpoints/stock/stock.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type Receipt, receiptStates, receiptStateWords } from '#contract/stock/receipts.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { receiptPath } from '../../paths/index.ts'
import { choiceFilter, columnsOf, ListScreen, type Table } from '../../records/list/index.ts'
import { DateCell, DayCell } from '../../sales/index.ts'
import { Dash } from '../../ui/values.tsx'
import { screenWords } from '../../words/frame.words.ts'
import { StockTabs } from '../StockTabs.tsx'
import { incomingWords as words } from './incoming.words.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { ReceiptStateBadge } from './ReceiptStateBadge.tsx'

/** Renders /admin/incoming: goods ordered from suppliers. */
export default function IncomingPage() {
  const t = useTranslate()
  const canWrite = useCan()('stock.write')
  const [isCreating, setCreating] = useState(false)
  const create = canWrite && (
    <Button variant="primary" size="compact" onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.create)}
    </Button>
  )
  return (
    <>
      <ListScreen table={receiptsTable} tabs={<StockTabs />} actions={create} />
      {isCreating && <ReceiptDialog onClose={() => setCreating(false)} />}
    </>
  )
}

const column = columnsOf<Receipt>()

const receiptsTable: Table<Receipt> = {
  name: 'receipts',
  title: screenWords.incoming,
  rows: listReceipts,
  columns: [
    column('reference', words.reference, { className: 'min-w-24' }),
    column('supplier', words.supplier, { sort: 'supplier', phone: 'line', isFlexible: true }),
    column('supplierReference', words.supplierReference, {
      isOptional: true,
      cell: ({ supplierReference }) => supplierReference || <Dash />,
    }),
    column('received', words.progress, {
      align: 'end',
      phone: 'lead',
      className: 'whitespace-nowrap',
      cell: (receipt) => <ProgressCell receipt={receipt} />,
      text: ({ received, quantity }) => `${received} / ${quantity}`,
    }),
    column('expectedOn', words.expectedOn, {
      sort: 'expectedOn',
      phone: 'line',
      className: 'whitespace-nowrap',
      cell: ({ expectedOn }) => (expectedOn ? <DayCell day={expectedOn} /> : <Dash />),
    }),
    column('state', words.state, {
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: ({ state }) => <ReceiptStateBadge state={state} />,
      text: ({ state }, language) => inLanguage(receiptStateWords[state], language),
    }),
    column('createdBy', words.createdBy),
    {
      id: 'createdAt',
      header: { 'zh-TW': '建立', en: 'Created' },
      sort: 'createdAt',
      isOptional: true,
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
      text: ({ createdAt }) => createdAt,
    },
  ],
  filters: [
    choiceFilter('state', words.state, receiptStates, receiptStateWords),
    { kind: 'exact', id: 'product', label: words.ofOneProduct, isCode: true },
  ],
  initialSort: '-createdAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ reference, supplier }) => `${reference} ${supplier}`,
  rowPath: ({ id }) => receiptPath(id),
  isQuiet: ({ state }) => state === 'received' || state === 'cancelled',
}

function ProgressCell({ receipt: { received, quantity } }: { receipt: Receipt }) {
  const t = useTranslate()
  const { number } = useFormats()
  return t(words.of)(number(received), number(quantity))
}

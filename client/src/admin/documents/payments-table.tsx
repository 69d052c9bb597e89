import {
  type Payment,
  paymentDirections,
  paymentMethods,
  paymentMethodWords,
  paymentStates,
  paymentStateWords,
} from '#contract/billing/payments.ts'
import { currencyCodes } from '#contract/catalogue/money.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { exportPayments, listPayments } from '#contract/endpoints/billing.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { choiceFilter, columnsOf, type Table } from '../records/list/index.ts'
import { CustomerNameCell, DayCell, MoneyCell, OptionalCell } from '../sales/index.ts'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { documentsWords as words } from './documents.words.ts'

const column = columnsOf<Payment>()
const directionWords = { received: words.received, refunded: words.refunded }
const tones = { allocated: 'quiet', open: 'signal', voided: 'quiet' } as const

export const paymentsTable: Table<Payment> = {
  name: 'payments',
  title: screenWords.payments,
  rows: listPayments,
  exports: { csv: exportPayments },
  columns: [
    column('receivedOn', words.receivedOn, {
      sort: 'receivedOn',
      className: 'whitespace-nowrap',
      cell: ({ receivedOn }) => <DayCell day={receivedOn} />,
    }),
    column('customerName', words.customer, {
      sort: 'customerName',
      phone: 'line',
      isFlexible: true,
      cell: (payment) => <CustomerNameCell row={payment} />,
      text: ({ customerName, customerNameEn }, language) =>
        nameIn({ name: customerName, nameEn: customerNameEn }, language),
    }),
    column('amount', words.amount, {
      sort: 'amount',
      align: 'end',
      phone: 'lead',
      amount: ({ amount }) => amount,
      cell: ({ amount, currency, direction }, decimals) => (
        <MoneyCell amount={direction === 'refunded' ? -amount : amount} currency={currency} decimals={decimals} />
      ),
      text: ({ amount }) => amount.toFixed(2),
    }),
    column('left', words.left, {
      align: 'end',
      amount: ({ left }) => left,
      cell: ({ left, currency }, decimals) =>
        left > 0 ? <MoneyCell amount={left} currency={currency} decimals={decimals} /> : <Dash />,
      text: ({ left }) => left.toFixed(2),
    }),
    column('method', words.method, {
      phone: 'line',
      cell: ({ method }) => <WordCell words={paymentMethodWords[method]} />,
      text: ({ method }, language) => inLanguage(paymentMethodWords[method], language),
    }),
    column('state', words.state, {
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: ({ state }) => <StateCell state={state} />,
      text: ({ state }, language) => inLanguage(paymentStateWords[state], language),
    }),
    column('reference', words.reference, { cell: ({ reference }) => <OptionalCell text={reference} /> }),
    column('createdBy', words.recordedBy, { isOptional: true }),
  ],
  filters: [
    choiceFilter('direction', words.direction, paymentDirections, directionWords),
    choiceFilter('method', words.method, paymentMethods, paymentMethodWords),
    choiceFilter('state', words.state, paymentStates, paymentStateWords),
    choiceFilter('currency', words.currency, currencyCodes, currencyWords),
    { kind: 'exact', id: 'customer', label: words.ofOneCustomer, isCode: true },
  ],
  initialSort: '-receivedOn',
  searchLabel: words.paymentSearch,
  count: words.paymentCount,
  empty: { title: words.noPayments, hint: words.noPaymentsHint },
  rowId: ({ id }) => id,
  rowName: ({ customerName, amount, currency }) => `${customerName} ${exactMoney(amount, currency)}`,
  isQuiet: ({ state }) => state === 'voided',
}

function WordCell({ words: given }: { words: (typeof paymentMethodWords)[Payment['method']] }) {
  return useTranslate()(given)
}

function StateCell({ state }: Pick<Payment, 'state'>) {
  const t = useTranslate()
  return <Badge tone={tones[state]}>{t(paymentStateWords[state])}</Badge>
}

import { currencyCodes } from '#contract/catalogue/money.ts'
import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { exportOrders, listOrders } from '#contract/endpoints/orders.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { customerTypes } from '#contract/sales/customers.ts'
import { orderStatuses, type StaffOrder } from '#contract/sales/orders.ts'
import { orderPath } from '../paths/index.ts'
import { type Column, choiceFilter, columnsOf, type Filter, type Table } from '../records/list/index.ts'
import { AmountCell, CustomerCell, DateCell, ItemsCell, MoneyCell, OptionalCell } from '../sales/index.ts'
import { customerTypeWords } from '../words/customers.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { ordersWords as words } from '../words/orders.words.ts'
import { orderStatusWords } from '../words/status.words.ts'
import { OrderMenu } from './OrderMenu.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

const column = columnsOf<StaffOrder>()

/** Amount and status come first, so that a tablet shows them without scrolling. */
const columns: Column<StaffOrder>[] = [
  column('reference', words.order, { className: 'min-w-34' }),
  column('customerName', words.customer, {
    sort: 'customerName',
    phone: 'line',
    isFlexible: true,
    cell: (order) => <CustomerCell order={order} />,
  }),
  column('total', words.amount, {
    sort: 'totalHkd',
    align: 'end',
    phone: 'lead',
    amount: ({ total }) => total,
    cell: (order, decimals) => <AmountCell order={order} decimals={decimals} />,
    text: ({ total, currency }) => `${currency} ${total.toFixed(2)}`,
  }),
  column('status', words.status, {
    phone: 'corner',
    sort: 'status',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
    text: ({ status }, language) => inLanguage(orderStatusWords[status], language),
  }),
  column('placedAt', words.date, {
    phone: 'line',
    sort: 'placedAt',
    className: 'whitespace-nowrap',
    cell: ({ placedAt }) => <DateCell at={placedAt} />,
  }),
  column('itemsCount', words.items, { align: 'end', cell: ({ itemsCount }) => <ItemsCell count={itemsCount} /> }),
  column('email', words.email, { className: 'max-w-52', cell: ({ email }) => <OptionalCell text={email} /> }),
  column('totalHkd', words.amountHkd, {
    isOptional: true,
    align: 'end',
    amount: ({ totalHkd }) => totalHkd,
    cell: ({ totalHkd }, decimals) => <MoneyCell amount={totalHkd} decimals={decimals} />,
    text: ({ totalHkd }) => totalHkd.toFixed(2),
  }),
  optional('contactName', words.contact),
  optional('phone', words.phone),
  optional('purchaseOrder', words.purchaseOrder),
  optional('carrier', words.carrier),
  optional('trackingNumber', words.trackingNumber),
]

function optional(
  id: 'contactName' | 'phone' | 'purchaseOrder' | 'carrier' | 'trackingNumber',
  header: Column<StaffOrder>['header'],
): Column<StaffOrder> {
  return {
    id,
    header,
    isOptional: true,
    cell: (order) => <OptionalCell text={order[id]} />,
    text: (order) => order[id],
  }
}

const filters: Filter[] = [
  choiceFilter('status', words.status, orderStatuses, orderStatusWords),
  { kind: 'days', label: words.date },
  choiceFilter('customerType', words.customerType, customerTypes, customerTypeWords),
  choiceFilter('category', words.category, categories, categoryLabels),
  choiceFilter('currency', words.currency, currencyCodes, currencyWords),
  { kind: 'exact', id: 'customer', label: words.ofOneCustomer, isCode: true },
  { kind: 'exact', id: 'product', label: words.ofOneProduct, isCode: true },
]

export const ordersTable: Table<StaffOrder> = {
  name: 'orders',
  title: screenWords.orders,
  rows: listOrders,
  exports: { csv: exportOrders },
  columns,
  filters,
  initialSort: '-placedAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ reference, customerName }) => `${reference} ${customerName}`,
  rowPath: ({ id }) => orderPath(id),
  rowMenu: (order) => <OrderMenu order={order} />,
  isQuiet: ({ status }) => status === 'cancelled',
}

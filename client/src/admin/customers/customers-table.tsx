import { exportCustomers, listCustomers } from '#contract/endpoints/customers.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import {
  customerStatuses,
  customerTypes,
  type StaffCustomer,
  type CustomerStatus as Status,
} from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { customerPath } from '../paths/index.ts'
import { choiceFilter, columnsOf, type Table } from '../records/list/index.ts'
import { DateCell, ItemsCell, MoneyCell, OptionalCell } from '../sales/index.ts'
import { customerTypeWords, customersWords as words } from '../words/customers.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { customerStatusWords } from '../words/status.words.ts'
import { CustomerMenu } from './CustomerMenu.tsx'
import { NameCell, TypeCell } from './cells.tsx'

const tones = { active: 'quiet', vip: 'signal', inactive: 'caution' } as const satisfies Record<Status, string>

export function CustomerStatus({ status }: { status: Status }) {
  const t = useTranslate()
  return <Badge tone={tones[status]}>{t(customerStatusWords[status])}</Badge>
}

const column = columnsOf<StaffCustomer>()

const columns: Table<StaffCustomer>['columns'] = [
  column('name', words.customer, {
    sort: 'name',
    isFlexible: true,
    cell: (customer) => <NameCell customer={customer} />,
  }),
  column('email', words.email, {
    phone: 'line',
    className: 'max-w-52',
    cell: ({ email }) => <OptionalCell text={email} />,
  }),
  column('phone', words.phone, {
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ phone }) => <OptionalCell text={phone} />,
  }),
  column('location', words.location, { cell: ({ location }) => <OptionalCell text={location} /> }),
  column('type', words.type, {
    className: 'whitespace-nowrap',
    cell: ({ type }) => <TypeCell type={type} />,
    text: ({ type }, language) => inLanguage(customerTypeWords[type], language),
  }),
  column('totalOrders', words.orders, {
    sort: 'totalOrders',
    align: 'end',
    cell: ({ totalOrders }) => <ItemsCell count={totalOrders} />,
  }),
  column('totalSpent', words.spent, {
    sort: 'totalSpent',
    align: 'end',
    phone: 'lead',
    amount: ({ totalSpent }) => totalSpent,
    cell: ({ totalSpent }, decimals) => <MoneyCell amount={totalSpent} decimals={decimals} />,
    text: ({ totalSpent }) => totalSpent.toFixed(2),
  }),
  column('lastOrder', words.lastOrder, {
    sort: 'lastOrder',
    className: 'whitespace-nowrap',
    cell: ({ lastOrder }) => (lastOrder ? <DateCell at={lastOrder} /> : <OptionalCell text="" />),
  }),
  column('status', words.status, {
    phone: 'corner',
    className: 'whitespace-nowrap',
    cell: ({ status }) => <CustomerStatus status={status} />,
    text: ({ status }, language) => inLanguage(customerStatusWords[status], language),
  }),
  column('createdAt', words.since, {
    sort: 'createdAt',
    isOptional: true,
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => <DateCell at={createdAt} />,
  }),
]

export const customersTable: Table<StaffCustomer> = {
  name: 'customers',
  title: screenWords.customers,
  rows: listCustomers,
  exports: { csv: exportCustomers },
  columns,
  filters: [
    { ...choiceFilter('type', words.type, customerTypes, customerTypeWords), all: words.allTypes },
    choiceFilter('status', words.status, customerStatuses, customerStatusWords),
    { kind: 'days', label: words.since },
  ],
  initialSort: 'name',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowPath: ({ id }) => customerPath(id),
  rowMenu: (customer) => <CustomerMenu customer={customer} />,
}

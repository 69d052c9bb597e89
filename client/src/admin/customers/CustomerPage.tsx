import '../records/page/message.css'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { customerOptions } from '../api/sales/customers.ts'
import { useCan } from '../api/staff/session.ts'
import { customerPath } from '../paths/index.ts'
import { RecordPage } from '../records/page/index.ts'
import { customersWords } from '../words/customers.words.ts'
import { CustomerView } from './CustomerView.tsx'
import { customerPageWords as words } from './customer-page.words.ts'
import { CustomerEditor } from './edit/CustomerEditor.tsx'

export default function CustomerPage() {
  const t = useTranslate()
  const { id = '', part } = useParams()
  const canWrite = useCan()('sales.write')
  if (part !== undefined && (part !== 'edit' || !canWrite)) return <Navigate to={customerPath(id)} replace />
  return (
    <RecordPage
      query={customerOptions(id)}
      titleOf={(customer) => customer?.name ?? t(customersWords.customer)}
      listPath={adminScreens.customers.path}
      notFound="customer.not_found"
      words={words}
      back={t(words.back)}
    >
      {(customer) => <Loaded key={customer.id} customer={customer} isEditing={part === 'edit'} />}
    </RecordPage>
  )
}

/** Redirects from a merged customer to the remaining one, with a notice. */
function Loaded({ customer, isEditing }: { customer: CustomerDetail; isEditing: boolean }) {
  const t = useTranslate()
  const { state }: { state: unknown } = useLocation()
  if (customer.mergedIntoId) {
    return <Navigate to={customerPath(customer.mergedIntoId)} replace state={{ mergedIn: customer.name }} />
  }
  if (isEditing) {
    const isThere = customer.erasedAt === null
    return isThere ? <CustomerEditor customer={customer} /> : <Navigate to={customerPath(customer.id)} replace />
  }
  const mergedIn = mergedInOf(state)
  return (
    <>
      {mergedIn && (
        <p className="mb-4 py-3 px-4 border border-hairline border-l-3 border-l-caution rounded-control bg-raised">
          {t(words.mergedNotice)(mergedIn)}
        </p>
      )}
      <CustomerView customer={customer} />
    </>
  )
}

function mergedInOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('mergedIn' in state)) return undefined
  return typeof state.mergedIn === 'string' ? state.mergedIn : undefined
}

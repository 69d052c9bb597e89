import { BackLink } from '../ui/BackLink.tsx'
import '../messages/message.css'
import './customer-page.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { CustomerDetail } from '#contract/customers.ts'
import { adminScreens } from '#contract/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { customerOptions } from '../api/customers.ts'
import { useMay } from '../api/session.ts'
import { RecordFailure, RecordSkeleton } from '../ui/RecordPage.tsx'
import { useListPath } from '../ui/useListPath.ts'
import { CustomerView } from './CustomerView.tsx'
import { customerPageWords as words } from './customer-page.words.ts'
import { customerPath } from './customer-paths.ts'
import { customersWords } from './customers.words.ts'
import { CustomerEditor } from './edit/CustomerEditor.tsx'

/** /admin/customers/{id} and /admin/customers/{id}/edit. */
export default function CustomerPage() {
  const t = useTranslate()
  const { id = '', part } = useParams()
  const mayWrite = useMay()('sales.write')
  const list = useListPath(adminScreens.customers.path)
  const { data, error, refetch } = useQuery(customerOptions(id))
  if (part !== undefined && (part !== 'edit' || !mayWrite)) return <Navigate to={customerPath(id)} replace />
  return (
    <>
      <PageHead title={data?.name ?? t(customersWords.customer)} isListed={false} />
      <BackLink to={list}>{t(words.back)}</BackLink>
      {data && <Loaded key={data.id} customer={data} isEditing={part === 'edit'} />}
      {!data && !error && <RecordSkeleton />}
      {!data && error && (
        <RecordFailure
          error={error}
          notFound="customer.not_found"
          words={{
            failed: t(words.failed),
            notFound: t(words.notFound),
            notFoundHint: t(words.notFoundHint),
            back: t(words.back),
          }}
          list={list}
          onRetry={refetch}
        />
      )}
    </>
  )
}

/** One that was merged leads on to the one that it is now, which says so. */
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
      {mergedIn && <p className="customer-notice">{t(words.mergedNotice)(mergedIn)}</p>}
      <CustomerView customer={customer} />
    </>
  )
}

function mergedInOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('mergedIn' in state)) return undefined
  return typeof state.mergedIn === 'string' ? state.mergedIn : undefined
}

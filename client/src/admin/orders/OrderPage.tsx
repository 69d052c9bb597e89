import { BackLink } from '../ui/BackLink.tsx'
import '../messages/message.css'
import './order-page.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { adminScreens } from '#contract/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../site/frame/PageHead.tsx'
import { orderOptions } from '../api/orders.ts'
import { useMay } from '../api/session.ts'
import { RecordFailure, RecordSkeleton } from '../ui/RecordPage.tsx'
import { useListPath } from '../ui/useListPath.ts'
import { OrderView } from './OrderView.tsx'
import { orderPageWords as words } from './order-page.words.ts'
import { orderPath } from './order-paths.ts'
import { ordersWords } from './orders.words.ts'

/** /admin/orders/{id} and /admin/orders/{id}/edit. */
export default function OrderPage() {
  const t = useTranslate()
  const { id = '', part } = useParams()
  const mayWrite = useMay()('sales.write')
  const list = useListPath(adminScreens.orders.path)
  const { data, error, refetch } = useQuery(orderOptions(id))
  if (part !== undefined && (part !== 'edit' || !mayWrite)) return <Navigate to={orderPath(id)} replace />
  return (
    <>
      <PageHead title={data ? `${data.reference} · ${data.customerName}` : t(ordersWords.order)} isListed={false} />
      <BackLink to={list}>{t(words.back)}</BackLink>
      {data && <OrderView key={data.id} order={data} isEditing={part === 'edit'} />}
      {!data && !error && <RecordSkeleton />}
      {!data && error && (
        <RecordFailure
          error={error}
          notFound="order.not_found"
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

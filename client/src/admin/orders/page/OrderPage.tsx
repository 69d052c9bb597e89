import '../../records/page/message.css'
import { Navigate, useParams } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { orderOptions } from '../../api/sales/orders.ts'
import { useCan } from '../../api/staff/session.ts'
import { orderPath } from '../../paths/index.ts'
import { RecordPage } from '../../records/page/index.ts'
import { ordersWords } from '../../words/orders.words.ts'
import { OrderView } from './OrderView.tsx'
import { orderPageWords as words } from './order-page.words.ts'

/** Renders /admin/orders/{id} and /admin/orders/{id}/edit. */
export default function OrderPage() {
  const t = useTranslate()
  const { id = '', part } = useParams()
  const canWrite = useCan()('sales.write')
  if (part !== undefined && (part !== 'edit' || !canWrite)) return <Navigate to={orderPath(id)} replace />
  return (
    <RecordPage
      query={orderOptions(id)}
      titleOf={(order) => (order ? `${order.reference} · ${order.customerName}` : t(ordersWords.order))}
      listPath={adminScreens.orders.path}
      notFound="order.not_found"
      words={words}
      back={t(words.back)}
    >
      {(order) => <OrderView key={order.id} order={order} isEditing={part === 'edit'} />}
    </RecordPage>
  )
}

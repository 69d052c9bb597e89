import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { newOrderPath } from '../paths/index.ts'
import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { ordersWords as words } from '../words/orders.words.ts'
import { OrderStats } from './OrderStats.tsx'
import { ordersTable } from './orders-table.tsx'
import { useOrderBulkActions } from './useOrderBulkActions.tsx'

export default function OrdersPage() {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const { actions, status } = useOrderBulkActions()
  const common = useBulkActions(ordersTable, [
    { id: 'references', label: words.copyReferences, text: ({ reference }) => reference },
    { id: 'emails', label: words.copyEmails, text: ({ email }) => email },
  ])
  const create = canWrite && (
    <Link to={newOrderPath} className={buttonClass('primary', 'compact')}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.create)}
    </Link>
  )
  return (
    <>
      <ListScreen table={{ ...ordersTable, bulkActions: [...actions, ...common] }} actions={create}>
        <OrderStats />
      </ListScreen>
      {status}
    </>
  )
}

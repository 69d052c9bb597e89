import { Plus } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { useMay } from '../api/session.ts'
import { ListScreen } from '../ui/data-table/ListScreen.tsx'
import { useBulkActions } from '../ui/data-table/useBulkActions.tsx'
import { OrderStats } from './OrderStats.tsx'
import { newOrderPath } from './order-paths.ts'
import { ordersWords as words } from './orders.words.ts'
import { ordersTable } from './orders-table.tsx'

/** /admin/orders (spec §2). */
export default function OrdersPage() {
  const t = useTranslate()
  const mayWrite = useMay()('sales.write')
  const bulkActions = useBulkActions(ordersTable, [
    { id: 'references', label: words.copyReferences, text: ({ reference }) => reference },
    { id: 'emails', label: words.copyEmails, text: ({ email }) => email },
  ])
  const create = mayWrite && (
    <Link to={newOrderPath} className={buttonClass('primary', 'compact')}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.create)}
    </Link>
  )
  return (
    <ListScreen table={{ ...ordersTable, bulkActions }} actions={create}>
      <OrderStats />
    </ListScreen>
  )
}

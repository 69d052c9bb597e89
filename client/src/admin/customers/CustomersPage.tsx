import { SlidersHorizontal, UserPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { newCustomerPath } from '../paths/index.ts'
import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { customersWords as words } from '../words/customers.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { CustomerStats } from './CustomerStats.tsx'
import { customersTable } from './customers-table.tsx'

export default function CustomersPage() {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const bulkActions = useBulkActions(customersTable, [
    { id: 'emails', label: words.copyEmails, text: ({ email }) => email },
  ])
  const actions = canWrite && (
    <div className="flex flex-wrap gap-2">
      <Link to={adminScreens.salesSettings.path} className={buttonClass('quiet', 'compact')}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {t(screenWords.salesSettings)}
      </Link>
      <Link to={newCustomerPath} className={buttonClass('primary', 'compact')}>
        <UserPlus aria-hidden="true" className="size-4" />
        {t(words.add)}
      </Link>
    </div>
  )
  return (
    <ListScreen table={{ ...customersTable, bulkActions }} actions={actions}>
      <CustomerStats />
    </ListScreen>
  )
}

import { Plus, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { copyActions } from '../requests/index.ts'
import { screenWords } from '../words/frame.words.ts'
import { quotesWords as words } from './quotes.words.ts'
import { quotesTable } from './quotes-table.tsx'
import { useQuoteBulkActions } from './useQuoteBulkActions.tsx'

export default function QuotesPage() {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const bulk = useQuoteBulkActions()
  const common = useBulkActions(quotesTable, copyActions)
  const actions = canWrite && (
    <div className="flex flex-wrap gap-2">
      <Link to={adminScreens.salesSettings.path} className={buttonClass('quiet', 'compact')}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {t(screenWords.salesSettings)}
      </Link>
      <Link to={`${adminScreens.quotes.path}/new`} className={buttonClass('primary', 'compact')}>
        <Plus aria-hidden="true" className="size-4" />
        {t(words.newQuote)}
      </Link>
    </div>
  )
  return (
    <>
      <ListScreen table={{ ...quotesTable, bulkActions: [...bulk.actions, ...common] }} actions={actions} />
      {bulk.status}
    </>
  )
}

import { Plus } from 'lucide-react'
import { adminScreens } from '#contract/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { useMay } from '../api/session.ts'
import { copyActions } from '../messages/message-columns.tsx'
import { ListScreen } from '../ui/data-table/ListScreen.tsx'
import { useBulkActions } from '../ui/data-table/useBulkActions.tsx'
import { quotesWords as words } from './quotes.words.ts'
import { quotesTable } from './quotes-table.tsx'

/** /admin/quotes. */
export default function QuotesPage() {
  const t = useTranslate()
  const mayWrite = useMay()('sales.write')
  const bulkActions = useBulkActions(quotesTable, copyActions)
  const begin = mayWrite && (
    <Link to={`${adminScreens.quotes.path}/new`} className={buttonClass('primary', 'compact')}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.newQuote)}
    </Link>
  )
  return <ListScreen table={{ ...quotesTable, bulkActions }} actions={begin} />
}

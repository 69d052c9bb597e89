import { copyActions } from '../messages/message-columns.tsx'
import { ListScreen } from '../ui/data-table/ListScreen.tsx'
import { useBulkActions } from '../ui/data-table/useBulkActions.tsx'
import { quotesTable } from './quotes-table.tsx'

/** /admin/quotes. */
export default function QuotesPage() {
  const bulkActions = useBulkActions(quotesTable, copyActions)
  return <ListScreen table={{ ...quotesTable, bulkActions }} />
}

import { copyActions } from '../messages/message-columns.tsx'
import { ListScreen } from '../ui/data-table/ListScreen.tsx'
import { useBulkActions } from '../ui/data-table/useBulkActions.tsx'
import { enquiriesTable } from './enquiries-table.tsx'

/** /admin/enquiries. */
export default function EnquiriesPage() {
  const bulkActions = useBulkActions(enquiriesTable, copyActions)
  return <ListScreen table={{ ...enquiriesTable, bulkActions }} />
}

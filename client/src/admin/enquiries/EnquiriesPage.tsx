import { ListScreen } from '../records/list/ListScreen.tsx'
import { useBulkActions } from '../records/list/useBulkActions.tsx'
import { copyActions } from '../requests/message-columns.tsx'
import { enquiriesTable } from './enquiries-table.tsx'

/** /admin/enquiries. */
export default function EnquiriesPage() {
  const bulkActions = useBulkActions(enquiriesTable, copyActions)
  return <ListScreen table={{ ...enquiriesTable, bulkActions }} />
}

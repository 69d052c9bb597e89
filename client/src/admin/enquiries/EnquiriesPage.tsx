import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { copyActions } from '../requests/index.ts'
import { enquiriesTable } from './enquiries-table.tsx'

export default function EnquiriesPage() {
  const bulkActions = useBulkActions(enquiriesTable, copyActions)
  return <ListScreen table={{ ...enquiriesTable, bulkActions }} />
}

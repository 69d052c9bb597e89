import { ListScreen } from '../records/list/ListScreen.tsx'
import { useBulkActions } from '../records/list/useBulkActions.tsx'
import { copyActions } from '../requests/message-columns.tsx'
import { DemoViews } from './DemoViews.tsx'
import { demoRequestsTable } from './demo-requests-table.tsx'

/** /admin/demo-requests. */
export default function DemoRequestsPage() {
  const bulkActions = useBulkActions(demoRequestsTable, copyActions)
  return (
    <ListScreen table={{ ...demoRequestsTable, bulkActions }}>
      <div className="-mt-4 mb-4">
        <DemoViews current="list" />
      </div>
    </ListScreen>
  )
}

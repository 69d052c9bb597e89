import { copyActions } from '../messages/message-columns.tsx'
import { ListScreen } from '../ui/data-table/ListScreen.tsx'
import { useBulkActions } from '../ui/data-table/useBulkActions.tsx'
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

import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { copyActions } from '../requests/index.ts'
import { DemoViews } from './DemoViews.tsx'
import { demoRequestsTable } from './demo-requests-table.tsx'

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

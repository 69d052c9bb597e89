import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { copyActions } from '../requests/index.ts'
import { DemoViews } from './DemoViews.tsx'
import { demoRequestsTable } from './demo-requests-table.tsx'
import { useDemoBulkActions } from './useDemoBulkActions.tsx'

export default function DemoRequestsPage() {
  const common = useBulkActions(demoRequestsTable, copyActions)
  const { actions, status } = useDemoBulkActions()
  return (
    <>
      <ListScreen
        table={{ ...demoRequestsTable, bulkActions: [...actions, ...common] }}
        tabs={<DemoViews current="list" />}
      />
      {status}
    </>
  )
}

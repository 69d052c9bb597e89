import { ListScreen } from '../records/list/index.ts'
import { DocumentsTabs } from './DocumentsTabs.tsx'
import { documentsTable } from './documents-table.tsx'

export default function DocumentsPage() {
  return <ListScreen table={documentsTable} tabs={<DocumentsTabs />} />
}

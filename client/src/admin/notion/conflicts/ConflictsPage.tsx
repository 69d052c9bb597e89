import { Navigate, useParams } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { useCan } from '../../api/staff/session.ts'
import { DataTable } from '../../records/list/index.ts'
import { AreaTabs } from '../../records/page/index.ts'
import { NotionArea } from '../NotionArea.tsx'
import { BulkSettleDialog, useBulkSettle } from './BulkSettleDialog.tsx'
import { ConflictList } from './ConflictList.tsx'
import { conflictsTable, settledTable } from './conflicts-table.tsx'
import { useConflictWords } from './useSettleConflicts.ts'

const path = '/admin/notion/conflicts'

/** Renders /admin/notion/conflicts and …/settled. */
export default function ConflictsPage() {
  const t = useTranslate()
  const words = useConflictWords()
  const { state } = useParams()
  const canWrite = useCan()('products.write')
  const table = { ...conflictsTable, empty: { title: words.none, hint: words.noneHint } }
  if (state !== undefined && state !== 'settled') return <Navigate to={path} replace />
  return (
    <NotionArea title={t(words.title)}>
      <AreaTabs
        isMinor
        label={t(words.states)}
        tabs={[
          { to: path, label: t(words.open), isCurrent: state === undefined },
          { to: `${path}/settled`, label: t(words.settled), isCurrent: state === 'settled' },
        ]}
      />
      {state === 'settled' ? (
        <DataTable key="settled" table={settledTable} Rows={ConflictList} />
      ) : (
        <>
          <p className="measure text-fine text-ink-quiet">
            {t(words.hint)}
            {!canWrite && ` ${t(words.askEditor)}`}
          </p>
          {canWrite ? <OpenConflicts table={table} /> : <DataTable key="open" table={table} Rows={ConflictList} />}
        </>
      )}
    </NotionArea>
  )
}

function OpenConflicts({ table }: { table: typeof conflictsTable }) {
  const { pending, close, bulkActions } = useBulkSettle()
  return (
    <>
      <DataTable key="open" table={{ ...table, bulkActions }} Rows={ConflictList} />
      {pending && <BulkSettleDialog {...pending} onClose={close} />}
    </>
  )
}

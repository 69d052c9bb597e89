import type { ComponentType } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { phoneWidth, useMediaQuery } from '../../ui/useMediaQuery.ts'
import { TableCards } from './rows/TableCards.tsx'
import { type RowsProps, TableRows } from './rows/TableRows.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { Page, Table } from './table.ts'
import { tableWords } from './table.words.ts'
import { isNarrowed, TableTools } from './tools/TableTools.tsx'
import { useSelection } from './useSelection.ts'
import { useTableAnswer } from './useTableAnswer.ts'
import { type TableControl, useTableState } from './useTableState.ts'

interface DataTableProps<Row> {
  table: Table<Row>
  /** Custom layout of the rows, at every width. */
  Rows?: ComponentType<RowsProps<Row>>
}

/** Renders a table of the admin. The server sorts, filters and pages by the address; phones show cards. */
export function DataTable<Row>({ table, Rows: OwnRows }: DataTableProps<Row>) {
  const control = useTableState(table)
  const t = useTranslate()
  const isPhone = useMediaQuery(phoneWidth)
  const { data, error, isPlaceholderData, refetch } = useTableAnswer<Page<Row>>(table, control.query)
  const page = data ?? { items: [], total: 0, page: 1, pageSize: control.pageSize }
  const { search, filters } = control.state
  const selection = useSelection(page, table.rowId, JSON.stringify([search, filters]))
  const Rows = OwnRows ?? (isPhone ? TableCards : TableRows)
  const isBusy = isPlaceholderData && !error
  return (
    <div className="relative">
      <TableTools table={table} control={control} isPhone={isPhone} />
      {data && error && <Stale onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton columns={control.columns.length + 1} isCards={isPhone} />}
      {!data && error && <LoadFailure title={t(table.failed ?? tableWords.failed)} error={error} onRetry={refetch} />}
      {data && data.items.length === 0 && <NoRows table={table} control={control} page={data} />}
      {data && data.items.length > 0 && (
        <Rows table={table} control={control} rows={data.items} selection={selection} isBusy={isBusy} />
      )}
      <TableFoot table={table} control={control} page={data} />
      <SelectionBar table={table} control={control} selection={selection} total={page.total} />
    </div>
  )
}

function Stale({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 *:first:flex-1">
      <AlertLine>{t(tableWords.stale)}</AlertLine>
      <Button size="compact" onClick={onRetry}>
        {t(uiWords.tryAgain)}
      </Button>
    </div>
  )
}

/** Shown for an empty table, no match, or a page past the last one. */
function NoRows<Row>({ table, control, page }: { table: Table<Row>; control: TableControl; page: Page<Row> }) {
  const t = useTranslate()
  if (page.total > 0) {
    const last = Math.ceil(page.total / page.pageSize)
    return (
      <EmptyState title={t(tableWords.noPage)} hint={t(tableWords.noPageHint)}>
        <Button onClick={() => control.change({ page: last > 1 ? String(last) : '' })}>{t(tableWords.lastPage)}</Button>
      </EmptyState>
    )
  }
  if (!isNarrowed(table, control)) {
    const { title, hint, next } = table.empty
    return (
      <EmptyState title={t(title)} hint={t(hint)}>
        {next}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(tableWords.noMatch)} hint={t(tableWords.noMatchHint)}>
      <Button onClick={control.clear}>{t(tableWords.clearFilters)}</Button>
    </EmptyState>
  )
}

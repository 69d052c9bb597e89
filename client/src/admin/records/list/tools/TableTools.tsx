import { X } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useCan } from '../../../api/staff/session.ts'
import { ChoiceMenu, filterClass } from '../filters/ChoiceMenu.tsx'
import { DayMenu } from '../filters/DayMenu.tsx'
import { FilterDialog } from '../filters/FilterDialog.tsx'
import type { ExactFilter, Table } from '../table.ts'
import { tableWords } from '../table.words.ts'
import { isChanged } from '../table-state.ts'
import type { TableControl } from '../useTableState.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { ExportLink } from './ExportLink.tsx'
import { TableSearch } from './TableSearch.tsx'
import { ViewMenu } from './ViewMenu.tsx'

interface TableToolsProps<Row> {
  table: Table<Row>
  control: TableControl
  isPhone: boolean
}

export function TableTools<Row>({ table, control, isPhone }: TableToolsProps<Row>) {
  const t = useTranslate()
  const can = useCan()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <TableSearch label={t(table.searchLabel)} control={control} />
      {isPhone ? <FilterDialog table={table} control={control} /> : <FilterMenus table={table} control={control} />}
      {table.filters.map(
        (filter) => filter.kind === 'exact' && <ExactMark key={filter.id} filter={filter} control={control} />,
      )}
      {isNarrowed(table, control) && (
        <Button variant="quiet" size="compact" onClick={control.clear}>
          {t(tableWords.clearFilters)}
        </Button>
      )}
      <div className="ml-auto flex min-w-0 flex-wrap gap-1">
        {!table.fixed && <ViewMenu table={table.name} control={control} />}
        {!table.fixed && !isPhone && <ColumnMenu table={table} control={control} />}
        {table.exports && can(table.exports.csv.permission) && <ExportLink exports={table.exports} control={control} />}
      </div>
    </div>
  )
}

export function isNarrowed<Row>(table: Table<Row>, { state }: TableControl): boolean {
  return state.search !== '' || table.filters.some((filter) => isChanged(filter, state))
}

function FilterMenus<Row>({ table, control }: { table: Table<Row>; control: TableControl }) {
  return table.filters.map((filter) => {
    if (filter.kind === 'choice' && (filter.choices.length > 0 || isChanged(filter, control.state))) {
      return <ChoiceMenu key={filter.id} filter={filter} control={control} />
    }
    return filter.kind === 'days' && <DayMenu key={filter.kind} filter={filter} control={control} />
  })
}

/** Shows a filter set by a link, which can only be removed. */
function ExactMark({ filter, control }: { filter: ExactFilter; control: TableControl }) {
  const t = useTranslate()
  const value = control.state.filters[filter.id]
  if (value === undefined) return null
  return (
    <button
      type="button"
      className={filterClass}
      data-on
      aria-label={t(tableWords.clearThis)(filter.isCode ? t(filter.label) : `${t(filter.label)} ${value}`)}
      onClick={() => control.change({ [filter.id]: '' })}
    >
      {filter.isCode ? (
        <span>{t(filter.label)}</span>
      ) : (
        <>
          <span className="text-ink-quiet">{t(filter.label)}:</span>
          <span className="truncate">{value}</span>
        </>
      )}
      <X aria-hidden="true" className="w-4 flex-none" />
    </button>
  )
}

import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import type { Marked, Table } from './table.ts'
import { tableWords } from './table.words.ts'
import type { Selection } from './useSelection.ts'
import type { TableControl } from './useTableState.ts'

interface SelectionBarProps<Row> {
  table: Table<Row>
  control: TableControl
  selection: Selection<Row>
  total: number
}

export function SelectionBar<Row>({ table, control, selection, total }: SelectionBarProps<Row>) {
  const t = useTranslate()
  const can = useCan()
  const { number } = useFormats()
  const { count, isAll, rows } = selection
  if (count === 0) return null
  const marked: Marked<Row> = isAll ? { kind: 'all', query: control.exportQuery, total } : { kind: 'rows', rows }
  const actions = (table.bulkActions ?? []).filter(({ permission }) => !permission || can(permission))
  return (
    <section
      aria-label={t(tableWords.selection)}
      className="sticky bottom-3 z-5 flex flex-wrap items-center gap-y-1 gap-x-3 py-1.5 px-3 border border-edge rounded-panel bg-raised shadow-lift text-fine"
    >
      <p role="status" className="font-semibold">
        {t(tableWords.selected)(number(count))}
      </p>
      {!isAll && total > count && (
        <Button size="compact" variant="quiet" onClick={selection.markAll}>
          {t(tableWords.selectAll)(number(total))}
        </Button>
      )}
      <Button size="compact" variant="quiet" onClick={selection.clear}>
        {t(tableWords.clearSelection)}
      </Button>
      <div className="flex flex-wrap gap-2 ml-auto">
        {actions
          .filter(({ supportsAll }) => supportsAll || !isAll)
          .map(({ id, label, icon, run }) => (
            <Button key={id} size="compact" onClick={() => run(marked, selection.clear)}>
              {icon}
              {t(label)}
            </Button>
          ))}
      </div>
    </section>
  )
}

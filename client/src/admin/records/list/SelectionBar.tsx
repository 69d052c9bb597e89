import { ChevronUp, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import type { BulkAction, Marked, Table } from './table.ts'
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
  const actions = (table.bulkActions ?? []).filter(
    ({ permission, supportsAll }) => (!permission || can(permission)) && (supportsAll || !isAll),
  )
  const major = actions.filter(({ isMinor }) => !isMinor)
  const minor = major.length > 0 ? actions.filter(({ isMinor }) => isMinor) : []
  const parts = { marked, selection }
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
      <Button size="compact" variant="quiet" onClick={() => selection.clear()}>
        {t(tableWords.clearSelection)}
      </Button>
      <div className="flex flex-wrap gap-2 ml-auto">
        {(major.length > 0 ? major : actions).map((action) => (
          <ActionButton key={action.id} action={action} {...parts} />
        ))}
        {minor.length > 0 && (
          <BarMenu label={t(uiWords.more)} icon={<Ellipsis aria-hidden="true" className="size-4" />}>
            {minor.map((action) => (
              <MinorItems key={action.id} action={action} {...parts} />
            ))}
          </BarMenu>
        )}
      </div>
    </section>
  )
}

interface ActionProps<Row> {
  action: BulkAction<Row>
  marked: Marked<Row>
  selection: Selection<Row>
}

function ActionButton<Row>({ action, marked, selection }: ActionProps<Row>) {
  const t = useTranslate()
  const { label, icon } = action
  if ('items' in action) {
    return (
      <BarMenu label={t(label)} icon={icon} isExpandable>
        {action.items(marked, selection.clear)}
      </BarMenu>
    )
  }
  return (
    <Button size="compact" onClick={() => action.run(marked, selection.clear)}>
      {icon}
      {t(label)}
    </Button>
  )
}

function MinorItems<Row>({ action, marked, selection }: ActionProps<Row>) {
  const t = useTranslate()
  if ('items' in action) return action.items(marked, selection.clear)
  return (
    <MenuItem icon={action.icon} onSelect={() => action.run(marked, selection.clear)}>
      {t(action.label)}
    </MenuItem>
  )
}

interface BarMenuProps {
  label: string
  icon: ReactNode
  /** Shows an arrow. */
  isExpandable?: boolean
  children: ReactNode
}

function BarMenu({ label, icon, isExpandable = false, children }: BarMenuProps) {
  return (
    <Menu
      trigger={
        <button type="button" className={buttonClass('secondary', 'compact')}>
          {icon}
          {label}
          {isExpandable && <ChevronUp aria-hidden="true" className="size-4" />}
        </button>
      }
    >
      {children}
    </Menu>
  )
}

import { Popover } from '@base-ui/react/popover'
import { ChevronDown } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import type { DayFilter } from '../table.ts'
import type { TableControl } from '../useTableState.ts'
import { DayFields } from './DayFields.tsx'
import { useFilterText } from './filter-texts.ts'

/** The filter by days as a button that says which, and opens their fields. */
export function DayMenu({ filter, control }: { filter: DayFilter; control: TableControl }) {
  const t = useTranslate()
  const text = useFilterText()(filter, control.state)
  return (
    <Popover.Root>
      <Popover.Trigger
        className={buttonClass('secondary', 'compact', 'table-filter')}
        data-on={text !== undefined || undefined}
      >
        <span className={text ? 'text-ink-quiet' : undefined}>
          {t(filter.label)}
          {text && ':'}
        </span>
        {text && <span className="table-filter-value">{text}</span>}
        <ChevronDown aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="menu-place" align="start" sideOffset={4}>
          <Popover.Popup className="menu table-days" aria-label={t(filter.label)}>
            <DayFields control={control} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

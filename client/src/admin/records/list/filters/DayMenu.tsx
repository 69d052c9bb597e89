import { Popover } from '@base-ui/react/popover'
import { ChevronDown } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import type { DayFilter } from '../table.ts'
import type { TableControl } from '../useTableState.ts'
import { filterClass } from './ChoiceMenu.tsx'
import { DayFields } from './DayFields.tsx'
import { useFilterText } from './filter-texts.ts'

export function DayMenu({ filter, control }: { filter: DayFilter; control: TableControl }) {
  const t = useTranslate()
  const text = useFilterText()(filter, control.state)
  return (
    <Popover.Root>
      <Popover.Trigger className={filterClass} data-on={text !== undefined || undefined}>
        <span className={text ? 'text-ink-quiet' : undefined}>
          {t(filter.label)}
          {text && ':'}
        </span>
        {text && <span className="truncate">{text}</span>}
        <ChevronDown aria-hidden="true" className="w-4 flex-none" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="menu-place" align="start" sideOffset={4}>
          <Popover.Popup className="menu w-[min(25rem,calc(100vw-2rem))] p-4" aria-label={t(filter.label)}>
            <DayFields control={control} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

import { ChevronDown } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { Menu, MenuCheck } from '../../../ui/Menu.tsx'
import type { ChoiceFilter } from '../table.ts'
import { tableWords } from '../table.words.ts'
import { isChanged } from '../table-state.ts'
import type { TableControl } from '../useTableState.ts'
import { choose, isChosen } from './choices.ts'
import { useFilterText } from './filter-texts.ts'

/** Button of a filter, highlighted while active; long text is truncated by the caller. */
export const filterClass = buttonClass(
  'secondary',
  'compact',
  'max-w-80 min-w-0 whitespace-nowrap data-on:bg-signal-soft',
)

export function ChoiceMenu({ filter, control }: { filter: ChoiceFilter; control: TableControl }) {
  const t = useTranslate()
  const text = useFilterText()(filter, control.state)
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={filterClass} data-on={isChanged(filter, control.state) || undefined}>
          <span className={text ? 'text-ink-quiet' : undefined}>
            {text ? t(tableWords.filterOf)(t(filter.label)) : t(filter.all ?? filter.label)}
          </span>
          {text && <span className="truncate">{text}</span>}
          <ChevronDown aria-hidden="true" className="w-4 flex-none" />
        </button>
      }
    >
      {filter.choices.map(({ value, label }) => (
        <MenuCheck
          staysOpen={!filter.isSingle}
          key={value}
          isOn={isChosen(filter, control.state, value)}
          onChange={(isOn) => control.change((latest) => ({ [filter.id]: choose(filter, latest, value, isOn) }))}
        >
          {t(label)}
        </MenuCheck>
      ))}
    </Menu>
  )
}

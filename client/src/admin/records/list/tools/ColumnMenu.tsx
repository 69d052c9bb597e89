import { Columns3 } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { Menu, MenuCheck, MenuItem, MenuLine } from '../../../ui/Menu.tsx'
import type { Table } from '../table.ts'
import { tableWords } from '../table.words.ts'
import type { TableControl } from '../useTableState.ts'

export function ColumnMenu<Row>({ table, control }: { table: Table<Row>; control: TableControl }) {
  const t = useTranslate()
  return (
    <Menu
      trigger={
        <button type="button" className={buttonClass('quiet', 'compact')}>
          <Columns3 aria-hidden="true" className="size-4" />
          <span className="max-lg:sr-only">{t(tableWords.columns)}</span>
        </button>
      }
    >
      {table.columns.slice(1).map(({ id, header }) => (
        <MenuCheck
          staysOpen
          key={id}
          isOn={control.columns.includes(id)}
          onChange={(isOn) => control.showColumn(id, isOn)}
        >
          {t(header)}
        </MenuCheck>
      ))}
      <MenuLine />
      <MenuItem onSelect={() => control.resetColumns()}>{t(tableWords.initialColumns)}</MenuItem>
    </Menu>
  )
}

import { inLanguage } from '#contract/i18n/in-language.ts'
import { pageSizes } from '#contract/tables.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { PageLinks } from './PageLinks.tsx'
import type { Page, Table } from './table.ts'
import { tableWords } from './table.words.ts'
import type { TableControl } from './useTableState.ts'

interface TableFootProps<Row> {
  table: Table<Row>
  control: TableControl
  page: Page<Row> | undefined
}

export function TableFoot<Row>({ table, control, page }: TableFootProps<Row>) {
  const t = useTranslate()
  const language = useLanguage()
  const number = useFormats().number
  const first = page ? (page.page - 1) * page.pageSize + 1 : 0
  const last = page ? first + page.items.length - 1 : 0
  return (
    <footer className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4 min-h-13 pt-1.5 text-fine">
      <p>
        <span role="status">{page && inLanguage(table.count, language)(page.total)}</span>
        {page && last >= first && page.total > page.items.length && (
          <span className="ml-3 text-ink-quiet">
            {t(tableWords.range)(number(first), number(last), number(page.total))}
          </span>
        )}
      </p>
      <div className="flex items-center gap-4">
        <Select
          label={t(tableWords.rows)}
          className="flex items-baseline gap-2 lg:[&_.control]:min-h-9 lg:[&_.control]:text-fine"
          value={control.pageSize}
          onChange={(pageSize) => control.change({ pageSize })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
        <PageLinks
          page={control.state.page}
          pages={page ? Math.max(1, Math.ceil(page.total / page.pageSize)) : 1}
          onGo={(to) => control.change({ page: to === 1 ? '' : String(to) })}
        />
      </div>
    </footer>
  )
}

import './table-foot.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageSizes } from '#contract/tables.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useFormats } from '../../formats.ts'
import type { Page, Table } from './table.ts'
import { tableWords } from './table.words.ts'
import type { TableControl } from './useTableState.ts'

interface TableFootProps<Row> {
  table: Table<Row>
  control: TableControl
  page: Page<Row> | undefined
}

/** How many there are, said when that changes, and the way to the other pages. */
export function TableFoot<Row>({ table, control, page }: TableFootProps<Row>) {
  const t = useTranslate()
  const language = useLanguage()
  const number = useFormats().number
  const first = page ? (page.page - 1) * page.pageSize + 1 : 0
  const last = page ? first + page.items.length - 1 : 0
  return (
    <footer className="table-foot">
      <p>
        <span role="status">{page && table.count[language](page.total)}</span>
        {page && last >= first && page.total > page.items.length && (
          <span className="ml-3 text-ink-quiet">
            {t(tableWords.range)(number(first), number(last), number(page.total))}
          </span>
        )}
      </p>
      <div className="table-pages">
        <Select
          label={t(tableWords.rows)}
          className="table-page-size"
          value={control.pageSize}
          onChange={(pageSize) => control.change({ pageSize })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
        <PageLinks control={control} pages={page ? Math.max(1, Math.ceil(page.total / page.pageSize)) : 1} />
      </div>
    </footer>
  )
}

function PageLinks({ control, pages }: { control: TableControl; pages: number }) {
  const t = useTranslate()
  const number = useFormats().number
  const { page } = control.state
  const go = (to: number) => control.change({ page: to === 1 ? '' : String(to) })
  return (
    <nav aria-label={t(tableWords.pages)} className="flex items-center gap-1">
      <button
        type="button"
        className="table-icon"
        aria-label={t(tableWords.previous)}
        disabled={page <= 1}
        onClick={() => go(Math.min(page - 1, pages))}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <span>
        {number(page)} / {number(pages)}
      </span>
      <button
        type="button"
        className="table-icon"
        aria-label={t(tableWords.next)}
        disabled={page >= pages}
        onClick={() => go(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </nav>
  )
}

import '../../../ui/icon-button.css'
import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import type { Table } from '../table.ts'
import { tableWords } from '../table.words.ts'

interface RowTitleProps<Row> {
  table: Table<Row>
  row: Row
  isOpen: boolean
  onToggle: () => void
}

/**
 * Renders the first cell: a link to the row's page, which passes the current list as the way back, or a button that
 * expands details.
 */
export function RowTitle<Row>({ table, row, isOpen, onToggle }: RowTitleProps<Row>) {
  const t = useTranslate()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const content = table.columns[0]?.cell(row, 2)
  if (table.rowPath) {
    return (
      <Link
        to={table.rowPath(row)}
        state={{ list: pathname + search }}
        className="font-semibold text-ink in-[li]:block in-[li]:truncate in-[li]:py-0.5 in-data-quiet:text-ink-quiet group-hover/row:text-signal group-hover/row:underline group-hover/row:underline-offset-[0.2em]"
        data-row-main
      >
        {content}
      </Link>
    )
  }
  if (!table.rowDetail) return content
  return (
    <span className="flex items-center gap-1 in-[th]:-my-1.25">
      <button
        type="button"
        className="icon-button"
        aria-expanded={isOpen}
        aria-label={t(tableWords.details)(table.rowName(row, language))}
        onClick={onToggle}
        data-row-main
      >
        <ChevronRight aria-hidden="true" className={isOpen ? 'rotate-90' : ''} />
      </button>
      <span className="min-w-0 truncate">{content}</span>
    </span>
  )
}

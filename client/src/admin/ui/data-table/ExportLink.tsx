import { Download } from 'lucide-react'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { exportUrl } from './export.ts'
import type { Table } from './table.ts'
import { tableWords } from './table.words.ts'
import type { TableControl } from './useTableState.ts'

/** Saves everything that the filters let through; the browser shows how far it is. */
export function ExportLink<Row>({ table, control }: { table: Table<Row>; control: TableControl }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <a
      className={buttonClass('quiet', 'compact')}
      href={exportUrl(table.endpoint, control.exportQuery, language)}
      download
      title={t(tableWords.exportHint)}
    >
      <Download aria-hidden="true" className="size-4" />
      <span className="max-lg:sr-only">{t(tableWords.export)}</span>
    </a>
  )
}

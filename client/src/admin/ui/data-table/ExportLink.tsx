import { Download } from 'lucide-react'
import { useReaderLanguage, useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Menu, MenuDownload } from '../Menu.tsx'
import { type ExportFormat, exportUrl } from './export.ts'
import type { Table } from './table.ts'
import { tableWords } from './table.words.ts'
import type { TableControl } from './useTableState.ts'

/** Saves everything that the filters let through; the browser shows how far it is. */
export function ExportLink<Row>({ table, control }: { table: Table<Row>; control: TableControl }) {
  const t = useTranslate()
  const language = useReaderLanguage()
  if (table.hasWorkbook) return <ExportMenu table={table} control={control} />
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

const formats: ExportFormat[] = ['csv', 'xlsx']

function ExportMenu<Row>({ table, control }: { table: Table<Row>; control: TableControl }) {
  const t = useTranslate()
  const language = useReaderLanguage()
  return (
    <Menu
      trigger={
        <button type="button" className={buttonClass('quiet', 'compact')}>
          <Download aria-hidden="true" className="size-4" />
          <span className="max-lg:sr-only">{t(tableWords.export)}</span>
        </button>
      }
    >
      {formats.map((format) => (
        <MenuDownload key={format} from={exportUrl(table.endpoint, control.exportQuery, language, format)}>
          {t(tableWords[format])}
        </MenuDownload>
      ))}
    </Menu>
  )
}

import { Download } from 'lucide-react'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { Menu, MenuDownload } from '../../../ui/Menu.tsx'
import type { Table } from '../table.ts'
import { tableWords } from '../table.words.ts'
import type { TableControl } from '../useTableState.ts'
import { exportUrl } from './export.ts'

interface ExportProps {
  exports: NonNullable<Table<unknown>['exports']>
  control: TableControl
}

export function ExportLink({ exports, control }: ExportProps) {
  const t = useTranslate()
  const language = useLanguage()
  if (exports.xlsx) return <ExportMenu exports={exports} control={control} />
  return (
    <a
      className={buttonClass('quiet', 'compact')}
      href={exportUrl(exports.csv, control.exportQuery, language)}
      download
      title={t(tableWords.exportHint)}
    >
      <Download aria-hidden="true" className="size-4" />
      <span className="max-lg:sr-only">{t(tableWords.export)}</span>
    </a>
  )
}

const formats = ['csv', 'xlsx'] as const

function ExportMenu({ exports, control }: ExportProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Menu
      trigger={
        <button type="button" className={buttonClass('quiet', 'compact')}>
          <Download aria-hidden="true" className="size-4" />
          <span className="max-lg:sr-only">{t(tableWords.export)}</span>
        </button>
      }
    >
      {formats.map((format) => {
        const endpoint = exports[format]
        return (
          endpoint && (
            <MenuDownload key={format} from={exportUrl(endpoint, control.exportQuery, language)}>
              {t(tableWords[format])}
            </MenuDownload>
          )
        )
      })}
    </Menu>
  )
}

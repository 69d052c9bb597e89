import { Copy, Download } from 'lucide-react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useCopy } from '../../../ui/browser/useCopy.ts'
import type { BulkAction, Table } from './table.ts'
import { tableWords } from './table.words.ts'
import { downloadAll, downloadRows } from './tools/export.ts'

export interface CopyAction<Row> {
  id: string
  label: Bilingual
  /** Text to copy; null to skip a row. */
  text: (row: Row) => string | null
}

export function useBulkActions<Row>(table: Table<Row>, copies: CopyAction<Row>[]): BulkAction<Row>[] {
  const t = useTranslate()
  const language = useLanguage()
  const copy = useCopy()
  const copyActions = copies.map(({ id, label, text }): BulkAction<Row> => {
    function run(rows: Row[]) {
      const texts = [...new Set(rows.map(text).filter((line) => line !== null && line !== ''))]
      void copy(texts.join('\n'), { done: t(tableWords.copied)(texts.length), failed: t(tableWords.copyFailed) })
    }
    return {
      id,
      label,
      icon: <Copy aria-hidden="true" className="size-4" />,
      isMinor: true,
      run: (marked) => marked.kind === 'rows' && run(marked.rows),
    }
  })
  const exported = table.exports?.csv
  if (!exported) return copyActions
  const exportAction: BulkAction<Row> = {
    id: 'export',
    label: tableWords.exportSelected,
    icon: <Download aria-hidden="true" className="size-4" />,
    permission: exported.permission,
    supportsAll: true,
    isMinor: true,
    run: (marked) =>
      marked.kind === 'all'
        ? downloadAll(exported, marked.query, language)
        : downloadRows(table, marked.rows, language),
  }
  return [...copyActions, exportAction]
}

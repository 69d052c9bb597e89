import { bulkMost } from '#contract/bulk.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import type { Marked, Table } from '../table.ts'
import { bulkRunWords as words } from './bulk.words.ts'

/** Returns a function that opens one document of all selected rows, for printing. */
export function usePrint<Row>({
  rowId,
}: Pick<Table<Row>, 'rowId'>): (marked: Marked<Row>, urlOf: (ids: string[]) => string) => void {
  const t = useTranslate()
  const toast = useToast()
  const { number } = useFormats()
  return (marked, urlOf) => {
    if (marked.kind !== 'rows') return
    if (marked.rows.length > bulkMost) return toast(t(words.tooMany)(number(bulkMost)), 'failure')
    window.open(urlOf(marked.rows.map(rowId)), '_blank', 'noopener')
  }
}

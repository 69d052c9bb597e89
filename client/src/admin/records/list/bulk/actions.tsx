import { ArrowRightLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { bulkMost } from '#contract/bulk.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import type { BulkAction, Clear, Marked, Table } from '../table.ts'
import { bulkRunWords as words } from './bulk.words.ts'

/** Returns the bulk action that opens one document of all selected rows, for printing. */
export function usePrintAction<Row>(
  { rowId }: Pick<Table<Row>, 'rowId'>,
  urlOf: (ids: string[]) => string,
  label: Bilingual = words.print,
): BulkAction<Row> {
  const t = useTranslate()
  const toast = useToast()
  const { number } = useFormats()
  return {
    id: 'print',
    label,
    icon: <Printer aria-hidden="true" className="size-4" />,
    run(marked) {
      if (marked.kind !== 'rows') return
      if (marked.rows.length > bulkMost) return toast(t(words.tooMany)(number(bulkMost)), 'failure')
      window.open(urlOf(marked.rows.map(rowId)), '_blank', 'noopener')
    },
  }
}

/** Returns the bulk action with a menu of the statuses that rows can be moved to. */
export function moveAction<Row>(
  permission: Permission,
  items: (marked: Marked<Row>, clear: Clear<Row>) => ReactNode,
): BulkAction<Row> {
  return {
    id: 'move',
    label: words.move,
    icon: <ArrowRightLeft aria-hidden="true" className="size-4" />,
    permission,
    supportsAll: true,
    items,
  }
}

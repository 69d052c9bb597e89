import '../../../../ui/figures/data-grid.css'
import { Link } from 'react-router-dom'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { uiWords } from '../../../ui/ui.words.ts'
import { staffProblemWords } from '../../../words/problems.words.ts'
import { staffFaultOf } from '../../form/index.ts'
import type { Table } from '../table.ts'
import { rowRefusalWords, bulkRunWords as words } from './bulk.words.ts'
import type { BulkOutcome } from './bulk-rows.ts'

interface BulkOutcomeDialogProps<Row> {
  table: Pick<Table<Row>, 'rowId' | 'rowName' | 'rowPath'>
  outcome: BulkOutcome<Row>
  /** Undoes those that were done. */
  onUndo: (() => void) | undefined
  onClose: () => void
}

/** Says how many rows were changed, and lists those that were refused with the reason. */
export function BulkOutcomeDialog<Row>({ table, outcome, onUndo, onClose }: BulkOutcomeDialogProps<Row>) {
  const t = useTranslate()
  const language = useLanguage()
  const { done, refused } = outcome
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(words.someTitle)(done.length, refused.length)}
      description={t(words.someHint)}
    >
      <table className="data-grid">
        <thead>
          <tr>
            <th scope="col">{t(words.record)}</th>
            <th scope="col">{t(words.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map((refusal) => {
            const name = table.rowName(refusal.row, language)
            return (
              <tr key={table.rowId(refusal.row)}>
                <th scope="row" className="wrap-anywhere">
                  {table.rowPath ? (
                    <Link to={table.rowPath(refusal.row)} className="link">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                <td data-head={t(words.reason)}>{t(reasonOf(refusal))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <DialogActions>
        {onUndo && (
          <Button size="compact" onClick={onUndo}>
            {t(uiWords.undo)}
          </Button>
        )}
        <Button size="compact" variant="primary" onClick={onClose}>
          {t(uiWords.close)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function reasonOf({ code, errors }: BulkOutcome<unknown>['refused'][number]): Bilingual {
  const [fault] = errors ?? []
  if (code === 'request.invalid' && fault) return staffFaultOf(fault)
  return rowRefusalWords[code] ?? staffProblemWords[code]
}

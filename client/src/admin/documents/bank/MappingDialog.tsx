import { useState } from 'react'
import { type BankColumn, type BankMapping, type BankUploaded, bankColumns } from '#contract/billing/bank.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { bankColumnWords, bankWords as words } from './bank.words.ts'

interface MappingDialogProps {
  uploaded: Pick<BankUploaded, 'columns' | 'guess'>
  isBusy: boolean
  onRead: (mapping: BankMapping) => void
  onClose: () => void
}

/** Renders the form that names the columns of a bank's files. */
export function MappingDialog({ uploaded: { columns, guess }, isBusy, onRead, onClose }: MappingDialogProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<Record<BankColumn, string | null>>(guess)
  const { date, amount, credit } = chosen
  const isWhole = date !== null && (amount === null) !== (credit === null)
  function read() {
    if (date !== null && isWhole) onRead({ ...chosen, date })
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(words.mapTitle)} description={t(words.mapHint)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          read()
        }}
      >
        {bankColumns.map((column) => {
          const sample = columns.find(({ heading }) => heading === chosen[column])?.samples[0]
          return (
            <SelectField
              key={column}
              label={t(bankColumnWords[column])}
              hint={sample === undefined ? undefined : t(words.sample)(sample)}
              placeholder={t(words.none)}
              options={columns.map(({ heading }) => ({ value: heading, label: heading }))}
              value={chosen[column] ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [column]: target.value || null })}
            />
          )
        })}
        <DialogButtons onClose={onClose} act={t(isBusy ? words.reading : words.readIt)} disabled={isBusy || !isWhole} />
      </form>
    </Dialog>
  )
}

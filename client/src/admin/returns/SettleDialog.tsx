import { useState } from 'react'
import {
  type ReturnDetail,
  type ReturnOutcome,
  returnOutcomes,
  returnOutcomeWords,
  returnSettlementSchema,
} from '#contract/billing/returns.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { settleReturn } from '../api/sales/returns.ts'
import { useBillingChanged } from '../billing/index.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { returnsWords as words } from './returns.words.ts'

interface Settled {
  outcome: ReturnOutcome
  isRestocked: boolean
}

/** Renders the form that says what each line of a received return gets. Goods under warranty are replaced unless staff choose otherwise. */
export function SettleDialog({ found, onClose }: { found: ReturnDetail; onClose: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const changed = useBillingChanged()
  const [lines, setLines] = useState(() =>
    found.lines.map(
      ({ isUnderWarranty }): Settled => ({
        outcome: isUnderWarranty && found.reason !== 'not_needed' ? 'replace' : 'credit',
        isRestocked: found.reason === 'not_needed' || found.reason === 'wrong_item',
      }),
    ),
  )
  const setLine = (index: number, change: Partial<Settled>) =>
    setLines((all) => all.map((line, position) => (position === index ? { ...line, ...change } : line)))
  const form = useStaffForm({
    initial: { finding: found.finding },
    schema: returnSettlementSchema,
    bodyOf: ({ finding }) => ({ version: found.version, finding, lines }),
    async send(body) {
      await settleReturn(found.id, body)
      changed()
      toast(t(words.settled), 'success')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.settle)}
      description={t(words.settleHint)}
      act={t(words.settle)}
    >
      <TextArea label={t(words.finding)} rows={2} {...form.field('finding')} />
      {found.lines.map((line, index) => (
        <fieldset key={line.id} className="grid gap-2 border-t border-hairline pt-3">
          <legend className="font-semibold">
            {line.quantity} × {nameIn(line, language)}
          </legend>
          <SelectField
            label={t(words.outcome)}
            options={returnOutcomes.map((value) => ({ value, label: t(returnOutcomeWords[value]) }))}
            error={form.errorOf(`lines.${index}`)}
            value={lines[index]?.outcome ?? 'none'}
            onChange={({ target }) => {
              const outcome = returnOutcomes.find((one) => one === target.value)
              if (outcome) setLine(index, { outcome })
            }}
          />
          <Switch
            label={t(words.restock)}
            isOn={lines[index]?.isRestocked ?? false}
            onChange={(isRestocked) => setLine(index, { isRestocked })}
          />
        </fieldset>
      ))}
    </FormDialog>
  )
}

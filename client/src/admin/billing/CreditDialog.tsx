import { useState } from 'react'
import { creditNoteSchema, type DocumentDetail } from '#contract/billing/documents.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { creditDocument } from '../api/sales/billing.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { billingWords as words } from './billing.words.ts'
import { useBillingChanged } from './useBillingCache.ts'

/** Renders the form that credits an invoice: pieces of its lines, or all of it where every piece is taken back. */
export function CreditDialog({ invoice, onClose }: { invoice: DocumentDetail; onClose: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const changed = useBillingChanged()
  const [submissionId] = useState(() => crypto.randomUUID())
  const lines = invoice.lines.filter(({ isPriced }) => isPriced)
  const left = lines.map(({ quantity, creditedQuantity }) => quantity - creditedQuantity)
  const [pieces, setPieces] = useState(() => left.map(String))
  const isWhole = pieces.every((text, index) => Number(text) === left[index])
  const form = useStaffForm({
    initial: { reason: '' },
    schema: creditNoteSchema,
    bodyOf: ({ reason }) => ({ submissionId, reason, ...(!isWhole && { pieces: pieces.map(Number) }) }),
    async send(body) {
      const { number } = await creditDocument(invoice.id, body)
      changed()
      toast(t(words.issued)(number), 'success')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.creditTitle)(invoice.number)}
      description={t(words.creditHint)}
      act={t(words.credit)}
    >
      <TextArea label={t(words.reason)} rows={2} required {...form.field('reason')} />
      {lines.map((line, index) => (
        <TextField
          key={line.position}
          label={t(words.creditPieces)(nameIn(line, language))}
          hint={t(words.creditLeft)(left[index] ?? 0)}
          inputMode="numeric"
          error={form.errorOf(`pieces.${index}`)}
          value={pieces[index] ?? ''}
          onChange={(event) => setPieces(pieces.with(index, event.target.value))}
        />
      ))}
    </FormDialog>
  )
}

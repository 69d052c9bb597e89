import { useState } from 'react'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type ReceiptDetail, receivingSchema } from '#contract/stock/receipts.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { receiveGoods, useStockChanged } from '../../api/sales/stock.ts'
import { useFormats } from '../../i18n/formats.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { LocationField, useDefaultLocations } from '../../sales/index.ts'
import { incomingWords as words } from './incoming.words.ts'

/** Asks what has come, filled in with what is still expected. */
export function ReceiveDialog({ receipt, onClose }: { receipt: ReceiptDetail; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const { number } = useFormats()
  const changed = useStockChanged()
  const { main } = useDefaultLocations()
  const [submissionId] = useState(() => crypto.randomUUID())
  const { id, reference, version, lines } = receipt
  const form = useStaffForm({
    initial: { locationId: '', note: '', pieces: lines.map(({ quantity, received }) => String(quantity - received)) },
    schema: receivingSchema,
    bodyOf: ({ locationId, note, pieces }) => ({
      submissionId,
      version,
      note,
      ...(locationId !== '' && { locationId }),
      pieces: pieces.map(Number),
    }),
    async send(body) {
      await receiveGoods(id, body)
      changed()
      toast(t(words.receivedNow)(reference), 'success')
      onClose()
    },
    onFailure({ code }) {
      if (code === 'record.changed' || code === 'receipt.state') changed()
    },
  })
  const { pieces, locationId } = form.values
  const title = t(words.receiveTitle)(reference)
  return (
    <FormDialog form={form} onClose={onClose} title={title} description={t(words.receiveHint)} act={t(words.receiveIt)}>
      {lines.map((line, index) => {
        const left = line.quantity - line.received
        if (left === 0) return null
        return (
          <TextField
            key={line.id}
            label={nameIn(line, language)}
            hint={t(words.leftOf)(number(left))}
            name={`pieces.${index}`}
            inputMode="numeric"
            autoComplete="off"
            value={pieces[index] ?? ''}
            error={form.errorOf(`pieces.${index}`) ?? (index === 0 ? form.errorOf('pieces') : undefined)}
            onChange={({ target }) => form.set('pieces', pieces.with(index, target.value.trim()))}
          />
        )
      })}
      <LocationField label={t(words.location)} field={{ ...form.field('locationId'), value: locationId || main }} />
      <TextField label={t(words.note)} {...form.field('note')} />
    </FormDialog>
  )
}

import { useState } from 'react'
import { nameIn } from '#contract/i18n/in-language.ts'
import { stockTransferSchema } from '#contract/stock/movements.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { transferStock, useStockChanged } from '../api/sales/stock.ts'
import { useFormats } from '../i18n/formats.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { LocationField, useDefaultLocations } from '../sales/index.ts'
import { levelAt, type StockDialogProps } from './CountDialog.tsx'
import { stockWords as words } from './stock.words.ts'

/** Moves pieces of a product from one location to another. */
export function TransferDialog({ product, onClose }: StockDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const { number } = useFormats()
  const changed = useStockChanged()
  const [submissionId] = useState(() => crypto.randomUUID())
  const { main, other } = useDefaultLocations()
  const form = useStaffForm({
    initial: { fromId: '', toId: '', quantity: '', note: '' },
    schema: stockTransferSchema,
    bodyOf: ({ fromId, toId, quantity, note }) => ({
      submissionId,
      productId: product.id,
      fromId: fromId || main,
      toId: toId || other,
      quantity: quantity.trim() === '' ? undefined : Number(quantity),
      note,
    }),
    async send(body) {
      await transferStock(body)
      changed()
      toast(t(words.transferred), 'success')
      onClose()
    },
  })
  const { fromId, toId } = form.values
  const title = t(words.transferTitle)(nameIn(product, language))
  return (
    <FormDialog form={form} onClose={onClose} title={title} act={t(words.transfer)}>
      <LocationField
        label={t(words.from)}
        hint={t(words.isThere)(number(levelAt(product, fromId || main)))}
        field={{ ...form.field('fromId'), value: fromId || main }}
      />
      <LocationField label={t(words.to)} field={{ ...form.field('toId'), value: toId || other }} />
      <TextField label={t(words.pieces)} inputMode="numeric" autoComplete="off" required {...form.field('quantity')} />
      <TextField label={t(words.note)} {...form.field('note')} />
    </FormDialog>
  )
}

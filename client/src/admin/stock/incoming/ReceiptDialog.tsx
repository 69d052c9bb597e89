import '../../ui/icon-button.css'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type ReceiptDetail, receiptChangeSchema } from '#contract/stock/receipts.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeReceipt, createReceipt, useStockChanged } from '../../api/sales/stock.ts'
import { receiptPath } from '../../paths/index.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { ProductInput } from '../../sales/index.ts'
import { incomingWords as words } from './incoming.words.ts'

interface LineValues {
  productId: string
  name: string
  quantity: string
}

/** Records goods that are on their way, or edits what is expected of a receipt. */
export function ReceiptDialog({ receipt, onClose }: { receipt?: ReceiptDetail; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const navigate = useNavigate()
  const changed = useStockChanged()
  const [submissionId] = useState(() => crypto.randomUUID())
  const lines: LineValues[] = (receipt?.lines ?? []).map((line) => ({
    productId: line.productId,
    name: nameIn(line, language),
    quantity: String(line.quantity),
  }))
  const { version = 1, supplier = '', supplierReference = '', expectedOn = null, note = '' } = receipt ?? {}
  const form = useStaffForm({
    initial: { supplier, supplierReference, expectedOn: expectedOn ?? '', note, lines },
    schema: receiptChangeSchema,
    bodyOf: ({ expectedOn: day, lines: typed, ...values }) => ({
      ...values,
      version,
      expectedOn: day || null,
      lines: typed.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) })),
    }),
    async send({ version: current, ...body }) {
      const saved = receipt
        ? await changeReceipt(receipt.id, { ...body, version: current })
        : await createReceipt({ ...body, submissionId })
      changed()
      toast(t(words.saved)(saved.reference), 'success')
      onClose()
      if (!receipt) void navigate(receiptPath(saved.id))
    },
    onFailure({ code }) {
      if (code === 'record.changed' || code === 'receipt.state') changed()
    },
  })
  const title = receipt ? t(words.editTitle)(receipt.reference) : t(words.create)
  return (
    <FormDialog form={form} onClose={onClose} title={title} act={t(words.save)}>
      <TextField label={t(words.supplier)} required {...form.field('supplier')} />
      <TextField label={t(words.supplierReference)} {...form.field('supplierReference')} />
      <TextField label={t(words.expectedOn)} hint={t(words.expectedHint)} type="date" {...form.field('expectedOn')} />
      <LinesFields
        lines={form.values.lines}
        errorOf={form.errorOf}
        onChange={(changedLines) => form.set('lines', changedLines)}
      />
      <TextArea label={t(words.note)} rows={2} {...form.field('note')} />
    </FormDialog>
  )
}

interface LinesFieldsProps {
  lines: LineValues[]
  errorOf: (path: string) => string | undefined
  onChange: (lines: LineValues[]) => void
}

function LinesFields({ lines, errorOf, onChange }: LinesFieldsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [text, setText] = useState('')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t(words.lines)}</legend>
      {lines.map((line, index) => (
        <div key={line.productId} className="flex items-start gap-2">
          <TextField
            label={line.name}
            className="min-w-0 flex-1"
            name={`lines.${index}.quantity`}
            inputMode="numeric"
            autoComplete="off"
            value={line.quantity}
            error={errorOf(`lines.${index}.quantity`) ?? errorOf(`lines.${index}.productId`)}
            onChange={({ target }) => onChange(lines.with(index, { ...line, quantity: target.value.trim() }))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t(words.remove)(line.name)}
            onClick={() => onChange(lines.toSpliced(index, 1))}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      <Field label={t(words.addProduct)} hint={t(words.addHint)} error={errorOf('lines')}>
        {({ required: _required, ...ties }) => (
          <ProductInput
            {...ties}
            value={text}
            className="control"
            autoComplete="off"
            onType={setText}
            onPick={(product) => {
              setText('')
              if (lines.some(({ productId }) => productId === product.id)) return
              onChange([...lines, { productId: product.id, name: nameIn(product, language), quantity: '1' }])
            }}
          />
        )}
      </Field>
    </fieldset>
  )
}

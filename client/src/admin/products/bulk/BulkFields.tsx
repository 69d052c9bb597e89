import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type BulkDraft, bulkKinds } from './bulk.rules.ts'
import { bulkKindWords, bulkWords as words } from './bulk.words.ts'

interface BulkFieldsProps {
  draft: BulkDraft
  isValid: boolean
  onChange: (draft: BulkDraft) => void
}

export function BulkFields({ draft, isValid, onChange }: BulkFieldsProps) {
  const t = useTranslate()
  const set = <Name extends keyof BulkDraft>(name: Name, value: BulkDraft[Name]) =>
    onChange({ ...draft, [name]: value })
  return (
    <>
      <SelectField
        label={t(words.what)}
        options={bulkKinds.map((value) => ({ value, label: t(bulkKindWords[value]) }))}
        value={draft.kind}
        onChange={({ target }) => set('kind', bulkKinds.find((kind) => kind === target.value) ?? 'price')}
      />
      {draft.kind === 'price' && <PriceFields draft={draft} isValid={isValid} onChange={onChange} />}
      {draft.kind === 'stock' && (
        <TextField
          label={t(words.quantityLabel)}
          inputMode="numeric"
          value={draft.quantity}
          error={draft.quantity && !isValid ? t(words.quantityFault) : undefined}
          onChange={({ target }) => set('quantity', target.value)}
        />
      )}
      {draft.kind === 'category' && (
        <SelectField
          label={t(words.category)}
          placeholder={t(words.choose)}
          options={categories.map((value) => ({ value, label: t(categoryLabels[value]) }))}
          value={draft.category}
          onChange={({ target }) => set('category', target.value)}
        />
      )}
      {draft.kind === 'retire' && <p className="text-ink-quiet">{t(words.retireHint)}</p>}
      {draft.kind === 'restore' && <p className="text-ink-quiet">{t(words.restoreHint)}</p>}
    </>
  )
}

function PriceFields({ draft, isValid, onChange }: BulkFieldsProps) {
  const t = useTranslate()
  const isPercent = draft.priceBy === 'percent'
  const typed = draft[draft.priceBy]
  const fault = t(isPercent ? words.percentFault : words.amountFault)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <SelectField
        label={t(words.priceBy)}
        options={[
          { value: 'percent', label: t(words.percent) },
          { value: 'amount', label: t(words.amount) },
        ]}
        value={draft.priceBy}
        onChange={({ target }) => onChange({ ...draft, priceBy: target.value === 'amount' ? 'amount' : 'percent' })}
      />
      <TextField
        label={t(isPercent ? words.percentLabel : words.amountLabel)}
        hint={isPercent ? t(words.percentHint) : undefined}
        value={typed}
        error={typed && !isValid ? fault : undefined}
        onChange={({ target }) => onChange({ ...draft, [draft.priceBy]: target.value })}
      />
    </div>
  )
}

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import type { MachineTranslatable } from '#contract/catalogue/products.ts'
import { productField, type RecordField } from '#contract/fields/product.ts'
import { languageTags } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field, type FieldTies } from '../../../ui/fields/Field.tsx'
import { StaffFailure } from '../../api/request.ts'
import { staffFaultOf } from '../../records/form/index.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { useConflictWords } from './useSettleConflicts.ts'

interface OtherValueProps {
  /** Product and field. */
  name: string
  field: RecordField
  current: RecordValue
  onSave: (value: string | string[] | null) => Promise<void>
  onClose: () => void
}

const englishFields: ReadonlySet<string> = new Set<MachineTranslatable>(['nameEn', 'descriptionEn'])
const proseRows = 5

/** Asks for a third value, typed as on the product's page. */
export function OtherValue({ name, field, current, onSave, onClose }: OtherValueProps) {
  const t = useTranslate()
  const words = useConflictWords()
  const { form } = productField(field)
  const [text, setText] = useState(() => textOf(current))
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('.control')?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    setFault(undefined)
    await onSave(valueTyped(text, form)).catch((error: unknown) => {
      setSaving(false)
      const [wrong] = error instanceof StaffFailure && error.code === 'request.invalid' ? (error.fields ?? []) : []
      if (wrong) setFault(t(staffFaultOf(wrong, text)))
    })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
  }
  const control = (ties: FieldTies) => ({
    ...ties,
    className: 'control',
    lang: englishFields.has(field) ? languageTags.en : undefined,
    value: text,
    onKeyDown,
  })
  return (
    <form ref={place} className="grid gap-2" onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={t(words.otherOf)(name)}
        hint={t(words.otherHint)}
        remark={form === 'tags' ? t(words.otherTags) : undefined}
        error={fault}
      >
        {(ties) =>
          form === 'prose' ? (
            <textarea {...control(ties)} rows={proseRows} onChange={({ target }) => setText(target.value)} />
          ) : (
            <input {...control(ties)} autoComplete="off" onChange={({ target }) => setText(target.value)} />
          )
        }
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" variant="primary" type="submit" disabled={isSaving}>
          {t(words.save)}
        </Button>
        <Button size="compact" disabled={isSaving} onClick={onClose}>
          {t(uiWords.cancel)}
        </Button>
      </div>
    </form>
  )
}

function textOf(value: RecordValue): string {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? item : item.name)).join(', ')
  return typeof value === 'string' ? value : ''
}

function valueTyped(text: string, form: string): string | string[] | null {
  if (form !== 'tags') return text.trim() === '' && form !== 'title' ? null : text
  return [...new Set(text.split(/[,，、]/).map((tag) => tag.trim()))].filter((tag) => tag !== '')
}

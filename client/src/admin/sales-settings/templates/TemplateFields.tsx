import '../../records/form/form-sections.css'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { replyKinds } from '#contract/requests/reply-variables.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import type { StaffFormState } from '../../records/form/index.ts'
import { ChoicesField } from '../../ui/fields/ChoicesField.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import type { TemplateValues, VariableField } from './template-values.ts'
import { replyKindWords, templatesWords as words } from './templates.words.ts'
import { VariableChips } from './VariableChips.tsx'

const fieldLabels = {
  subject: words.subjectZh,
  body: words.bodyZh,
  subjectEn: words.subjectEn,
  bodyEn: words.bodyEn,
} as const satisfies Record<VariableField, unknown>

export function TemplateFields({ form }: { form: StaffFormState<TemplateValues> }) {
  const t = useTranslate()
  const { field, set, update, values, errorOf, element } = form
  /** The field that was typed in last. */
  const [target, setTarget] = useState<VariableField>('body')
  const textField = (name: VariableField) => ({
    ...field(name),
    label: t(fieldLabels[name]),
    onFocus: () => setTarget(name),
  })

  /** Writes a variable over the selection of the target, and leaves the cursor behind it. */
  function insert(token: string) {
    const input = element.current?.querySelector<HTMLInputElement>(`[name="${target}"]`)
    const { selectionStart, selectionEnd } = input ?? {}
    const start = selectionStart ?? values[target].length
    flushSync(() => update(target, (now) => now.slice(0, start) + token + now.slice(selectionEnd ?? start)))
    input?.focus()
    input?.setSelectionRange(start + token.length, start + token.length)
  }
  return (
    <>
      <fieldset className="form-section">
        <legend>{t(words.use)}</legend>
        <div className="form-pair">
          <TextField {...field('name')} label={t(words.nameZh)} hint={t(words.nameHint)} required />
          <TextField {...field('nameEn')} label={t(words.nameEn)} hint={t(words.nameHint)} />
          <ChoicesField
            label={t(words.kinds)}
            hint={t(words.kindsHint)}
            error={errorOf('kinds')}
            options={replyKinds.map((kind) => ({ value: kind, label: t(replyKindWords[kind]) }))}
            chosen={values.kinds}
            onChange={(chosen) =>
              set(
                'kinds',
                replyKinds.filter((kind) => chosen.includes(kind)),
              )
            }
          />
          <Switch
            label={t(words.offered)}
            hint={t(words.offeredHint)}
            isOn={!values.isArchived}
            onChange={(isOn) => set('isArchived', !isOn)}
          />
        </div>
      </fieldset>
      <div className="form-pair gap-y-7">
        <fieldset className="form-section lg:border-t-0 lg:pt-0">
          <legend>{t(words.chinese)}</legend>
          <TextField {...textField('subject')} hint={t(words.subjectHint)} />
          <TextArea {...textField('body')} rows={10} />
        </fieldset>
        <fieldset className="form-section lg:border-t-0 lg:pt-0">
          <legend>{t(words.english)}</legend>
          <TextField {...textField('subjectEn')} hint={t(words.subjectHint)} />
          <TextArea {...textField('bodyEn')} rows={10} />
        </fieldset>
      </div>
      <p className="field-hint">{t(words.languageHint)}</p>
      <VariableChips kinds={values.kinds} target={t(fieldLabels[target])} onInsert={insert} />
      <TemplatePreview values={values} />
    </>
  )
}

import type { ReactNode } from 'react'
import type { SettingsAnswer, SettingsGroup } from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import type { RecordForm } from '../records/form/index.ts'
import { ConflictNotice, SaveBar, StaffForm, UnsavedGuard } from '../records/form/index.ts'
import { fieldsWords, type SettingName } from '../words/setting-fields.words.ts'
import { settingsWords } from '../words/settings.words.ts'
import { useSettingText } from './useSettingText.ts'

interface SettingsFormProps<Values extends FormValues> {
  group: SettingsGroup
  settings: SettingsAnswer
  form: RecordForm<Values>
  children: ReactNode
}

type FormValues = Partial<Record<SettingName, unknown>> & { version: number }

/** Of a field for a figure of a few digits. */
export const figureClass = '[&_.control]:max-w-32'

/** Around the fields of every group: two versions where there are two, what is unsaved, and one Save. */
export function SettingsForm<Values extends FormValues>({
  group,
  settings,
  form,
  children,
}: SettingsFormProps<Values>) {
  const t = useTranslate()
  const textOf = useSettingText()
  const formats = useFormats()
  const { conflict } = form
  const { updatedAt, updatedBy } = settings[group]
  const saved = updatedAt
    ? t(settingsWords.lastSaved)(formats.relative(updatedAt), updatedBy ?? '—')
    : t(settingsWords.neverSet)
  const actions = (
    <>
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          labelOf={(name) => t(fieldsWords[name as SettingName].label)}
          textOf={(name, values) => textOf(name, values[name])}
        />
      )}
      <SaveBar
        form={form}
        state={form.isChanged ? t(settingsWords.unsaved) : saved}
        discard={t(settingsWords.discard)}
      />
    </>
  )
  return (
    <>
      <StaffForm
        form={{ ...form, failure: conflict ? undefined : form.failure }}
        label={t(settingsWords[group])}
        className="is-dense max-w-176 gap-6 [&_.switch-row]:py-1"
        actions={actions}
      >
        {children}
      </StaffForm>
      <UnsavedGuard isChanged={form.isChanged} />
    </>
  )
}

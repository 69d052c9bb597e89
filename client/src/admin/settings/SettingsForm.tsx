import type { ReactNode } from 'react'
import type { SettingsAnswer, SettingsGroup } from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { ConflictNotice, PageForm, type RecordForm, useSavedText } from '../records/form/index.ts'
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

/** For figures of a few digits. */
export const figureClass = '[&_.control]:max-w-32'

/** Renders the form of a settings group, with conflicts and a save bar. */
export function SettingsForm<Values extends FormValues>({
  group,
  settings,
  form,
  children,
}: SettingsFormProps<Values>) {
  const t = useTranslate()
  const textOf = useSettingText()
  const { conflict } = form
  return (
    <PageForm
      form={form}
      label={t(settingsWords[group])}
      className="max-w-176 gap-6 [&_.switch-row]:py-1"
      conflict={
        conflict && (
          <ConflictNotice
            conflict={conflict}
            labelOf={(name) => t(fieldsWords[name as SettingName].label)}
            textOf={(name, values) => textOf(name, values[name])}
          />
        )
      }
      saved={useSavedText(settings[group])}
    >
      {children}
    </PageForm>
  )
}

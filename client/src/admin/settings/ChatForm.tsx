import { type ChatSettings, chatWriteSchema, type SettingsAnswer } from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { saveChatSettings } from '../api/settings.ts'
import { FieldGroup } from '../records/form/index.ts'
import { settingsWords } from '../words/settings.words.ts'
import { BudgetToday } from './BudgetToday.tsx'
import { figureClass, SettingsForm } from './SettingsForm.tsx'
import { useSettingsForm } from './useSettingsForm.ts'
import { useFieldTexts } from './useSettingText.ts'

const names = [
  'messagesPerDay',
  'tokensPerDay',
  'usdPerDay',
  'promptUsdPerMillion',
  'completionUsdPerMillion',
  'retentionDays',
] as const satisfies (keyof ChatSettings)[]

const valuesOf = ({ chat: { values, version } }: SettingsAnswer) => ({ ...values, version })
const bodyOf = ({ version, ...values }: ReturnType<typeof valuesOf>) => ({ values, version })

export function ChatForm({ settings }: { settings: SettingsAnswer }) {
  const t = useTranslate()
  const texts = useFieldTexts()
  const form = useSettingsForm({
    group: 'chat',
    settings,
    valuesOf,
    names,
    schema: chatWriteSchema,
    bodyOf,
    save: saveChatSettings,
  })
  const figure = (name: (typeof names)[number], inputMode: 'numeric' | 'decimal') => ({
    ...texts(name),
    ...form.field(name),
    inputMode,
    autoComplete: 'off',
    className: figureClass,
    required: true,
  })
  return (
    <SettingsForm group="chat" settings={settings} form={form}>
      <FieldGroup title={t(settingsWords.limits)}>
        <TextField {...figure('messagesPerDay', 'numeric')} />
      </FieldGroup>
      <FieldGroup title={t(settingsWords.budget)}>
        <BudgetToday />
        <TextField {...figure('usdPerDay', 'decimal')} />
        <TextField {...figure('tokensPerDay', 'numeric')} />
      </FieldGroup>
      <FieldGroup title={t(settingsWords.prices)}>
        <TextField {...figure('promptUsdPerMillion', 'decimal')} />
        <TextField {...figure('completionUsdPerMillion', 'decimal')} />
      </FieldGroup>
      <FieldGroup title={t(settingsWords.retention)}>
        <TextField {...figure('retentionDays', 'numeric')} />
      </FieldGroup>
    </SettingsForm>
  )
}

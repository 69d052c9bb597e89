import { type NotificationSettings, notificationsWriteSchema, type SettingsAnswer } from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { saveNotificationSettings } from '../api/settings.ts'
import { FieldGroup } from '../records/form/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { settingsWords } from '../words/settings.words.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useSettingsForm } from './useSettingsForm.ts'
import { useFieldTexts } from './useSettingText.ts'

const ofStaff = [
  'emailNotifications',
  'orderNotifications',
  'customerNotifications',
  'productNotifications',
  'systemNotifications',
] as const
const ofVisitors = ['marketingEmails'] as const
const names = [...ofStaff, ...ofVisitors] satisfies (keyof NotificationSettings)[]

const valuesOf = ({ notifications: { values, version } }: SettingsAnswer) => ({ ...values, version })
const bodyOf = ({ version, ...values }: ReturnType<typeof valuesOf>) => ({ values, version })

export function NotificationsForm({ settings }: { settings: SettingsAnswer }) {
  const t = useTranslate()
  const texts = useFieldTexts()
  const form = useSettingsForm({
    group: 'notifications',
    settings,
    valuesOf,
    names,
    schema: notificationsWriteSchema,
    bodyOf,
    save: saveNotificationSettings,
  })
  const bind = (name: (typeof names)[number]) => ({
    ...texts(name),
    isOn: form.values[name],
    onChange: (isOn: boolean) => form.set(name, isOn),
  })
  return (
    <SettingsForm group="notifications" settings={settings} form={form}>
      <FieldGroup title={t(settingsWords.staffNews)}>
        {ofStaff.map((name) => (
          <Switch key={name} {...bind(name)} />
        ))}
      </FieldGroup>
      <FieldGroup title={t(settingsWords.visitorNews)}>
        {ofVisitors.map((name) => (
          <Switch key={name} {...bind(name)} />
        ))}
      </FieldGroup>
    </SettingsForm>
  )
}

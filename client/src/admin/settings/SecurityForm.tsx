import {
  passwordExpiryDays,
  type SecuritySettings,
  type SettingsAnswer,
  securityWriteSchema,
} from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { saveSecuritySettings } from '../api/settings.ts'
import { FieldGroup } from '../records/form/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { settingsWords } from '../words/settings.words.ts'
import { AllowList } from './AllowList.tsx'
import { EntryList } from './EntryList.tsx'
import { figureClass, SettingsForm } from './SettingsForm.tsx'
import { useSettingsForm } from './useSettingsForm.ts'
import { useFieldTexts } from './useSettingText.ts'

const names = [
  'twoFactorAuth',
  'sessionTimeout',
  'maxLoginAttempts',
  'passwordExpiry',
  'ipWhitelist',
  'sslRequired',
  'corsOrigins',
] as const satisfies (keyof SecuritySettings)[]

const valuesOf = ({ security: { values, version } }: SettingsAnswer) => ({ ...values, version })
const bodyOf = ({ version, ...values }: ReturnType<typeof valuesOf>) => ({ values, version })

export function SecurityForm({ settings }: { settings: SettingsAnswer }) {
  const t = useTranslate()
  const texts = useFieldTexts()
  const form = useSettingsForm({
    group: 'security',
    settings,
    valuesOf,
    names,
    schema: securityWriteSchema,
    bodyOf,
    save: saveSecuritySettings,
  })
  const { values, set } = form
  const figure = (name: 'sessionTimeout' | 'maxLoginAttempts' | 'passwordExpiry') => ({
    ...texts(name),
    ...form.field(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    className: figureClass,
    required: true,
  })
  return (
    <SettingsForm group="security" settings={settings} form={form}>
      <FieldGroup title={t(settingsWords.signIn)}>
        <Switch
          {...texts('twoFactorAuth')}
          isOn={values.twoFactorAuth}
          onChange={(isOn) => set('twoFactorAuth', isOn)}
        />
        <TextField {...figure('sessionTimeout')} />
        <TextField {...figure('maxLoginAttempts')} />
      </FieldGroup>
      <FieldGroup title={t(settingsWords.passwords)}>
        <Switch
          label={t(settingsWords.expires)}
          hint={t(settingsWords.expiresHint)}
          isOn={values.passwordExpiry !== 0}
          onChange={(isOn) => set('passwordExpiry', isOn ? passwordExpiryDays : 0)}
        />
        {values.passwordExpiry !== 0 && <TextField {...figure('passwordExpiry')} />}
      </FieldGroup>
      <FieldGroup title={t(settingsWords.access)}>
        <AllowList
          {...texts('ipWhitelist')}
          ranges={values.ipWhitelist}
          yourAddress={settings.yourAddress}
          errorOf={form.errorOf}
          onChange={(ranges) => set('ipWhitelist', ranges)}
        />
        <Switch {...texts('sslRequired')} isOn={values.sslRequired} onChange={(isOn) => set('sslRequired', isOn)} />
      </FieldGroup>
      <FieldGroup title={t(settingsWords.browsers)}>
        <EntryList
          {...texts('corsOrigins')}
          name="corsOrigins"
          entries={values.corsOrigins}
          placeholder="https://shop.example"
          words={{ none: settingsWords.ownPagesOnly, add: settingsWords.addOrigin, entryOf: settingsWords.originOf }}
          errorOf={form.errorOf}
          onChange={(origins) => set('corsOrigins', origins)}
        />
      </FieldGroup>
    </SettingsForm>
  )
}

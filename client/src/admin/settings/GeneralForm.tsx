import { currencyCodes } from '#contract/catalogue/money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { languageNames, readerLanguages } from '#contract/i18n/languages.ts'
import { type GeneralSettings, generalWriteSchema, type SettingsAnswer } from '#contract/site/settings.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { saveGeneralSettings } from '../api/settings.ts'
import { createFormats } from '../i18n/formats.ts'
import { FieldGroup } from '../records/form/index.ts'
import { ComboField } from '../ui/fields/ComboField.tsx'
import { fieldsWords } from '../words/setting-fields.words.ts'
import { settingsWords } from '../words/settings.words.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { useSettingsForm } from './useSettingsForm.ts'
import { useFieldTexts } from './useSettingText.ts'

const names = [
  'siteName',
  'siteNameEn',
  'siteDescription',
  'siteDescriptionEn',
  'contactEmail',
  'supportEmail',
  'phoneNumber',
  'address',
  'addressEn',
  'timezone',
  'language',
  'currency',
] as const satisfies (keyof GeneralSettings)[]

const valuesOf = ({ general: { values, version } }: SettingsAnswer) => ({ ...values, version })
const bodyOf = ({ version, ...values }: ReturnType<typeof valuesOf>) => ({ values, version })

export function GeneralForm({ settings }: { settings: SettingsAnswer }) {
  const t = useTranslate()
  const texts = useFieldTexts()
  const form = useSettingsForm({
    group: 'general',
    settings,
    valuesOf,
    names,
    schema: generalWriteSchema,
    bodyOf,
    save: saveGeneralSettings,
  })
  const bind = (name: (typeof names)[number]) => ({ ...texts(name), ...form.field(name) })
  return (
    <SettingsForm group="general" settings={settings} form={form}>
      <FieldGroup title={t(settingsWords.site)}>
        <div className="settings-pair">
          <TextField {...bind('siteName')} required />
          <TextField {...bind('siteNameEn')} required />
        </div>
        <div className="settings-pair">
          <TextArea {...bind('siteDescription')} rows={3} />
          <TextArea {...bind('siteDescriptionEn')} rows={3} />
        </div>
      </FieldGroup>
      <FieldGroup title={t(settingsWords.contact)}>
        <TextField {...bind('contactEmail')} type="email" required />
        <TextField {...bind('supportEmail')} type="email" required />
        <TextField {...bind('phoneNumber')} type="tel" required />
        <div className="settings-pair">
          <TextArea {...bind('address')} rows={2} />
          <TextArea {...bind('addressEn')} rows={2} />
        </div>
      </FieldGroup>
      <FieldGroup title={t(settingsWords.region)}>
        <TimezoneField
          value={form.values.timezone}
          error={form.errorOf('timezone')}
          onChange={(timezone) => form.set('timezone', timezone)}
        />
        <SelectField
          {...bind('language')}
          options={readerLanguages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <SelectField
          {...bind('currency')}
          options={currencyCodes.map((value) => ({ value, label: t(currencyWords[value]) }))}
        />
      </FieldGroup>
    </SettingsForm>
  )
}

interface TimezoneFieldProps {
  value: string
  error: string | undefined
  onChange: (timezone: string) => void
}

const timezones = Intl.supportedValuesOf('timeZone')

function TimezoneField({ value, error, onChange }: TimezoneFieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { label, hint } = fieldsWords.timezone
  const now = timezones.includes(value) ? createFormats(language, value).time(new Date()) : undefined
  return (
    <ComboField
      label={t(label)}
      hint={`${hint ? t(hint) : ''} ${now ? t(settingsWords.nowThere)(now) : ''}`.trim()}
      error={error}
      required
      items={timezones}
      value={value}
      onChange={onChange}
      emptyText={t(settingsWords.noTimezone)}
    />
  )
}

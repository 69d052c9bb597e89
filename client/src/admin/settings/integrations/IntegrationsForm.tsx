import {
  emailServices,
  type IntegrationSecret,
  integrationSecretNames,
  integrationsWriteSchema,
  type SettingsAnswer,
} from '#contract/site/settings.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { saveIntegrationSettings } from '../../api/settings.ts'
import { FieldGroup } from '../../records/form/index.ts'
import { SecretField } from '../../ui/fields/SecretField.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { emailServiceWords } from '../../words/setting-fields.words.ts'
import { settingsWords } from '../../words/settings.words.ts'
import { figureClass, SettingsForm } from '../SettingsForm.tsx'
import { useSettingsForm } from '../useSettingsForm.ts'
import { useFieldTexts } from '../useSettingText.ts'
import {
  type IntegrationName,
  type IntegrationsValues,
  integrationBodyOf,
  integrationNames,
  integrationsOf,
} from './integrations.ts'
import { ModelChoices } from './ModelChoices.tsx'
import { TestGateway } from './TestGateway.tsx'
import { TestMail } from './TestMail.tsx'

/** Edits Notion, mail and model gateway. Empty fields fall back to environment variables, shown as placeholders. */
export function IntegrationsForm({ settings }: { settings: SettingsAnswer }) {
  const t = useTranslate()
  const texts = useFieldTexts()
  const form = useSettingsForm({
    group: 'integrations',
    settings,
    valuesOf: integrationsOf,
    names: integrationNames,
    secrets: integrationSecretNames,
    schema: integrationsWriteSchema,
    bodyOf: integrationBodyOf,
    save: saveIntegrationSettings,
  })
  const { values, set } = form
  const { environment, secrets } = settings.integrations
  const canConnect = isNotionGiven(values, settings)
  const bind = (name: IntegrationName) => ({
    ...texts(name),
    ...form.field(name),
    autoComplete: 'off',
    spellCheck: false,
  })
  const bindSecret = (name: IntegrationSecret) => ({
    label: texts(name).label,
    value: values[name],
    isSaved: secrets[name],
    error: form.errorOf(name),
    onChange: (value: string | null | undefined) => set(name, value),
  })
  return (
    <SettingsForm group="integrations" settings={settings} form={form}>
      <FieldGroup title={t(settingsWords.notion)}>
        <Switch
          {...texts('notionEnabled')}
          {...(!canConnect && { hint: t(settingsWords.notionFirst) })}
          isOn={canConnect && values.notionEnabled}
          disabled={!canConnect}
          onChange={(isOn) => set('notionEnabled', isOn)}
        />
        <TextField {...bind('notionDatabaseId')} placeholder={environment.notionDatabaseId ?? ''} />
        <SecretField
          {...bindSecret('notionApiKey')}
          isInEnvironment={values.notionDatabaseId === '' && environment.notionDatabaseId !== null}
        />
      </FieldGroup>
      <FieldGroup title={t(settingsWords.mail)}>
        <SelectField
          {...bind('emailService')}
          options={emailServices.map((value) => ({ value, label: t(emailServiceWords[value]) }))}
        />
        <ServerFields values={values} bind={bind} mailServer={environment.mailServer} />
        {(secrets.smtpPassword || needsPassword(values)) && (
          <SecretField {...bindSecret('smtpPassword')} isInEnvironment={false} />
        )}
        <TextField {...bind('mailFrom')} placeholder={environment.mailFrom ?? ''} />
        <TextField {...bind('mailTo')} placeholder={environment.mailTo ?? ''} />
        <TestMail isChanged={form.isChanged} />
      </FieldGroup>
      <FieldGroup title={t(settingsWords.gateway)}>
        <p className="field-hint">{t(settingsWords.gatewayHint)}</p>
        <TextField {...bind('chatApiUrl')} inputMode="url" placeholder={environment.chatApiUrl} />
        <TextField {...bind('chatModel')} placeholder={environment.chatModel} />
        <ModelChoices value={values.chatModel} onChange={(model) => set('chatModel', model)} />
        <SecretField
          {...bindSecret('chatApiKey')}
          isInEnvironment={values.chatApiUrl === '' && environment.chatApiKey}
        />
        <TestGateway isChanged={form.isChanged} />
      </FieldGroup>
    </SettingsForm>
  )
}

/** Whether key and database are typed, saved, or in the environment. */
function isNotionGiven(
  { notionDatabaseId, notionApiKey }: IntegrationsValues,
  { integrations }: SettingsAnswer,
): boolean {
  if (notionDatabaseId.trim() === '') return integrations.environment.notionDatabaseId !== null
  return notionApiKey === undefined ? integrations.secrets.notionApiKey : Boolean(notionApiKey?.trim())
}

/** A server from the environment has its own password. */
function needsPassword({ emailService, smtpHost, smtpPassword }: IntegrationsValues): boolean {
  return emailService !== 'smtp' || smtpHost !== '' || smtpPassword !== undefined
}

interface ServerFieldsProps {
  values: IntegrationsValues
  bind: (name: IntegrationName) => Parameters<typeof TextField>[0]
  mailServer: string | null
}

/** SendGrid and Mailgun have a fixed server, and SendGrid a fixed user. */
function ServerFields({ values: { emailService }, bind, mailServer }: ServerFieldsProps) {
  return (
    <>
      {emailService === 'smtp' && (
        <>
          <TextField {...bind('smtpHost')} placeholder={mailServer ?? ''} />
          <TextField {...bind('smtpPort')} inputMode="numeric" className={figureClass} required />
        </>
      )}
      {emailService !== 'sendgrid' && <TextField {...bind('smtpUsername')} />}
    </>
  )
}

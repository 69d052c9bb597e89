import '../records/form/settings-form.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { type SettingsAnswer, type SettingsGroup, settingsGroupNames } from '#contract/site/settings.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { settingsOptions } from '../api/settings.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { settingsWords } from '../words/settings.words.ts'
import { ChatForm } from './ChatForm.tsx'
import { GeneralForm } from './GeneralForm.tsx'
import { History } from './History.tsx'
import { IntegrationsForm } from './integrations/IntegrationsForm.tsx'
import { NotificationsForm } from './NotificationsForm.tsx'
import { RetentionPanel } from './RetentionPanel.tsx'
import { SecurityForm } from './SecurityForm.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'
import { SystemChecks } from './SystemChecks.tsx'

const forms = {
  general: GeneralForm,
  notifications: NotificationsForm,
  security: SecurityForm,
  integrations: IntegrationsForm,
  chat: ChatForm,
}

/** A tab without settings. */
const system = 'system'
const tabNames = [...settingsGroupNames, system] as const

/** Renders /admin/settings and /admin/settings/{group}, a tab per group. */
export default function SettingsScreen() {
  const t = useTranslate()
  const { group: given } = useParams()
  const group = tabNames.find((name) => name === (given ?? 'general'))
  if (!group) return <Navigate to={adminScreens.settings.path} replace />
  return (
    <div className="grid content-start gap-5">
      <PageHead title={t(settingsWords.title)} isListed={false} />
      <h1 className="heading text-title">{t(settingsWords.title)}</h1>
      <SettingsTabs current={group} />
      {group === 'security' && <RetentionPanel />}
      {group === system ? <SystemChecks /> : <Group key={group} group={group} />}
    </div>
  )
}

function Group({ group }: { group: SettingsGroup }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(settingsOptions)
  if (error && !data) return <LoadFailure title={t(settingsWords.failedTitle)} error={error} onRetry={refetch} />
  return (
    <div className="grid items-start gap-x-12 gap-y-8 min-[75rem]:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]">
      {data ? <GroupForm group={group} settings={data} /> : <FormSkeleton />}
      <History group={group} />
    </div>
  )
}

function GroupForm({ group, settings }: { group: SettingsGroup; settings: SettingsAnswer }) {
  const Form = forms[group]
  return <Form settings={settings} />
}

const waiting = ['w-40', 'w-56', 'w-32', 'w-48', 'w-40']

function FormSkeleton() {
  return (
    <div className="grid max-w-176 content-start gap-6" aria-hidden="true">
      {waiting.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={index} className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  )
}

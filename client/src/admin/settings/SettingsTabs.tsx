import { settingsGroupNames } from '#contract/site/settings.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { AreaTabs } from '../records/page/index.ts'
import { settingsWords } from '../words/settings.words.ts'

const { path } = adminScreens.settings
const tabs = [
  ...settingsGroupNames.map((name) => ({ name, to: name === 'general' ? path : `${path}/${name}` })),
  { name: 'apiKeys', to: `${path}/api-keys` },
  { name: 'webhooks', to: `${path}/webhooks` },
  { name: 'files', to: `${path}/files` },
  { name: 'system', to: `${path}/system` },
] as const

export type SettingsTab = (typeof tabs)[number]['name']

/** Renders a tab per group of settings, and those of other pages beside them. */
export function SettingsTabs({ current }: { current: SettingsTab }) {
  const t = useTranslate()
  return (
    <AreaTabs
      label={t(settingsWords.tabs)}
      tabs={tabs.map(({ name, to }) => ({ to, label: t(settingsWords[name]), isCurrent: name === current }))}
    />
  )
}

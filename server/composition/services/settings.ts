import { createMailTest } from '#server/modules/mail/index.ts'
import { createSalesSettings, createSettingsChanges } from '#server/modules/settings/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'

export type SettingsArea = ReturnType<typeof settingsServices>

type Needs = Pick<
  Dependencies,
  'config' | 'presets' | 'now' | 'database' | 'secrets' | 'audit' | 'settings' | 'site' | 'refreshSettings'
> &
  Pick<Outgoing, 'mail'>

export function settingsServices(needs: Needs) {
  const { config, presets, now, database, secrets, audit, settings, site, refreshSettings: refresh, mail } = needs
  const changes = { database, audit, secrets, config, refresh }
  return {
    settingsChanges: createSettingsChanges({ ...changes, presets }),
    salesSettings: createSalesSettings(changes),
    mailTest: createMailTest({ mail, settings, site, now }),
  }
}

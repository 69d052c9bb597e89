import * as z from 'zod/mini'
import {
  defaultSettings,
  type IntegrationSecret,
  integrationSecretNames,
  type Settings,
  type StoredGroupName,
  storedGroups,
} from '#contract/site/settings.ts'
import type { Config } from '#server/platform/config.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { StoredGroup } from './settings.repo.ts'

/** Settings in effect for the whole application. */
export interface CurrentSettings extends Settings {
  /** Secrets stored in the database; those of the environment are in the configuration. */
  secrets: Partial<Record<IntegrationSecret, string>>
  /** Version of each group; 0 when it was never set. */
  versions: Record<StoredGroupName, number>
}

/** Merges stored values over the environment over the defaults. */
export function settingsOf(stored: StoredGroup[], secrets: Secrets, config: Config): CurrentSettings {
  const groups = new Map(stored.map((group) => [group.name, group]))
  const version = (name: StoredGroupName) => groups.get(name)?.version ?? 0
  const general = { ...defaultSettings.general, phoneNumber: config.CONTACT_PHONE }
  const clock = config.NOTION_API_KEY ? ({ autoSync: true, direction: 'both' } as const) : {}
  return {
    general: valuesOf('general', groups.get('general'), general),
    notifications: valuesOf('notifications', groups.get('notifications'), defaultSettings.notifications),
    security: valuesOf('security', groups.get('security'), defaultSettings.security),
    integrations: valuesOf('integrations', groups.get('integrations'), defaultSettings.integrations),
    sync: valuesOf('sync', groups.get('sync'), { ...defaultSettings.sync, ...clock }),
    sales: valuesOf('sales', groups.get('sales'), defaultSettings.sales),
    chat: valuesOf('chat', groups.get('chat'), defaultSettings.chat),
    feeds: valuesOf('feeds', groups.get('feeds'), defaultSettings.feeds),
    secrets: openedSecrets(groups.get('integrations'), secrets),
    versions: {
      general: version('general'),
      notifications: version('notifications'),
      security: version('security'),
      integrations: version('integrations'),
      sync: version('sync'),
      sales: version('sales'),
      chat: version('chat'),
      feeds: version('feeds'),
    },
  }
}

/** A stored value that is no longer valid falls back to its default. */
function valuesOf<Values extends object>(
  name: StoredGroupName,
  group: StoredGroup | undefined,
  initial: Values,
): Values {
  const stored = z.safeParse(z.record(z.string(), z.unknown()), group?.values).data ?? {}
  const merged = { ...initial }
  for (const [field, schema] of Object.entries<z.core.$ZodType>(storedGroups[name].def.shape)) {
    const parsed = z.safeParse(schema, stored[field])
    if (Object.hasOwn(stored, field) && parsed.success) Object.assign(merged, { [field]: parsed.data })
  }
  return merged
}

function openedSecrets(group: StoredGroup | undefined, secrets: Secrets): CurrentSettings['secrets'] {
  const stored = z.safeParse(z.record(z.string(), z.string()), group?.secrets).data ?? {}
  const opened: CurrentSettings['secrets'] = {}
  for (const name of integrationSecretNames) {
    const text = stored[name] && secrets.decrypt(stored[name], secretContext(name))
    if (text) opened[name] = text
  }
  return opened
}

/** Returns the context that a secret's encryption is bound to. */
export function secretContext(name: IntegrationSecret): string {
  return `settings.integrations.${name}`
}

import type { GeneralSettings, IntegrationSecret, IntegrationSettings, SecuritySettings } from '#contract/settings.ts'
import { listed } from '#server/config.ts'
import { isAddressRange } from '#server/platform/addresses.ts'
import { isMailAddress, isSender } from '#server/platform/mail.addresses.ts'
import { gatewayAddressFault } from './gateway-address.rules.ts'
import { type MailPresets, mailTarget } from './integrations.rules.ts'

/** Beyond what the contract's schemas refuse. */
export interface Fault {
  path: string
  message: string
}

export function generalFaults({ timezone }: GeneralSettings): Fault[] {
  return isTimezone(timezone) ? [] : [{ path: 'values.timezone', message: 'is not a time zone such as Asia/Hong_Kong' }]
}

/** An offset would be a time zone to Intl, too, but has no summer time. */
function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

export function securityFaults({ ipWhitelist }: SecuritySettings): Fault[] {
  return ipWhitelist.flatMap((range, index) =>
    isAddressRange(range)
      ? []
      : [{ path: `values.ipWhitelist.${index}`, message: 'is not an address or a range such as 203.0.113.0/24' }],
  )
}

export interface IntegrationsChange {
  before: IntegrationSettings
  after: IntegrationSettings
  /** As given: null is to be forgotten, undefined stays. */
  given: Partial<Record<IntegrationSecret, string | null | undefined>>
  /** Which are kept, and can be read. */
  kept: Record<IntegrationSecret, boolean>
  presets: MailPresets
  /** Where the environment says so. */
  hasSender: boolean
}

export function integrationsFaults(change: IntegrationsChange): Fault[] {
  return [...addressFaults(change), ...mailFaults(change), ...notionFaults(change), ...gatewayFaults(change)]
}

const hostName = /^[\da-z_](?:[\w.-]*[\da-z_])?$|^[\da-f:]*:[\da-f:.]+$/i

function addressFaults({ after: { smtpHost, mailFrom, mailTo } }: IntegrationsChange): Fault[] {
  const faults: Fault[] = []
  if (smtpHost && !hostName.test(smtpHost)) faults.push({ path: 'values.smtpHost', message: 'is not a host name' })
  if (mailFrom && !isSender(mailFrom)) faults.push({ path: 'values.mailFrom', message: 'is not an e-mail address' })
  const wrong = listed(mailTo).find((one) => !isMailAddress(one))
  if (wrong) faults.push({ path: 'values.mailTo', message: `holds "${wrong}", which is not an e-mail address` })
  return faults
}

/** A kept password goes to the service, host and user it was given for, and nowhere else. */
function mailFaults({ before, after, given, kept, presets, hasSender }: IntegrationsChange): Fault[] {
  const path = 'secrets.smtpPassword'
  const target = mailTarget(after, presets)
  const former = mailTarget(before, presets)
  const has = given.smtpPassword === undefined ? kept.smtpPassword : given.smtpPassword !== null
  const moved = before.emailService !== after.emailService || nameOf(former) !== nameOf(target)
  if (kept.smtpPassword && given.smtpPassword === undefined && moved) {
    return [{ path, message: 'was for another mail server or user: enter it again, or remove it' }]
  }
  const faults: Fault[] = []
  if (!target && has) faults.push({ path: 'values.smtpHost', message: 'is required with a password' })
  if (target && has && target.user === '') {
    faults.push({ path: 'values.smtpUsername', message: 'is required with a password' })
  }
  if (target && !has && (target.user !== '' || after.emailService !== 'smtp')) {
    faults.push({ path, message: 'is required to sign in there' })
  }
  if (target && after.mailFrom === '' && !hasSender) {
    faults.push({ path: 'values.mailFrom', message: 'is required: no sender is known' })
  }
  return faults
}

function nameOf(target: { host: string; user: string } | undefined): string {
  return target ? JSON.stringify([target.host.toLowerCase(), target.user]) : ''
}

/** Database and key come from one place, and a kept key goes to the database it was given for. */
export function notionFaults({
  before,
  after,
  given,
  kept,
}: Pick<IntegrationsChange, 'before' | 'after' | 'given' | 'kept'>): Fault[] {
  const path = 'secrets.notionApiKey'
  const has = given.notionApiKey === undefined ? kept.notionApiKey : given.notionApiKey !== null
  const moved = before.notionDatabaseId !== after.notionDatabaseId
  if (kept.notionApiKey && given.notionApiKey === undefined && moved) {
    return [{ path, message: 'was for another database: enter it again, or remove it' }]
  }
  if (after.notionDatabaseId !== '' && !has) return [{ path, message: 'is required with a database id' }]
  if (after.notionDatabaseId === '' && has) {
    return [{ path: 'values.notionDatabaseId', message: 'is required with an API key' }]
  }
  return []
}

/** A kept key goes to the gateway it was given for: to another, or to the environment's, only when it is given anew. */
function gatewayFaults({ before, after, given, kept }: IntegrationsChange): Fault[] {
  const path = 'secrets.chatApiKey'
  const wrong = after.chatApiUrl === '' ? undefined : gatewayAddressFault(after.chatApiUrl)
  if (wrong) return [{ path: 'values.chatApiUrl', message: wrong }]
  const has = given.chatApiKey === undefined ? kept.chatApiKey : given.chatApiKey !== null
  const moved = before.chatApiUrl !== after.chatApiUrl
  if (kept.chatApiKey && given.chatApiKey === undefined && moved) {
    return [{ path, message: 'was for another gateway: enter it again, or remove it' }]
  }
  return after.chatApiUrl !== '' && !has ? [{ path, message: 'is required with a gateway' }] : []
}

import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type {
  GeneralSettings,
  IntegrationSecret,
  IntegrationSettings,
  SecuritySettings,
} from '#contract/site/settings.ts'
import { listed } from '#server/platform/config.ts'
import { isAddressRange } from '#server/platform/http/addresses.ts'
import { isMailAddress, isSender } from '#server/platform/mail.ts'
import { gatewayAddressFault } from './gateway-address.rules.ts'
import { type MailPresets, mailTarget } from './integrations.rules.ts'

export function generalFaults({ timezone }: GeneralSettings): FieldError[] {
  return isTimezone(timezone) ? [] : [fieldError('values.timezone', 'not_timezone')]
}

/** Rejects offsets, which Intl accepts but which have no daylight saving time. */
function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

export function securityFaults({ ipWhitelist }: SecuritySettings): FieldError[] {
  return ipWhitelist.flatMap((range, index) =>
    isAddressRange(range) ? [] : [fieldError(`values.ipWhitelist.${index}`, 'not_address_range')],
  )
}

export interface IntegrationsChange {
  before: IntegrationSettings
  after: IntegrationSettings
  /** null deletes a secret, undefined leaves it unchanged. */
  given: Partial<Record<IntegrationSecret, string | null | undefined>>
  /** Whether each secret is stored and can be decrypted. */
  stored: Record<IntegrationSecret, boolean>
  presets: MailPresets
  /** Whether the environment sets a sender. */
  hasSender: boolean
}

export function integrationsFaults(change: IntegrationsChange): FieldError[] {
  return [...addressFaults(change), ...mailFaults(change), ...notionFaults(change), ...gatewayFaults(change)]
}

const hostName = /^[\da-z_](?:[\w.-]*[\da-z_])?$|^[\da-f:]*:[\da-f:.]+$/i

function addressFaults({ after: { smtpHost, mailFrom, mailTo } }: IntegrationsChange): FieldError[] {
  const faults: FieldError[] = []
  if (smtpHost && !hostName.test(smtpHost)) faults.push(fieldError('values.smtpHost', 'not_host'))
  if (mailFrom && !isSender(mailFrom)) faults.push(fieldError('values.mailFrom', 'not_email'))
  const wrong = listed(mailTo).find((one) => !isMailAddress(one))
  if (wrong) faults.push(fieldError('values.mailTo', 'not_emails', { value: wrong }))
  return faults
}

/** A stored password is sent only to the service, host and user it was entered for. */
function mailFaults({ before, after, given, stored, presets, hasSender }: IntegrationsChange): FieldError[] {
  const path = 'secrets.smtpPassword'
  const target = mailTarget(after, presets)
  const former = mailTarget(before, presets)
  const has = given.smtpPassword === undefined ? stored.smtpPassword : given.smtpPassword !== null
  const moved = before.emailService !== after.emailService || nameOf(former) !== nameOf(target)
  if (stored.smtpPassword && given.smtpPassword === undefined && moved) {
    return [fieldError(path, 'of_other_mail_server')]
  }
  const faults: FieldError[] = []
  if (!target && has) faults.push(fieldError('values.smtpHost', 'required_with_password'))
  if (target && has && target.user === '') {
    faults.push(fieldError('values.smtpUsername', 'required_with_password'))
  }
  if (target && !has && (target.user !== '' || after.emailService !== 'smtp')) {
    faults.push(fieldError(path, 'required_to_sign_in'))
  }
  if (target && after.mailFrom === '' && !hasSender) {
    faults.push(fieldError('values.mailFrom', 'sender_required'))
  }
  return faults
}

function nameOf(target: { host: string; user: string } | undefined): string {
  return target ? JSON.stringify([target.host.toLowerCase(), target.user]) : ''
}

/** Database and key must come from one place, and a stored key is used only with the database it was entered for. */
export function notionFaults({
  before,
  after,
  given,
  stored,
}: Pick<IntegrationsChange, 'before' | 'after' | 'given' | 'stored'>): FieldError[] {
  const path = 'secrets.notionApiKey'
  const has = given.notionApiKey === undefined ? stored.notionApiKey : given.notionApiKey !== null
  const moved = before.notionDatabaseId !== after.notionDatabaseId
  if (stored.notionApiKey && given.notionApiKey === undefined && moved) {
    return [fieldError(path, 'of_other_database')]
  }
  if (after.notionDatabaseId !== '' && !has) return [fieldError(path, 'required_with_database')]
  if (after.notionDatabaseId === '' && has) {
    return [fieldError('values.notionDatabaseId', 'required_with_key')]
  }
  return []
}

/** A stored key is used only with the gateway it was entered for; another gateway needs the key again. */
function gatewayFaults({ before, after, given, stored }: IntegrationsChange): FieldError[] {
  const path = 'secrets.chatApiKey'
  const wrong = after.chatApiUrl === '' ? undefined : gatewayAddressFault(after.chatApiUrl)
  if (wrong) return [fieldError('values.chatApiUrl', wrong)]
  const has = given.chatApiKey === undefined ? stored.chatApiKey : given.chatApiKey !== null
  const moved = before.chatApiUrl !== after.chatApiUrl
  if (stored.chatApiKey && given.chatApiKey === undefined && moved) {
    return [fieldError(path, 'of_other_gateway')]
  }
  return after.chatApiUrl !== '' && !has ? [fieldError(path, 'required_with_gateway')] : []
}

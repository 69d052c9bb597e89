import { endpoint } from '../endpoint.ts'
import {
  chatWriteSchema,
  gatewayTestSchema,
  generalWriteSchema,
  integrationsWriteSchema,
  mailTestSchema,
  notificationsWriteSchema,
  salesSettingsAnswerSchema,
  salesSettingsWriteSchema,
  securityWriteSchema,
  settingsHistoryQuerySchema,
  settingsHistorySchema,
  settingsSchema,
} from '../site/settings.ts'
import { checksSchema } from '../staff/checks.ts'
import { retentionParametersSchema, retentionSchema } from '../staff/retention.ts'

const byVersion =
  'The group as a whole, with the version that was edited: where somebody else has changed it meanwhile, 409 `record.changed` has everything as it is now in `current`. Takes effect at once.'

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'getSettings',
  summary: 'Get all settings without their secrets',
  answer: settingsSchema,
})

export const putGeneralSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/general',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'putGeneralSettings',
  summary: 'Set name, contact details, time zone, language and currency',
  description: byVersion,
  body: generalWriteSchema,
  answer: settingsSchema,
  errors: [409],
})

export const putNotificationSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/notifications',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'putNotificationSettings',
  summary: 'Set staff’s notifications, and whether visitors are asked for consent to marketing',
  description: byVersion,
  body: notificationsWriteSchema,
  answer: settingsSchema,
  errors: [409],
})

export const putSecuritySettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/security',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Settings'],
  operationId: 'putSecuritySettings',
  summary: 'Set sign-in rules and allowed networks of staff',
  description: `${byVersion} What would refuse the caller's own address or connection is answered 409 \`settings.locks_you_out\`.`,
  body: securityWriteSchema,
  answer: settingsSchema,
  errors: [409],
})

export const putIntegrationSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/integrations',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Settings'],
  operationId: 'putIntegrationSettings',
  summary: 'Set the connections to mail, Notion and the model gateway',
  description: `${byVersion} Secrets are write-only; one that is not given stays as it is, null removes it. A stored one is used only with the mail server and user, the database, or the gateway that it was given for.`,
  body: integrationsWriteSchema,
  answer: settingsSchema,
  errors: [409],
})

export const putChatSettings = endpoint({
  method: 'PUT',
  path: '/admin/settings/chat',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'putChatSettings',
  summary: 'Set the assistant’s daily limits, and how long its conversations are stored',
  description: byVersion,
  body: chatWriteSchema,
  answer: settingsSchema,
  errors: [409],
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/admin/settings/mail/test',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'sendTestMail',
  summary: 'Send a test email to yourself with the saved settings',
  description: 'Where the mail server refuses it, 502 `mail.failed` says in `detail` what the mail server said.',
  answer: mailTestSchema,
  errors: [409, 502],
})

export const testGateway = endpoint({
  method: 'POST',
  path: '/admin/settings/gateway/test',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Settings'],
  operationId: 'testGateway',
  summary: 'Test the model gateway with the saved settings',
  description:
    'A failure is the problem that a visitor’s question would meet: `chat.unauthorized`, `chat.rate_limited` and so on; without a key, 409 `chat.not_configured`.',
  answer: gatewayTestSchema,
  errors: [409, 502],
})

export const listSettingsHistory = endpoint({
  method: 'GET',
  path: '/admin/settings/history',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'listSettingsHistory',
  summary: 'List changes of settings, newest first',
  description: 'The newest first. Secrets are "set", "changed" or "removed".',
  query: settingsHistoryQuerySchema,
  answer: settingsHistorySchema,
})

export const getSalesSettings = endpoint({
  method: 'GET',
  path: '/admin/sales-settings',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'getSalesSettings',
  summary: 'Get the sales settings: VIP customers, exchange rates, terms, payment details',
  answer: salesSettingsAnswerSchema,
})

export const putSalesSettings = endpoint({
  method: 'PUT',
  path: '/admin/sales-settings',
  permission: 'sales.settings',
  tags: ['Sales'],
  operationId: 'putSalesSettings',
  summary: 'Replace the sales settings',
  description:
    'With the version that was edited: where somebody else has changed it meanwhile, 409 `record.changed` has everything as it is now in `current`. What was priced already keeps its rate.',
  body: salesSettingsWriteSchema,
  answer: salesSettingsAnswerSchema,
  errors: [409],
})

export const getRetention = endpoint({
  method: 'GET',
  path: '/admin/retention',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'getRetention',
  summary: 'Get when old records were last erased, and which are due',
  answer: retentionSchema,
})

export const getSystemChecks = endpoint({
  method: 'GET',
  path: '/admin/system-checks',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'getSystemChecks',
  summary: 'Run the system check: database, backups, connected services and configuration',
  description:
    'All are made anew, each within 10 seconds; the model gateway is asked for one word. No finding contains a secret.',
  answer: checksSchema,
})

export const approveRetention = endpoint({
  method: 'POST',
  path: '/admin/retention/:id/approve',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Settings'],
  operationId: 'approveRetention',
  summary: 'Confirm a pending erasure, which is permanent',
  description: 'What has been changed since it was shown stays.',
  params: retentionParametersSchema,
  answer: retentionSchema,
  errors: [409],
})

export const declineRetention = endpoint({
  method: 'POST',
  path: '/admin/retention/:id/decline',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'declineRetention',
  summary: 'Decline a pending erasure; it is proposed again after a week if still due',
  params: retentionParametersSchema,
  answer: retentionSchema,
  errors: [409],
})

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
  summary: 'All settings but their secrets',
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
  summary: 'Set what staff are told, and whether visitors are asked for consent to marketing',
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
  summary: 'Set how staff sign in, and from where',
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
  summary: 'Set mail, Notion and the model gateway',
  description: `${byVersion} Secrets are write-only; one that is not given stays as it is, null removes it. A kept one is used only with the mail server and user, the database, or the gateway that it was given for.`,
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
  summary: 'Set what the assistant may use a day, and how long its conversations are kept',
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
  summary: 'Send a mail to oneself with what is kept',
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
  summary: 'Ask the model gateway for a word with what is kept',
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
  summary: 'Who changed which settings',
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
  summary: 'What sales goes by: who is VIP, exchange rates, terms, how to pay',
  answer: salesSettingsAnswerSchema,
})

export const putSalesSettings = endpoint({
  method: 'PUT',
  path: '/admin/sales-settings',
  permission: 'sales.settings',
  tags: ['Sales'],
  operationId: 'putSalesSettings',
  summary: 'Set what sales goes by, as a whole',
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
  summary: 'When old records were last erased, and what waits to be',
  answer: retentionSchema,
})

export const getSystemChecks = endpoint({
  method: 'GET',
  path: '/admin/system-checks',
  permission: 'settings.manage',
  tags: ['Settings'],
  operationId: 'getSystemChecks',
  summary: 'What the checks of database, backups, connected services and configuration find',
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
  summary: 'Erases for good what was shown',
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
  summary: 'Erases nothing; where there is still a reason to ask, it asks again after a week',
  params: retentionParametersSchema,
  answer: retentionSchema,
  errors: [409],
})

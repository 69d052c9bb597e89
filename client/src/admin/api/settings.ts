import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { auditPageSchema } from '#contract/audit.ts'
import {
  type chatWriteSchema,
  type companyWriteSchema,
  gatewayTestSchema,
  type generalWriteSchema,
  type integrationsWriteSchema,
  mailTestSchema,
  type notificationsWriteSchema,
  type SettingsAnswer,
  type SettingsGroup,
  type securityWriteSchema,
  settingsSchema,
} from '#contract/settings.ts'
import { call } from './request.ts'

/** GET /admin/settings. */
export const settingsOptions = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET', '/admin/settings', { schema: settingsSchema, signal }),
})

interface SettingsWrites {
  general: z.output<typeof generalWriteSchema>
  company: z.output<typeof companyWriteSchema>
  notifications: z.output<typeof notificationsWriteSchema>
  security: z.output<typeof securityWriteSchema>
  integrations: z.output<typeof integrationsWriteSchema>
  chat: z.output<typeof chatWriteSchema>
}

/** PUT /admin/settings/{group}: answers with all groups as they are now. */
export function saveSettings<Group extends SettingsGroup>(
  group: Group,
  body: SettingsWrites[Group],
): Promise<SettingsAnswer> {
  return call('PUT', `/admin/settings/${group}`, { schema: settingsSchema, body })
}

/** POST /admin/settings/mail/test: a mail to oneself, by what is kept. */
export function sendTestMail(): Promise<z.output<typeof mailTestSchema>> {
  return call('POST', '/admin/settings/mail/test', { schema: mailTestSchema })
}

/** POST /admin/settings/gateway/test: a word from the model, by what is kept; asks for the password. @throws chat.not_configured and those of `chatFailures` */
export function testGateway(): Promise<z.output<typeof gatewayTestSchema>> {
  return call('POST', '/admin/settings/gateway/test', { schema: gatewayTestSchema, timeoutMs: 45_000 })
}

/** GET /admin/settings/history: who changed what of a group, newest first. */
export function settingsHistoryOptions(group: SettingsGroup, pageSize: number) {
  const query = new URLSearchParams({ group, pageSize: String(pageSize) })
  return queryOptions({
    queryKey: ['settings', 'history', group, pageSize],
    queryFn: ({ signal }) => call('GET', `/admin/settings/history?${query}`, { schema: auditPageSchema, signal }),
  })
}

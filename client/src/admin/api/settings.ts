import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/settings.ts'
import type {
  chatWriteSchema,
  gatewayTestSchema,
  generalWriteSchema,
  integrationsWriteSchema,
  mailTestSchema,
  notificationsWriteSchema,
  SettingsAnswer,
  SettingsGroup,
  securityWriteSchema,
} from '#contract/site/settings.ts'
import { call } from './request.ts'

/** GET /admin/settings. */
export const settingsOptions = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(endpoints.getSettings, { signal }),
})

/** PUT /admin/settings/{group}: each answers with all groups as they are now. */
export function saveGeneralSettings(body: z.output<typeof generalWriteSchema>): Promise<SettingsAnswer> {
  return call(endpoints.putGeneralSettings, { body })
}

export function saveNotificationSettings(body: z.output<typeof notificationsWriteSchema>): Promise<SettingsAnswer> {
  return call(endpoints.putNotificationSettings, { body })
}

export function saveSecuritySettings(body: z.output<typeof securityWriteSchema>): Promise<SettingsAnswer> {
  return call(endpoints.putSecuritySettings, { body })
}

export function saveIntegrationSettings(body: z.output<typeof integrationsWriteSchema>): Promise<SettingsAnswer> {
  return call(endpoints.putIntegrationSettings, { body })
}

export function saveChatSettings(body: z.output<typeof chatWriteSchema>): Promise<SettingsAnswer> {
  return call(endpoints.putChatSettings, { body })
}

/** POST /admin/settings/mail/test: a mail to oneself, by what is kept. */
export function sendTestMail(): Promise<z.output<typeof mailTestSchema>> {
  return call(endpoints.sendTestMail, {})
}

/** POST /admin/settings/gateway/test: a word from the model, by what is kept; asks for the password. @throws chat.not_configured and those of `chatFailures` */
export function testGateway(): Promise<z.output<typeof gatewayTestSchema>> {
  return call(endpoints.testGateway, { timeoutMs: 45_000 })
}

/** GET /admin/settings/history: who changed what of a group, newest first. */
export function settingsHistoryOptions(group: SettingsGroup, pageSize: number) {
  const query = new URLSearchParams({ group, pageSize: String(pageSize) })
  return queryOptions({
    queryKey: ['settings', 'history', group, pageSize],
    queryFn: ({ signal }) => call(endpoints.listSettingsHistory, { query, signal }),
  })
}

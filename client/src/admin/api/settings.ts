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
  SalesSettingsAnswer,
  SettingsAnswer,
  SettingsGroup,
  salesSettingsWriteSchema,
  securityWriteSchema,
} from '#contract/site/settings.ts'
import { call } from './request.ts'

export const settingsOptions = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(endpoints.getSettings, { signal }),
})

/** Each of these answers with all groups of settings. */
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

export function sendTestMail(): Promise<z.output<typeof mailTestSchema>> {
  return call(endpoints.sendTestMail, {})
}

/**
 * Requests one word from the model, by the saved settings. Requires the password to be confirmed.
 * @throws chat.not_configured and those of `chatFailures`
 */
export function testGateway(): Promise<z.output<typeof gatewayTestSchema>> {
  return call(endpoints.testGateway, { timeoutMs: 45_000 })
}

export function settingsHistoryOptions(group: SettingsGroup, pageSize: number) {
  const query = new URLSearchParams({ group, pageSize: String(pageSize) })
  return queryOptions({
    queryKey: ['settings', 'history', group, pageSize],
    queryFn: ({ signal }) => call(endpoints.listSettingsHistory, { query, signal }),
  })
}

export const salesSettingsOptions = queryOptions({
  queryKey: ['settings', 'sales'],
  queryFn: ({ signal }) => call(endpoints.getSalesSettings, { signal }),
})

export function saveSalesSettings(body: z.output<typeof salesSettingsWriteSchema>): Promise<SalesSettingsAnswer> {
  return call(endpoints.putSalesSettings, { body })
}

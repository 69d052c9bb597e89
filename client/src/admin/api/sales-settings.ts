import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type SalesSettingsAnswer,
  salesSettingsAnswerSchema,
  type salesSettingsWriteSchema,
} from '#contract/settings.ts'
import { call } from './request.ts'

/** GET /admin/sales-settings. */
export const salesSettingsOptions = queryOptions({
  queryKey: ['settings', 'sales'],
  queryFn: ({ signal }) => call('GET', '/admin/sales-settings', { schema: salesSettingsAnswerSchema, signal }),
})

/** PUT /admin/sales-settings. */
export function saveSalesSettings(body: z.output<typeof salesSettingsWriteSchema>): Promise<SalesSettingsAnswer> {
  return call('PUT', '/admin/sales-settings', { schema: salesSettingsAnswerSchema, body })
}

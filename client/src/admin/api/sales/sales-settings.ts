import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/settings.ts'
import type { SalesSettingsAnswer, salesSettingsWriteSchema } from '#contract/site/settings.ts'
import { call } from '../request.ts'

export const salesSettingsOptions = queryOptions({
  queryKey: ['settings', 'sales'],
  queryFn: ({ signal }) => call(endpoints.getSalesSettings, { signal }),
})

export function saveSalesSettings(body: z.output<typeof salesSettingsWriteSchema>): Promise<SalesSettingsAnswer> {
  return call(endpoints.putSalesSettings, { body })
}

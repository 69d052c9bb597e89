import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/keys.ts'
import type { ApiKey, CreatedApiKey, NewApiKey } from '#contract/staff/keys.ts'
import { call } from './request.ts'

/** When keys were last used changes without an event. */
export const apiKeysOptions = queryOptions({
  queryKey: ['settings', 'api-keys'],
  queryFn: ({ signal }) => call(endpoints.listApiKeys, { signal }),
  staleTime: 0,
})

/** Requires the password to be confirmed. */
export function createApiKey(key: NewApiKey): Promise<CreatedApiKey> {
  return call(endpoints.createApiKey, { body: key })
}

/** @throws key.revoked */
export function revokeApiKey(id: string): Promise<ApiKey> {
  return call(endpoints.revokeApiKey, { params: { id } })
}

import * as endpoints from '#contract/endpoints/account.ts'
import type { Session } from '#contract/staff/staff.ts'
import { call } from '../request.ts'

export function fetchSession(signal?: AbortSignal): Promise<Session> {
  return call(endpoints.getSession, signal ? { signal } : {})
}

import { queryOptions } from '@tanstack/react-query'
import { assigneesSchema } from '#contract/messages.ts'
import { call } from '../api/request.ts'

/** GET /admin/assignees: who may work on what visitors sent. */
export const assigneesOptions = queryOptions({
  queryKey: ['assignees'],
  queryFn: ({ signal }) => call('GET', '/admin/assignees', { schema: assigneesSchema, signal }),
})

import * as z from 'zod/mini'
import { shownIndustriesSchema } from '../../content/industries.ts'
import { endpoint, stillHolds } from '../../endpoint.ts'

export const listIndustries = endpoint({
  method: 'GET',
  path: '/industries',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listIndustries',
  summary: 'What is published of /solutions: its industries in their order, and what is said of all of them',
  description:
    'In both languages; a text that is empty in one is shown in the other. `key` is its address: /solutions/{key}, and `anchor` that of a use case on it. `solutions` has the benefits, the platform’s functions and the phases of a project with their weeks; of several that are published, the first in their order; `null` where there is none now.',
  query: z.strictObject({}),
  answer: shownIndustriesSchema,
  notModified: stillHolds,
})

import * as z from 'zod/mini'
import { shownIndustriesSchema } from '../../content/industries.ts'
import { endpoint, stillHolds } from '../../endpoint.ts'

export const listIndustries = endpoint({
  method: 'GET',
  path: '/industries',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listIndustries',
  summary: 'The industries of /solutions that are published now, in their order',
  description:
    'In both languages; a text that is empty in one is shown in the other. `key` is its address: /solutions/{key}, and `anchor` that of a use case on it.',
  query: z.strictObject({}),
  answer: shownIndustriesSchema,
  notModified: stillHolds,
})

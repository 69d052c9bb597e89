import * as z from 'zod/mini'
import { shownPlansSchema } from '../../content/plans.ts'
import { endpoint, stillHolds } from '../../endpoint.ts'

export const listPlans = endpoint({
  method: 'GET',
  path: '/plans',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listPlans',
  summary: 'The plans of property management that are published now, in their order',
  description:
    'In both languages; a text that is empty in one is shown in the other. `monthly` is HKD for one a month, which covers `points`. A line of a quotation asks for one as `plan:key`.',
  query: z.strictObject({}),
  answer: shownPlansSchema,
  notModified: stillHolds,
})

import * as z from 'zod/mini'
import { shownCasesSchema } from '../../content/cases.ts'
import { endpoint, stillHolds } from '../../endpoint.ts'

export const listCaseStudies = endpoint({
  method: 'GET',
  path: '/case-studies',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listCaseStudies',
  summary: 'The case studies that are published now, in their order',
  description:
    'In both languages; a text that is empty in one is shown in the other. `isSample`: invented, for illustration. `key` is its address: /case-studies#key.',
  query: z.strictObject({}),
  answer: shownCasesSchema,
  notModified: stillHolds,
})

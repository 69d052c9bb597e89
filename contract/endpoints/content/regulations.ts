import * as z from 'zod/mini'
import { shownRegulationsSchema } from '../../content/regulations.ts'
import { endpoint, stillHolds } from '../../endpoint.ts'

export const listRegulations = endpoint({
  method: 'GET',
  path: '/regulations',
  permission: 'public',
  tags: ['Site'],
  operationId: 'listRegulations',
  summary:
    'What is published of /esg-compliance: its rules in their order, and which readings serve those of each market',
  description:
    'In both languages; a text that is empty in one is shown in the other. `since` is a year, its decimals the part of it that had gone by. `source` and `checkedOn` are empty where they are not known. `key` is its place on the page of its market: /esg-compliance?market={market}#{key}. `readings` has a table for each market that has one; of several for one market, the first in their order.',
  query: z.strictObject({}),
  answer: shownRegulationsSchema,
  notModified: stillHolds,
})

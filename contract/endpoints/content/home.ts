import * as z from 'zod/mini'
import { homeSchema } from '../../content/home.ts'
import { endpoint, stillHolds } from '../../endpoint.ts'

export const getHome = endpoint({
  method: 'GET',
  path: '/home',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getHome',
  summary: 'What staff own of the home page: its hero, and the plans that it tells of',
  description:
    'Of several that are published, the first in their order; `null` where there is none now, and the page has its own. `plans` are the first four of `GET /plans`.',
  query: z.strictObject({}),
  answer: homeSchema,
  notModified: stillHolds,
})

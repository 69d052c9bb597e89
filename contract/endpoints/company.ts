import { companySchema } from '../content/company.ts'
import { endpoint, stillHolds } from '../endpoint.ts'

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getCompany',
  summary: 'What the company says of itself: values, team, milestones, certificates, further offices and open roles',
  description:
    'As staff have published it. Entries with `isSample` are invented, for demonstration. A text that is missing in a language is empty there.',
  answer: companySchema,
  notModified: stillHolds,
})

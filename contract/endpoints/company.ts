import { endpoint } from '../endpoint.ts'
import { companySchema } from '../site/company.ts'

export const getCompany = endpoint({
  method: 'GET',
  path: '/company',
  permission: 'public',
  tags: ['Site'],
  operationId: 'getCompany',
  summary: 'Team, milestones, certificates, further offices and open roles',
  description: 'As staff have entered them; lists named in `samples` are invented, for demonstration.',
  answer: companySchema,
})

import { agentCallPageSchema, agentCallTableQuerySchema } from '../agents/agent-calls.ts'
import {
  quotationAcceptanceSchema,
  quotationCounterSchema,
  quotationParametersSchema,
  quotationRefusalSchema,
  quotationRequestSchema,
  quotationSchema,
} from '../agents/quotations.ts'
import {
  catalogLookedUpSchema,
  catalogLookupSchema,
  catalogProductRequestSchema,
  catalogProductSchema,
  catalogSearchedSchema,
  catalogSearchSchema,
} from '../agents/ucp.ts'
import { endpoint } from '../endpoint.ts'

const ofUcp = 'UCP 2026-08-25; /.well-known/ucp describes the service. Amounts are in minor units.'
const unconfirmed =
  '409 `quote.unconfirmed` until the buyer has followed the link in their email; `quote.revised` where `revision` is not the one sent last; `quote.expired` after its last day in Hong Kong; `quote.closed` once it was answered or withdrawn.'

export const searchCatalog = endpoint({
  method: 'POST',
  path: '/ucp/catalog/search',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'searchCatalog',
  summary: 'Search products by words and filters, most relevant first',
  description: `${ofUcp} Products without a price are left out. Further fields are ignored.`,
  body: catalogSearchSchema,
  answer: catalogSearchedSchema,
  errors: [429, 503],
})

export const lookUpCatalog = endpoint({
  method: 'POST',
  path: '/ucp/catalog/lookup',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'lookUpCatalog',
  summary: 'List products by ids, SKUs or model numbers',
  description: `${ofUcp} What is unknown is named in \`messages\`.`,
  body: catalogLookupSchema,
  answer: catalogLookedUpSchema,
  errors: [429, 503],
})

export const getCatalogProduct = endpoint({
  method: 'POST',
  path: '/ucp/catalog/product',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'getCatalogProduct',
  summary: 'Get a product with its specifications',
  description: `${ofUcp} An unknown id is answered with 200 and \`ucp.status\` \`error\`.`,
  body: catalogProductRequestSchema,
  answer: catalogProductSchema,
  errors: [429, 503],
})

export const requestQuotation = endpoint({
  method: 'POST',
  path: '/ucp/quotations',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'requestQuotation',
  summary: 'Request a quotation on behalf of a buyer',
  description:
    'The buyer is mailed a link and confirms the request by it. What is not sold is refused as `lines.N.product`. 409 `quote.cannot_confirm` where no such mail can be sent. `Retry-After` says when too much was asked.',
  body: quotationRequestSchema,
  answer: quotationSchema,
  status: 201,
  errors: [409, 429, 503],
})

export const getQuotation = endpoint({
  method: 'GET',
  path: '/ucp/quotations/:quotationId',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'getQuotation',
  summary: 'Get a quotation by its private link: its state, request and offer',
  description: 'An id that is unknown, expired or revoked is 404.',
  params: quotationParametersSchema,
  answer: quotationSchema,
  errors: [404, 429, 503],
})

export const counterQuotation = endpoint({
  method: 'POST',
  path: '/ucp/quotations/:quotationId/counter',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'counterQuotation',
  summary: 'Request other terms of a quotation by its private link',
  description: `Staff read it in the quotation’s thread and answer with another revision. ${unconfirmed}`,
  params: quotationParametersSchema,
  body: quotationCounterSchema,
  answer: quotationSchema,
  errors: [404, 409, 429, 503],
})

export const acceptQuotation = endpoint({
  method: 'POST',
  path: '/ucp/quotations/:quotationId/accept',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'acceptQuotation',
  summary: 'Accept a quotation by its private link, which becomes an order',
  description: `\`lines\` and \`total\` state what is accepted, in the order of the offer; others than those offered are refused with 409 \`quote.lines_changed\`. ${unconfirmed}`,
  params: quotationParametersSchema,
  body: quotationAcceptanceSchema,
  answer: quotationSchema,
  errors: [404, 409, 429, 503],
})

export const declineQuotation = endpoint({
  method: 'POST',
  path: '/ucp/quotations/:quotationId/decline',
  permission: 'public',
  tags: ['Agents'],
  operationId: 'declineQuotation',
  summary: 'Decline a quotation by its private link',
  description: unconfirmed,
  params: quotationParametersSchema,
  body: quotationRefusalSchema,
  answer: quotationSchema,
  errors: [404, 409, 429, 503],
})

export const listAgentCalls = endpoint({
  method: 'GET',
  path: '/admin/agent-calls',
  permission: 'conversations.read',
  tags: ['Agents'],
  operationId: 'listAgentCalls',
  summary: 'List requests of buyers’ agents, newest first',
  description: '`search` looks in client, tool, words and reference. Kept as long as conversations.',
  query: agentCallTableQuerySchema,
  answer: agentCallPageSchema,
})

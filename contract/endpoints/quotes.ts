import * as z from 'zod/mini'
import { bulkResultSchema } from '../bulk-results.ts'
import { endpoint, file, idParams } from '../endpoint.ts'
import { filePaths } from '../paths.ts'
import { replySchema } from '../requests/messages.ts'
import { noteSchema, receivedSchema, threadSchema } from '../sales/activities.ts'
import { quoteAnswerSchema } from '../sales/quote-answers.ts'
import {
  productLookupRequestSchema,
  productLookupSchema,
  quoteFollowSchema,
  quoteRequestSchema,
  quoteSubmittedSchema,
} from '../sales/quote-requests.ts'
import {
  newQuoteSchema,
  quoteChangeSchema,
  quoteChangesSchema,
  quoteDecisionSchema,
  quoteDecisionsSchema,
  quoteDetailSchema,
  quoteDraftSchema,
  quoteLinkSchema,
  quotePageSchema,
  quotePrintSchema,
  quoteSendSchema,
  quoteTableQuerySchema,
  repeatSchema,
} from '../sales/quotes.ts'
import { exportQuery } from '../tables.ts'

const overVersion = 'Of another version, 409 `record.changed` with the quotation as it is now as `current`.'
const eachAlone =
  'Each as a request for it alone would, on its own. The answer says for each whether it was done, or the code by which it was refused; refused ones stay as they were.'

export const listQuotes = endpoint({
  method: 'GET',
  path: '/admin/quotes',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'listQuotes',
  summary: 'List quotations, newest first',
  description:
    '`from` is included, `to` is not. Searched are reference, name, email, company, phone and the first 1,000 characters of the message.',
  query: quoteTableQuerySchema,
  answer: quotePageSchema,
})

export const getQuote = endpoint({
  method: 'GET',
  path: '/admin/quotes/:id',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'getQuote',
  summary: 'Get a quotation with its request, revisions, thread, link and order',
  params: idParams,
  answer: quoteDetailSchema,
  errors: [404],
})

export const getQuoteRevisionPdf = endpoint({
  method: 'GET',
  path: '/admin/quotes/:id/revisions/:number/quotation.pdf',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'getQuoteRevisionPdf',
  summary: 'Download a quotation’s revision as PDF; a draft is marked',
  params: z.object({
    id: z.uuid(),
    number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  }),
  answer: file('application/pdf'),
  errors: [404],
})

export const exportQuotes = endpoint({
  method: 'GET',
  path: '/admin/quotes/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Sales'],
  operationId: 'exportQuotes',
  summary: 'Export all matching quotations as CSV',
  query: exportQuery(quoteTableQuerySchema),
  answer: file('text/csv'),
})

export const createQuote = endpoint({
  method: 'POST',
  path: '/admin/quotes',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'createQuote',
  summary: 'Create a quotation: blank, from an enquiry, or from a conversation with the assistant',
  description:
    '`from` names an enquiry, or as `chat` a conversation: then the products that the assistant showed are its lines. Without `customerId`, whose contact has the address.',
  body: newQuoteSchema,
  answer: quoteDetailSchema,
  status: 201,
  errors: [404],
})

export const repeatQuote = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/repeat',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'repeatQuote',
  summary: 'Duplicate a quotation at today’s prices',
  description:
    'Of its newest revision, else of the request. Each line says what it cost before (`previousPrice`), whether its product is retired, and how many pieces are available. What is not in the catalogue keeps its price.',
  params: idParams,
  body: repeatSchema,
  answer: quoteDetailSchema,
  status: 201,
  errors: [404, 409],
})

export const changeQuote = endpoint({
  method: 'PATCH',
  path: '/admin/quotes/:id',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'changeQuote',
  summary: 'Set a quotation’s assignee and owner',
  description: overVersion,
  params: idParams,
  body: quoteChangeSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const changeQuotes = endpoint({
  method: 'POST',
  path: '/admin/quotes/bulk',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'changeQuotes',
  summary: 'Assign up to 100 quotations',
  description: eachAlone,
  body: quoteChangesSchema,
  answer: bulkResultSchema,
})

export const decideQuotes = endpoint({
  method: 'POST',
  path: '/admin/quotes/bulk/decisions',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'decideQuotes',
  summary: 'Withdraw up to 100 quotations, or accept or decline them for their buyers',
  description: eachAlone,
  body: quoteDecisionsSchema,
  answer: bulkResultSchema,
})

export const printQuotes = endpoint({
  method: 'GET',
  path: '/admin/quotes/print.pdf',
  permission: 'sales.read',
  isExport: true,
  tags: ['Sales'],
  operationId: 'printQuotes',
  summary: 'Download up to 100 quotations as one PDF',
  description:
    'Of each the newest revision, or what was asked for where nothing is priced, in the buyer’s language and the order of `ids`; those that do not exist are left out.',
  query: quotePrintSchema,
  answer: file('application/pdf'),
  errors: [404],
})

export const saveQuoteDraft = endpoint({
  method: 'PUT',
  path: '/admin/quotes/:id/draft',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'saveQuoteDraft',
  summary: 'Save a quotation’s draft',
  description: `Begins a revision after one that was sent. The rate is frozen as a revision begins; another currency, or \`renewRate\`, takes that of today. A line below its product’s minimum selling price is refused as \`lines.N.unitPriceHkd\` without \`overrideReason\`. ${overVersion}`,
  params: idParams,
  body: quoteDraftSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const sendQuote = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/send',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'sendQuote',
  summary: 'Send a quotation’s draft to the buyer as a new revision',
  description: `With its PDF and the private link, in the buyer’s language. \`deliver: false\` sends no mail: hand the link over yourself. The link stays good for 30 days after the offer’s last day at least. ${overVersion}`,
  params: idParams,
  body: quoteSendSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const withdrawQuote = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/withdraw',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'withdrawQuote',
  summary: 'Withdraw a quotation',
  description: overVersion,
  params: idParams,
  body: quoteDecisionSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/accept',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'acceptQuote',
  summary: 'Record that the buyer has accepted a quotation, which becomes an order',
  description: overVersion,
  params: idParams,
  body: quoteDecisionSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const declineQuote = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/decline',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'declineQuote',
  summary: 'Record that the buyer has declined a quotation',
  description: overVersion,
  params: idParams,
  body: quoteDecisionSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const renewQuoteLink = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/link',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'renewQuoteLink',
  summary: 'Replace a quotation’s private link',
  description: overVersion,
  params: idParams,
  body: quoteLinkSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const revokeQuoteLink = endpoint({
  method: 'DELETE',
  path: '/admin/quotes/:id/link',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'revokeQuoteLink',
  summary: 'Revoke the private link',
  description: overVersion,
  params: idParams,
  body: quoteLinkSchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const addQuoteNote = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/notes',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'addQuoteNote',
  summary: 'Add an internal note to a quotation',
  params: idParams,
  body: noteSchema,
  answer: threadSchema,
  errors: [404],
})

export const addQuoteReceived = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/received',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'addQuoteReceived',
  summary: 'Record a buyer’s message from another channel',
  params: idParams,
  body: receivedSchema,
  answer: threadSchema,
  errors: [404],
})

export const replyToQuote = endpoint({
  method: 'POST',
  path: '/admin/quotes/:id/replies',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'replyToQuote',
  summary: 'Email the buyer of a quotation',
  params: idParams,
  body: replySchema,
  answer: quoteDetailSchema,
  errors: [404, 409],
})

export const lookUpProducts = endpoint({
  method: 'POST',
  path: '/products/lookup',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'lookUpProducts',
  summary: 'Match a buyer’s list of SKUs, model numbers or URLs to products',
  description:
    'Each key is tried as SKU, then as model number, then as present or former address, in any case. `product` is null where nothing, or more than one product, goes by it. Nothing is written.',
  body: productLookupRequestSchema,
  answer: productLookupSchema,
  errors: [429, 503],
})

export const createQuoteRequest = endpoint({
  method: 'POST',
  path: '/quote-requests',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'createQuoteRequest',
  summary: 'Request a quotation',
  description:
    'Products are named by their addresses, present or former; plans as `plan:leak`, `plan:energy`, `plan:air` or `plan:parking`, an hour of installation as `service:installation`, a gateway of no certain model as `service:gateway`. What is not sold is refused as `lines.N.slug`. Devices with enough plans in the same list have their connection within these. `token` is the secret of the private link. The same form sent again, by its `submissionId`, has the same answer and is not stored twice.',
  body: quoteRequestSchema,
  answer: quoteSubmittedSchema,
  status: 201,
  errors: [429, 503],
})

export const getQuoteRequest = endpoint({
  method: 'GET',
  path: '/quote-requests/:token',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'getQuoteRequest',
  summary: 'Get a request for quotation by its private link, with its state and offer',
  description:
    'List prices are HKD as they were when the request came. A link that has expired or was revoked is answered as one that never was.',
  params: z.object({ token: z.string() }),
  answer: quoteFollowSchema,
  errors: [404, 429, 503],
})

export const answerQuote = endpoint({
  method: 'POST',
  path: '/quote-requests/:token/answer',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'answerQuote',
  summary: 'Accept or decline a quotation, or ask about it, by its private link',
  description:
    'Accepting makes one order, however often it is sent. 409 `quote.revised` where `revision` is not the one sent last, or another is being prepared; `quote.expired` after its last day in Hong Kong; `quote.closed` where it was answered or withdrawn.',
  params: z.object({ token: z.string() }),
  body: quoteAnswerSchema,
  answer: quoteFollowSchema,
  errors: [404, 409, 429, 503],
})

export const getQuotePdf = endpoint({
  method: 'GET',
  path: filePaths.quotationPdf,
  permission: 'public',
  tags: ['Forms'],
  operationId: 'getQuotePdf',
  summary: 'Download a quotation as PDF by its private link',
  params: z.object({ token: z.string() }),
  answer: file('application/pdf'),
  errors: [404, 429, 503],
})

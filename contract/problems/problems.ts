import * as z from 'zod/mini'

/**
 * Problems that visitors can meet, with HTTP status and English title; staff's are in staff-problems.ts. The client
 * has a sentence in each language for every code, or it does not compile.
 */
export const problems = {
  'request.invalid': { status: 400, title: 'The request is not valid' },
  'request.refused': { status: 400, title: 'The request was refused' },
  'route.not_found': { status: 404, title: 'There is nothing at this address' },
  'product.not_found': { status: 404, title: 'Product Not Found' },
  'product.retired': { status: 410, title: 'This product is no longer sold' },
  'demo_slot.taken': { status: 409, title: 'That time has just been taken' },
  'demo_slot.closed': { status: 409, title: 'There are no demos at that time' },
  'quote_request.not_found': { status: 404, title: 'There is no request at this link' },
  'quote.revised': { status: 409, title: 'A newer quotation has been sent' },
  'quote.expired': { status: 409, title: 'The quotation has expired' },
  'quote.closed': { status: 409, title: 'The quotation has been answered' },
  'quote.unconfirmed': { status: 409, title: 'The buyer has not confirmed the request' },
  'quote.lines_changed': { status: 409, title: 'That is not what was offered' },
  'quote.cannot_confirm': { status: 409, title: 'The buyer cannot be asked to confirm' },
  'device.none': { status: 404, title: 'No device of this order has DevEUI and AppKey' },
  'order_link.not_found': { status: 404, title: 'There is no order at this link' },
  'confirmation.not_found': { status: 404, title: 'There is no message at this link' },
  'confirmation.expired': { status: 410, title: 'This link has expired' },
  'forms.busy': { status: 429, title: 'Too many are sending at this moment' },
  'forms.proof_required': { status: 429, title: 'A proof of work is needed' },
  'rate.limited': { status: 429, title: 'Too many requests' },
  'image.not_found': { status: 404, title: 'Image not found' },
  'document.not_found': { status: 404, title: 'Document not found' },
  'document.settled': { status: 409, title: 'Nothing of the document is open' },
  'card.not_configured': { status: 409, title: 'Cards are not taken' },
  'card.failed': { status: 502, title: 'The card service cannot be reached' },
  'media.unavailable': { status: 503, title: 'Files cannot be read now' },
  'server.error': { status: 500, title: 'Something went wrong' },
  'database.unavailable': { status: 503, title: 'The database cannot serve now' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]
export const problemCodeSchema = z.enum(problemCodes)

/** Error of one field: English message, and code (field-faults.ts, staff-field-faults.ts) with parameters. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string(),
  params: z.optional(z.unknown()),
})

/** RFC 9457 problem details; `errors` lists the rejected fields. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: problemCodeSchema,
  requestId: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
})
export type Problem = z.infer<typeof problemSchema>

import { endpoint } from '../endpoint.ts'
import { confirmationSchema, confirmedSchema } from '../requests/confirmations.ts'
import { demoRequestSchema, demoSlotsQuerySchema, demoSlotsSchema } from '../requests/demo-requests.ts'
import { enquirySchema } from '../requests/enquiries.ts'
import { formProofSchema } from '../requests/proof-of-work.ts'
import { submittedSchema } from '../requests/visitors.ts'

export const createEnquiry = endpoint({
  method: 'POST',
  path: '/enquiries',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'createEnquiry',
  summary: 'Send an enquiry',
  description:
    'Answered once it is stored. The same form sent again, by its `submissionId`, has the same answer and is not stored twice. A `conversationId` that is not the visitor’s own, by the assistant’s cookie, or is no longer stored is left out without a word.',
  body: enquirySchema,
  answer: submittedSchema,
  status: 201,
  errors: [429, 503],
})

export const createFormProof = endpoint({
  method: 'POST',
  path: '/form-proofs',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'createFormProof',
  summary: 'Get a proof-of-work challenge for a form',
  description:
    'Where a form is answered `forms.proof_required`, or GET /demo-slots says `needsProof`: find a nonce of at most 20 characters such that SHA-256 of `CHALLENGE:NONCE` begins with `bits` zero bits, and send the form again with that text in the header `Form-Proof`. A challenge is good for ten minutes and one form.',
  answer: formProofSchema,
  errors: [429, 503],
})

export const createDemoRequest = endpoint({
  method: 'POST',
  path: '/demo-requests',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'createDemoRequest',
  summary: 'Request a demo, with or without a time',
  description:
    'A date with a time takes that slot: 409 `demo_slot.taken` where somebody else has it, 409 `demo_slot.closed` where GET /demo-slots would not offer it; where that says `needsProof`, 429 `forms.proof_required` without a proof of work. A date alone is a wish. The same form sent again, by its `submissionId`, has the same answer and is not stored twice.',
  body: demoRequestSchema,
  answer: submittedSchema,
  status: 201,
  errors: [409, 429, 503],
})

export const listDemoSlots = endpoint({
  method: 'GET',
  path: '/demo-slots',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'listDemoSlots',
  summary: 'List the free demo slots of a day in Hong Kong',
  description:
    '`closed` says why a day has none; it is null on a working day, also where every slot is taken. Where `needsProof`, a request for a slot must bring a proof of work (POST /form-proofs).',
  query: demoSlotsQuerySchema,
  answer: demoSlotsSchema,
  errors: [429, 503],
})

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/confirmations',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'confirmAddress',
  summary: 'Confirm the email address of a form',
  description:
    'By the secret in the mail that answers a form, behind the # of its link to /confirm. What was sent is mailed to the address then, and a demo keeps its slot. Done again, it has the same answer with `isFirst` false. 410 `confirmation.expired` after seven days: the message itself stays with staff.',
  body: confirmationSchema,
  answer: confirmedSchema,
  errors: [404, 410, 429, 503],
})

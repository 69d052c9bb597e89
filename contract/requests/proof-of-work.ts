import * as z from 'zod/mini'

/**
 * POST /form-proofs: what to work out where a form is answered `forms.proof_required`. Find a nonce such that SHA-256 of
 * `CHALLENGE:NONCE` begins with so many zero bits, and send the form again with that text in the header `Form-Proof`.
 */
export const formProofSchema = z.object({ challenge: z.string(), bits: z.int() })

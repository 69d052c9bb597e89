import * as z from 'zod/mini'

/**
 * POST /form-proofs: what to work out where a form is answered `forms.proof_required`, or GET /demo-slots says `needsProof`. Find a nonce such that SHA-256 of
 * `CHALLENGE:NONCE` begins with so many zero bits, and send the form again with that text in the header `Form-Proof`.
 */
export const formProofSchema = z.object({ challenge: z.string(), bits: z.int() })

/** The header of a form that carries `CHALLENGE:NONCE`. */
export const proofHeader = 'form-proof'

/** Returns how many bits at the start of a hash are zero. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

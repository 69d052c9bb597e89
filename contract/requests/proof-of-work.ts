import * as z from 'zod/mini'

/**
 * A puzzle to solve when a form is answered with `forms.proof_required`, or GET /demo-slots with `needsProof`. Find a
 * nonce for which SHA-256 of `CHALLENGE:NONCE` starts with `bits` zero bits, and send the form again with that text
 * in the header `Form-Proof`.
 */
export const formProofSchema = z.object({ challenge: z.string(), bits: z.int() })

/** Request header with `CHALLENGE:NONCE`. */
export const proofHeader = 'form-proof'

/** Returns the number of leading zero bits of a hash. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

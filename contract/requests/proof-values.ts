/** A header of forms: `CHALLENGE:NONCE` (proof-of-work.ts). */
export const proofHeader = 'form-proof'

/** How many bits a hash begins with that are zero. */
export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

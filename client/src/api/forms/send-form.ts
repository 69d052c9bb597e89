import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { createFormProof } from '#contract/endpoints/forms.ts'
import { proofHeader } from '#contract/requests/proof-of-work.ts'
import type { RequestOf } from '../endpoint.ts'
import { ApiFailure } from '../failure.ts'
import { call } from '../request.ts'
import { proofProgress } from './proof-progress.ts'

/**
 * Sends a form with a proof of work, where it is known that it needs one, or once the server asks for one.
 * @throws ApiFailure
 */
export async function sendForm<const Of extends Endpoint, Answer extends z.core.$ZodType>(
  endpoint: Of & { answer: Answer },
  request: RequestOf<Of>,
  { needsProof = false } = {},
): Promise<z.output<Answer>> {
  try {
    if (!needsProof) return await call(endpoint, request)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'forms.proof_required') throw error
  }
  try {
    proofProgress.set(0)
    const [{ solve }, asked] = await Promise.all([import('./proof-of-work.ts'), call(createFormProof, {})])
    const proof = await solve({ ...asked, onProgress: proofProgress.set })
    return await call(endpoint, { ...request, headers: { [proofHeader]: proof } })
  } finally {
    proofProgress.set(undefined)
  }
}

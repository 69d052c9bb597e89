import { ApiFailure } from '../failure.ts'

/**
 * Loads what asks the API for that which pages show, with the first question.
 * @throws ApiFailure where it cannot be had, as where the API cannot
 */
export async function loadCalls(): Promise<typeof import('./page-calls.ts')> {
  try {
    return await import('./page-calls.ts')
  } catch (cause) {
    throw new ApiFailure('network.unreachable', true, { cause })
  }
}

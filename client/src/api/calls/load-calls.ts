import { ApiFailure } from '../failure.ts'

/**
 * Loads code that asks the API, with Zod and the contract's schemas: a page that the server drew begins without.
 * @throws ApiFailure where it cannot be had, as where the API cannot
 */
export async function loadAsking<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new ApiFailure('network.unreachable', true, { cause })
  }
}

/** What asks the API for that which most pages show, loaded with the first question. */
export function loadCalls(): Promise<typeof import('./page-calls.ts')> {
  return loadAsking(() => import('./page-calls.ts'))
}

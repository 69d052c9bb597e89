import { isServerReachable } from '../../ui/browser/network.ts'
import { ApiFailure } from '../failure.ts'

/** Whether code could not be had since the server could not be reached. */
let wasCut = false

/**
 * Loads code that asks the API, with Zod and the contract's schemas: a page that the server drew begins without.
 * Some browsers keep the failure of a file: where it fails again although the server is back, the page is reloaded.
 * @throws ApiFailure where it cannot be had, as where the API cannot
 */
export async function loadAsking<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    const isReachable = await isServerReachable()
    if (isReachable && wasCut) window.location.reload()
    wasCut = !isReachable
    throw new ApiFailure('network.unreachable', true, { cause })
  }
}

/** What asks the API for that which most pages show, loaded with the first question. */
export function loadCalls(): Promise<typeof import('./page-calls.ts')> {
  return loadAsking(() => import('./page-calls.ts'))
}

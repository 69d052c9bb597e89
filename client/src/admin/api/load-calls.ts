import { StaffFailure } from './staff-failure.ts'

/**
 * Loads code that asks the API, with Zod and the contract's schemas: signing in begins without.
 * @throws StaffFailure where it cannot be had, as where the API cannot
 */
export async function loadCalls<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new StaffFailure('network.unreachable', true, { cause })
  }
}

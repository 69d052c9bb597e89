import { StaffFailure } from './staff-failure.ts'

/**
 * Loads API code with Zod and the contract's schemas, which the sign-in form starts without.
 * @throws StaffFailure `network.unreachable` where the code cannot be loaded
 */
export async function loadCalls<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new StaffFailure('network.unreachable', true, { cause })
  }
}

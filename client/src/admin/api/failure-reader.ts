import { StaffFailure } from './staff-failure.ts'

type FailureReader = (response: Response, answer: unknown) => StaffFailure

let loadReader: () => Promise<{ failureOf: FailureReader }> = async () => ({ failureOf: unread })

/** Sets how failed responses are read. The code for that is large, so it is loaded with the first failure. */
export function readFailuresWith(load: typeof loadReader): void {
  loadReader = load
}

function unread({ status }: Response): StaffFailure {
  return new StaffFailure('server.error', status >= 500)
}

export async function readFailure(response: Response, answer: unknown): Promise<StaffFailure> {
  try {
    const { failureOf } = await loadReader()
    return failureOf(response, answer)
  } catch (cause) {
    return new StaffFailure('network.unreachable', true, { cause })
  }
}

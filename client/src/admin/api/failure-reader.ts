import { StaffFailure } from './staff-failure.ts'

type FailureReader = (response: Response, answer: unknown) => StaffFailure

let loadReader: () => Promise<{ failureOf: FailureReader }> = async () => ({ failureOf: unread })

/** What can fail, and how that is told, is most of what a request takes: it is loaded with the first that does. */
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

import { ApiFailure } from './failure.ts'

/** Of a query whose answer the server draws into the page; one that it had to refuse for good is not asked again when the page is taken over. */
export const inPage = {
  meta: { isInPage: true },
  retryOnMount: ({ state: { error } }: { state: { error: Error | null } }) => !isRefused(error),
}

/** Asking again would be answered the same. */
export function isRefused(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && !error.isPassing
}

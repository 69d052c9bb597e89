import { QueryClient } from '@tanstack/react-query'
import { ApiFailure, isRefused } from './failure.ts'

const minute = 60_000

/** One for the whole visit. A request is tried twice, and never again where the answer would be the same. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that believes itself offline would otherwise leave the page loading for ever.
        networkMode: 'always',
        // In this mode it has to be asked for: what failed without a network is there once that is back.
        refetchOnReconnect: true,
        staleTime: minute,
        gcTime: 30 * minute,
        retry: (failures, error) => failures < 1 && error instanceof ApiFailure && error.isPassing,
        retryOnMount: ({ state: { error } }) => !isRefused(error),
      },
    },
  })
}

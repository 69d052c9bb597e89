import { useLocation } from 'react-router-dom'

/** Returns the list's address as the reader left it. @param path default address */
export function useListPath(path: string): string {
  const { state }: { state: unknown } = useLocation()
  if (typeof state !== 'object' || state === null || !('list' in state)) return path
  return typeof state.list === 'string' && state.list.startsWith(path) ? state.list : path
}

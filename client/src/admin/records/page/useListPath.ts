import { useLocation } from 'react-router-dom'

/** The list as its reader left it, where they came from there. @param path the list's own */
export function useListPath(path: string): string {
  const { state }: { state: unknown } = useLocation()
  if (typeof state !== 'object' || state === null || !('list' in state)) return path
  return typeof state.list === 'string' && state.list.startsWith(path) ? state.list : path
}

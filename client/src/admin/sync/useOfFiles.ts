import { useQuery } from '@tanstack/react-query'
import { isOfFiles } from '#contract/sync/source.ts'
import { syncStatusOptions } from '../api/sync.ts'

/** Whether the catalogue comes from files, which are read and never written. */
export function useOfFiles(): boolean {
  const { data } = useQuery(syncStatusOptions)
  return data !== undefined && isOfFiles(data.source)
}

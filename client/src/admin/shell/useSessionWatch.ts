import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Session } from '#contract/staff/staff.ts'
import { siteOptions } from '../../api/site.ts'
import { sessionOptions } from '../api/staff/session-options.ts'

/**
 * Refetches the session when it must have ended, and clears cached data before another user signs in.
 * @param session undefined while unknown
 */
export function useSessionWatch(session: Session | undefined): void {
  const queries = useQueryClient()
  const { expiresAt, user } = session ?? {}
  const isKnown = session !== undefined
  const userId = user?.id

  useEffect(() => {
    if (!expiresAt) return
    const check = () => queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
    const timer = setTimeout(check, Math.max(0, Date.parse(expiresAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [queries, expiresAt])

  useEffect(() => {
    if (!isKnown || userId) return
    const retainedKeys: unknown[] = [sessionOptions.queryKey[0], siteOptions.queryKey[0]]
    queries.removeQueries({ predicate: ({ queryKey: [key] }) => !retainedKeys.includes(key) })
  }, [queries, isKnown, userId])
}

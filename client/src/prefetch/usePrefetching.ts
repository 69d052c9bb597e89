import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { useLanguage } from '../i18n/language.tsx'
import { idle, savesData } from '../ui/browser/idle.ts'

/** Loads a page, its code and its data, as somebody reaches for a link to it; nothing where little is to be loaded. */
export function usePrefetching(routes: RouteObject[]): void {
  const queries = useQueryClient()
  const language = useLanguage()
  useEffect(() => {
    const ending = new AbortController()
    const begin = async () => {
      await idle()
      if (savesData()) return
      const { prefetchLinks } = await import('./prefetch-links.ts')
      if (!ending.signal.aborted) prefetchLinks({ routes, queries, language, signal: ending.signal })
    }
    begin().catch(() => undefined) // pages come as they are asked for
    return () => ending.abort()
  }, [routes, queries, language])
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { useLanguage } from '../i18n/language.tsx'
import { firstUse } from '../ui/browser/first-use.ts'
import { idle, savesData } from '../ui/browser/idle.ts'

/**
 * Loads a page as somebody reaches for a link to it; nothing where little is to be loaded.
 * @param prefetchPage loads the code and the data of an address of the site; never changes
 */
export function usePrefetching(
  prefetchPage: (address: URL, queries: QueryClient, language: ReaderLanguage) => void,
): void {
  const queries = useQueryClient()
  const language = useLanguage()
  useEffect(() => {
    const ending = new AbortController()
    const begin = async () => {
      await firstUse()
      await idle()
      if (savesData()) return
      const { prefetchLinks } = await import('./prefetch-links.ts')
      if (!ending.signal.aborted) prefetchLinks((address) => prefetchPage(address, queries, language), ending.signal)
    }
    begin().catch(() => undefined) // pages come as they are asked for
    return () => ending.abort()
  }, [prefetchPage, queries, language])
}

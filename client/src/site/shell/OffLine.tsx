import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { isOffLine, useSeenAt } from '../../api/seen-at.ts'
import { siteOptions } from '../../api/site.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { timeText } from '../../i18n/time-text.ts'
import { useLocation } from '../../router/index.ts'
import { savesData } from '../../ui/browser/idle.ts'
import { OffLineBar } from './OffLineBar.tsx'

/** How often it is tried whether the server is there again, where the browser cannot say so. */
const retryMs = 15_000
/** How long somebody stays on a page that they have read. */
const readMs = 2000

/** Keeps pages for when there is no network (client/service-worker), and says so when what is shown was kept. */
export default function OffLine() {
  const language = useLanguage()
  const seenAt = useSeenAt()
  useKeptPages()
  useRefreshed(seenAt !== undefined)
  return seenAt ? <OffLineBar time={timeText(seenAt, dateLocales[language])} /> : null
}

/** Asks for everything anew when the network comes or goes: the answers say which of the two it was. */
function useRefreshed(isCut: boolean) {
  const queries = useQueryClient()
  // Before both are seen: that of the service worker goes, ours is here.
  useLayoutEffect(() => document.querySelector('body > .off-line-bar')?.remove(), [])
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries()
    if (isOffLine()) refresh() // a kept page may come while the network does
    for (const event of ['online', 'offline']) window.addEventListener(event, refresh)
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, refresh)
    }
  }, [queries])
  useEffect(() => {
    if (!isCut) return
    // Pages are kept as they were loaded: what is moved to is loaded, too.
    const followAsDocument = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
    }
    document.addEventListener('click', followAsDocument, true)
    const tryAgain = () => void queries.fetchQuery({ ...siteOptions, staleTime: 0 }).catch(() => undefined)
    const timer = setInterval(tryAgain, retryMs)
    return () => {
      clearInterval(timer)
      document.removeEventListener('click', followAsDocument, true)
      void queries.invalidateQueries()
    }
  }, [isCut, queries])
}

/** A page is kept as it is loaded; one that was there before its worker, or that was moved to, is asked for once it is read. */
function useKeptPages() {
  const { pathname, search } = useLocation()
  const kept = useRef(navigator.serviceWorker?.controller ? pathname + search : undefined)
  useEffect(() => {
    // A browser that cannot, or that has it switched off, is as it was.
    if (import.meta.env.PROD && !savesData())
      navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
  }, [])
  useEffect(() => {
    const address = pathname + search
    if (kept.current === address) return
    const timer = setTimeout(() => {
      kept.current = address
      void keep(address)
    }, readMs)
    return () => clearTimeout(timer)
  }, [pathname, search])
}

async function keep(address: string) {
  if (savesData() || !navigator.serviceWorker) return
  await controlled()
  await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined)
}

function controlled(): Promise<unknown> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { plainPath } from '../../paths.ts'
import { AnnounceContext, useScrollPosition } from '../../shell/index.ts'
import { useThemeAttribute } from '../../storage/useThemeAttribute.ts'
import { LoadingBar } from '../../ui/loading/Skeleton.tsx'
import { ToastProvider } from '../../ui/Toast.tsx'
import { AssistantPlace } from './AssistantPlace.tsx'
import { ChatWidget } from './ChatWidget.tsx'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'

/** Renders what every public page shares. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const page = plainPath(useLocation().pathname)
  const { main, announced, announce } = usePageChange(page)
  const isLoading = useNavigation().state === 'loading'
  useScrollPosition(page)
  useThemeAttribute()
  return (
    <AnnounceContext value={announce}>
      <ToastProvider>
        <a
          href="#main"
          className="skip-link absolute -top-16 left-4 z-60 rounded-control bg-signal px-4 py-3 text-on-signal focus:top-2"
        >
          {t(frameWords.skip)}
        </a>
        <TopBar />
        <ChatWidget />
        {isLoading && <LoadingBar label={t(frameWords.loading)} />}
        <main id="main" ref={main} tabIndex={-1} className="min-h-[60vh]">
          {children}
        </main>
        <Footer />
        <AssistantPlace />
        <p role="status" className="sr-only">
          {announced}
        </p>
      </ToastProvider>
    </AnnounceContext>
  )
}

/**
 * On a move to another page, focus goes to it and its title is read out; not on arrival, nor for the other language. Who has begun to write
 * around it while it was on the way, to search or to the assistant, writes on.
 */
function usePageChange(page: string) {
  const main = useRef<HTMLElement>(null)
  const shownPage = useRef(page)
  const hasMoved = useRef(false)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    hasMoved.current = true
    if (!document.activeElement?.matches('input, textarea')) main.current?.focus({ preventScroll: true })
  }, [page])
  const announce = useCallback((title: string) => setAnnounced(hasMoved.current ? title : ''), [])
  return { main, announced, announce }
}

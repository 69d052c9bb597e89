import '../../shell/frame.css'
import './frame.css'
import { Tooltip } from '@base-ui/react/tooltip'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { AnnounceContext, ErrorBoundary, useScrollPosition } from '../../shell/index.ts'
import { useLiveUpdates } from '../api/live.ts'
import { SyncWatchProvider } from '../sync/index.ts'
import { MenuDrawer } from './menu/MenuDrawer.tsx'
import { Sidebar } from './menu/Sidebar.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { ShellDialogsContext, useShellDialogState } from './shell-dialogs.ts'
import { TopBar } from './TopBar.tsx'
import { usePageChange } from './usePageChange.ts'

/** Lays out every screen with sidebar and top bar. @param pageKeyOf returns the same key for all addresses of a page */
export function Frame({ pageKeyOf }: { pageKeyOf: (pathname: string) => string }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const page = pageKeyOf(pathname)
  const { main, announced, announce } = usePageChange(page)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const dialogs = useShellDialogState()
  useScrollPosition(page)
  useLiveUpdates()
  return (
    <AnnounceContext value={announce}>
      <ShellDialogsContext value={dialogs}>
        <SyncWatchProvider>
          <Tooltip.Provider delay={300}>
            <a
              href="#main"
              className="skip-link absolute -top-16 left-4 z-60 rounded-control bg-signal px-4 py-3 text-on-signal focus:top-2"
            >
              {t(frameWords.skip)}
            </a>
            <div className="flex min-h-dvh">
              <Sidebar />
              <div className="min-w-0 flex-1">
                <TopBar onOpenMenu={() => setIsMenuOpen(true)} />
                <main id="main" ref={main} tabIndex={-1} className="max-w-400 px-[clamp(1rem,2.5vw,2rem)] pt-5 pb-16">
                  <ErrorBoundary key={page}>
                    <Suspense fallback={<ScreenSkeleton />}>
                      <Outlet />
                    </Suspense>
                  </ErrorBoundary>
                </main>
              </div>
            </div>
            <ShellDialogs />
            <MenuDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
            <p role="status" className="sr-only">
              {announced}
            </p>
          </Tooltip.Provider>
        </SyncWatchProvider>
      </ShellDialogsContext>
    </AnnounceContext>
  )
}

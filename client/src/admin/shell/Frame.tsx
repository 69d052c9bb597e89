import '../../shell/frame.css'
import './frame.css'
import { Tooltip } from '@base-ui/react/tooltip'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { AnnounceContext, ErrorBoundary, useScrollPosition } from '../../shell/index.ts'
import { useLiveDesk } from '../api/live.ts'
import { SyncWatchProvider } from '../sync/index.ts'
import { MenuDrawer } from './menu/MenuDrawer.tsx'
import { Sidebar } from './menu/Sidebar.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { ShellDialogsContext, useShellDialogState } from './shell-dialogs.ts'
import { TopBar } from './TopBar.tsx'
import { usePageChange } from './usePageChange.ts'

/**
 * What surrounds every screen: sidebar and top bar.
 * @param pageKeyOf what stays the same of an address while its page does
 */
export function Frame({ pageKeyOf }: { pageKeyOf: (pathname: string) => string }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const page = pageKeyOf(pathname)
  const { main, announced, announce } = usePageChange(page)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const dialogs = useShellDialogState()
  useScrollPosition(page)
  useLiveDesk()
  return (
    <AnnounceContext value={announce}>
      <ShellDialogsContext value={dialogs}>
        <SyncWatchProvider>
          <Tooltip.Provider delay={300}>
            <a href="#main" className="skip-link">
              {t(frameWords.skip)}
            </a>
            <div className="admin-frame">
              <Sidebar />
              <div className="admin-column">
                <TopBar onOpenMenu={() => setIsMenuOpen(true)} />
                <main id="main" ref={main} tabIndex={-1} className="admin-main">
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

import '../../site/frame/frame.css'
import './frame.css'
import { Tooltip } from '@base-ui/react/tooltip'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { ErrorBoundary } from '../../site/frame/ErrorBoundary.tsx'
import { AnnounceContext } from '../../site/frame/PageHead.tsx'
import { useScrollPosition } from '../../site/frame/useScrollPosition.ts'
import { useLiveDesk } from '../api/live.ts'
import { DeskDialogs } from './DeskDialogs.tsx'
import { DeskDialogsContext, useDeskDialogState } from './desk-dialogs.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import { pageKeyOf } from './page-key.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SyncWatchProvider } from './sync/SyncWatchProvider.tsx'
import { TopBar } from './TopBar.tsx'
import { usePageChange } from './usePageChange.ts'

/** What surrounds every screen: sidebar and top bar. */
export function Frame() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const page = pageKeyOf(pathname)
  const { main, announced, announce } = usePageChange(page)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const dialogs = useDeskDialogState()
  useScrollPosition(page)
  useLiveDesk()
  return (
    <AnnounceContext value={announce}>
      <DeskDialogsContext value={dialogs}>
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
            <DeskDialogs />
            <MenuDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
            <p role="status" className="sr-only">
              {announced}
            </p>
          </Tooltip.Provider>
        </SyncWatchProvider>
      </DeskDialogsContext>
    </AnnounceContext>
  )
}

import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import type { Session } from '#contract/staff/staff.ts'
import { ErrorBoundary, Hydrated } from '../shell/index.ts'
import { useThemeAttribute } from '../storage/useThemeAttribute.ts'
import { useBrowserLocation } from '../ui/browser/browser-location.ts'
import { lazyComponents } from '../ui/loading/lazy-component.tsx'
import { ToastProvider } from '../ui/Toast.tsx'
import { sessionOptions } from './api/staff/session-options.ts'
import { StaffFailure } from './api/staff-failure.ts'
import { AdminLanguageProvider } from './i18n/language.tsx'
import { arrivalHere, LinkFirstScreen, LoginScreen } from './login/index.ts'
import { OpeningFailed, OpeningPanel, useSessionWatch } from './shell/index.ts'
import { signedInPreference } from './storage/preferences.ts'

const { lazyComponent } = lazyComponents(OpeningPanel)

const LinkScreen = lazyComponent(() => import('./login/link/LinkScreen.tsx'))

const SignedIn = lazyComponent(async () => {
  const code = await import('./SignedIn.tsx')
  code.loadScreenAt(location.pathname)
  return code
})

/** Preloads the back office; a failure is ignored here, because rendering it tries again. */
export async function prepareBackOffice(): Promise<void> {
  await SignedIn.load().catch(() => undefined)
}

/** Renders the admin, the same in a browser and on the server, which renders the sign-in (client/build/sign-in.tsx). */
export function App({ queries }: { queries: QueryClient }) {
  useThemeAttribute()
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AdminLanguageProvider>
          <ToastProvider>
            <ErrorBoundary>
              <Entrance />
            </ErrorBoundary>
          </ToastProvider>
        </AdminLanguageProvider>
        <Hydrated />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Returns whether the first screen is the sign-in as the server rendered it, with nothing filled in by a link. */
export function startsAsRendered(): boolean {
  return arrivalHere() === undefined
}

/** Renders the screen of an emailed link, which needs no session, or the gate. */
function Entrance() {
  return useBrowserLocation().pathname.replace(/\/$/, '') === '/admin/link' ? <LinkScreen /> : <Gate />
}

/** Renders the sign-in, or the back office, whose code only those who are signed in load. The address stays. */
function Gate() {
  const session = useQuery(sessionOptions)
  useSessionWatch(session.data)
  useNotedSession(session.data)
  if (session.isPending) return <OpeningPanel />
  if (session.error instanceof StaffFailure && session.error.code === 'demo.link_required') return <LinkFirstScreen />
  if (!session.data) return <OpeningFailed error={session.error} onTryAgain={() => session.refetch()} />
  if (!session.data.user) return <LoginScreen session={session.data} prepare={prepareBackOffice} />
  return <SignedIn />
}

/** Stores whether somebody is signed in, so that the next visit preloads the back office. */
function useNotedSession(session: Session | undefined): void {
  const isSignedIn = session && session.user !== null
  useEffect(() => {
    if (isSignedIn !== undefined) signedInPreference.write(isSignedIn ? 'yes' : 'no')
  }, [isSignedIn])
}

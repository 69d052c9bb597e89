import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import type { Session } from '#contract/staff/staff.ts'
import { ErrorBoundary, Hydrated } from '../shell/index.ts'
import { useThemeAttribute } from '../storage/useThemeAttribute.ts'
import { useBrowserLocation } from '../ui/browser/browser-location.ts'
import { ToastProvider } from '../ui/Toast.tsx'
import { sessionOptions } from './api/staff/session-options.ts'
import { StaffFailure } from './api/staff-failure.ts'
import { AdminLanguageProvider } from './i18n/language.tsx'
import { LinkScreen, prepareBackOffice, SignedIn } from './later.ts'
import { arrivalHere, LinkFirstScreen, LoginScreen } from './login/index.ts'
import { OpeningFailed, OpeningPanel, useSessionWatch } from './shell/index.ts'
import { signedInPreference } from './storage/preferences.ts'

/** The admin: the same in a browser and on the server, which draws the sign-in (client/build/sign-in.tsx). */
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

/** Whether the sign-in begins as the server draws it: with nothing that a link to it has filled in. */
export function beginsAsDrawn(): boolean {
  return arrivalHere() === undefined
}

/** What a link needs no session for; else signed in. What lies behind the gate is loaded for who passes it (spec §2, "Admin area"). */
function Entrance() {
  return useBrowserLocation().pathname.replace(/\/$/, '') === '/admin/link' ? <LinkScreen /> : <Gate />
}

/** Whoever signs in again finds the address where the session ended. */
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

/** Notes for the next time whether what is behind the gate will be wanted. */
function useNotedSession(session: Session | undefined): void {
  const isSignedIn = session && session.user !== null
  useEffect(() => {
    if (isSignedIn !== undefined) signedInPreference.write(isSignedIn ? 'yes' : 'no')
  }, [isSignedIn])
}

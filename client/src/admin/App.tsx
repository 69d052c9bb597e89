import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Session } from '#contract/staff/staff.ts'
import { ErrorBoundary } from '../shell/index.ts'
import { useThemeAttribute } from '../storage/useThemeAttribute.ts'
import { usePlace } from '../ui/browser/place.ts'
import { ToastProvider } from '../ui/Toast.tsx'
import { sessionOptions } from './api/staff/session-options.ts'
import { AdminLanguageProvider } from './i18n/language.tsx'
import { LinkScreen, prepareBackOffice, SignedIn } from './later.ts'
import { LoginScreen } from './login/index.ts'
import { OpeningFailed, OpeningPanel, useSessionWatch } from './shell/index.ts'
import { signedInPreference } from './storage/preferences.ts'

/** The gate: what a link needs no session for; else signed in. What lies behind it is loaded for who passes it (spec §2, "Admin area"). */
export function App() {
  useThemeAttribute()
  return (
    <AdminLanguageProvider>
      <ToastProvider>
        <ErrorBoundary>
          {usePlace().pathname.replace(/\/$/, '') === '/admin/link' ? <LinkScreen /> : <Gate />}
        </ErrorBoundary>
      </ToastProvider>
    </AdminLanguageProvider>
  )
}

/** Whoever signs in again finds the address where the session ended. */
function Gate() {
  const session = useQuery(sessionOptions)
  useSessionWatch(session.data)
  useNotedSession(session.data)
  if (session.isPending) return <OpeningPanel />
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

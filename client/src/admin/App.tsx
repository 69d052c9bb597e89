import { useQuery } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { ErrorBoundary } from '../shell/index.ts'
import { useThemeAttribute } from '../storage/useThemeAttribute.ts'
import { ToastProvider } from '../ui/Toast.tsx'
import { sessionOptions } from './api/staff/session.ts'
import { AdminLanguageProvider } from './i18n/language.tsx'
import { LinkScreen, LoginScreen, RestrictedScreen } from './login/index.ts'
import { pageKeyOf } from './page-key.ts'
import { ownScreens, screens } from './screens.tsx'
import {
  ConfirmPassword,
  Frame,
  NotFound,
  OpeningFailed,
  OpeningPanel,
  Screen,
  useSessionWatch,
} from './shell/index.ts'
import { RecoveryCodesProvider } from './staff/index.ts'

/** The gate: what a link needs no session for; else signed in, unrestricted, and within the frame (spec §2, "Admin area"). */
export function App() {
  useThemeAttribute()
  return (
    <AdminLanguageProvider>
      <ToastProvider>
        <ErrorBoundary>
          <RecoveryCodesProvider>
            <Routes>
              <Route path="/admin/link" element={<LinkScreen />} />
              <Route path="*" element={<Gate />} />
            </Routes>
          </RecoveryCodesProvider>
        </ErrorBoundary>
        <ConfirmPassword />
      </ToastProvider>
    </AdminLanguageProvider>
  )
}

/** Whoever signs in again finds the address where the session ended. */
function Gate() {
  const session = useQuery(sessionOptions)
  useSessionWatch(session.data)
  if (session.isPending) return <OpeningPanel />
  if (!session.data) return <OpeningFailed error={session.error} onTryAgain={() => session.refetch()} />
  if (!session.data.user) return <LoginScreen session={session.data} />
  if (session.data.restrictions.length > 0) return <RestrictedScreen session={session.data} />
  return <SignedIn />
}

function SignedIn() {
  return (
    <Routes>
      <Route element={<Frame pageKeyOf={pageKeyOf} />}>
        {screens.map(({ screen, path = '', Page }) => (
          <Route
            key={screen + path}
            path={`${adminScreens[screen].path}${path}`}
            element={
              <Screen permission={adminScreens[screen].permission}>
                <Page />
              </Screen>
            }
          />
        ))}
        {ownScreens.map(({ path, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Screen permission="desk.use">
                <Page />
              </Screen>
            }
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

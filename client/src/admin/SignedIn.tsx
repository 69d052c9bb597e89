import { CSPProvider } from '@base-ui/react/csp-provider'
import { useQuery } from '@tanstack/react-query'
import { createBrowserRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { once } from '#contract/once.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { ErrorBoundary } from '../shell/index.ts'
import { sessionOptions } from './api/staff/session-options.ts'
import { RestrictedScreen } from './login/index.ts'
import { pageKeyOf } from './page-key.ts'
import { ownScreens, screens } from './screens.tsx'
import { ConfirmPassword, Frame, NotFound, Screen } from './shell/index.ts'
import { RecoveryCodesProvider } from './staff/index.ts'

export { loadScreenAt } from './screens.tsx'

/**
 * Creates the router once per visit. A data router, because forms block navigation with `useBlocker` while they are
 * unsaved.
 */
const router = once(() =>
  createBrowserRouter([
    {
      path: '*',
      element: <Unrestricted />,
    },
  ]),
)

export default function SignedIn() {
  return (
    <CSPProvider disableStyleElements>
      <RecoveryCodesProvider>
        <RouterProvider router={router()} />
      </RecoveryCodesProvider>
      <ConfirmPassword />
    </CSPProvider>
  )
}

/** Shows only the required step while the session is restricted. */
function Unrestricted() {
  const session = useQuery(sessionOptions).data
  if (!session) return null
  return (
    <ErrorBoundary>
      {session.restrictions.length > 0 ? <RestrictedScreen session={session} /> : <BackOffice />}
    </ErrorBoundary>
  )
}

function BackOffice() {
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

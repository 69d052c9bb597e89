import { CSPProvider } from '@base-ui/react/csp-provider'
import { useQuery } from '@tanstack/react-query'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { once } from '#contract/once.ts'
import { ErrorBoundary } from '../shell/index.ts'
import { sessionOptions } from './api/staff/session-options.ts'
import { RestrictedScreen } from './login/index.ts'
import { pageKeyOf, screens } from './screens.tsx'
import { ConfirmPassword, Frame, NotFound, Screen } from './shell/index.ts'
import { RecoveryCodesProvider } from './staff/index.ts'

export { loadScreenAt } from './screens.tsx'

/** Creates the router once per visit. */
const router = once(() =>
  createBrowserRouter([
    {
      element: <Unrestricted />,
      children: [
        {
          element: <Frame pageKeyOf={pageKeyOf} />,
          children: [
            ...screens.map(({ path, permission, Page }) => ({
              path,
              element: (
                <Screen permission={permission}>
                  <Page />
                </Screen>
              ),
            })),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
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
      {session.restrictions.length > 0 ? <RestrictedScreen session={session} /> : <Outlet />}
    </ErrorBoundary>
  )
}

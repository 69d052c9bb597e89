import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { adminScreens } from '#contract/permissions.ts'
import { sessionOptions } from './api/session.ts'
import { Frame } from './frame/Frame.tsx'
import { LinkScreen } from './login/LinkScreen.tsx'
import { LoginScreen } from './login/LoginScreen.tsx'
import { RestrictedScreen } from './login/RestrictedScreen.tsx'
import { screens } from './screens.tsx'

/** The gate: what a link needs no session for; else signed in, unrestricted, and within the frame (spec §2, "Admin area"). */
export function App() {
  return (
    <Routes>
      <Route path="/admin/link" element={<LinkScreen />} />
      <Route path="*" element={<Gate />} />
    </Routes>
  )
}

function Gate() {
  const session = useQuery(sessionOptions)
  if (!session.data) return null
  if (!session.data.user) return <LoginScreen session={session.data} />
  if (session.data.restrictions.length > 0) return <RestrictedScreen session={session.data} />
  return (
    <Frame>
      <Suspense>
        <Routes>
          {screens.map(({ screen, path = '', element }) => (
            <Route key={screen + path} path={`${adminScreens[screen].path}${path}`} element={element} />
          ))}
        </Routes>
      </Suspense>
    </Frame>
  )
}

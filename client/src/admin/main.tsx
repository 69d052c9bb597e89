import './admin.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { App } from './App.tsx'
import { loadScreenAt } from './screens.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('admin.html has no #root')
loadScreenAt(location.pathname)
// A data router, for the sake of `useBlocker`: forms hold back whoever leaves them unsaved.
const router = createBrowserRouter([{ path: '*', element: <App /> }])
createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
)

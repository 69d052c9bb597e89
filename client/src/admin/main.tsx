import './admin.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { App } from './App.tsx'
import { readFailuresWith } from './api/request.ts'
import { prepareBackOffice } from './later.ts'
import { signedInPreference } from './storage/preferences.ts'

readFailuresWith(() => import('./words/failures.ts'))
if (signedInPreference.read() === 'yes') void prepareBackOffice()

const root = document.getElementById('root')
if (!root) throw new Error('admin.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)

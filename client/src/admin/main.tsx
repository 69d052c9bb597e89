import './admin.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { beginWith, readServed } from '../api/served.ts'
import { App } from './App.tsx'
import { readFailuresWith } from './api/failure-reader.ts'
import { prepareBackOffice } from './later.ts'
import { signedInPreference } from './storage/preferences.ts'

readFailuresWith(() => import('./words/failures.ts'))
if (signedInPreference.read() === 'yes') void prepareBackOffice()

const queries = createQueryClient()
const served = readServed()
if (served) beginWith(queries, served)

const root = document.getElementById('root')
if (!root) throw new Error('admin.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)

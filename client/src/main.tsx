import './main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { servedAttribute } from '#contract/heads.ts'
import { createQueryClient } from './api/query-client.ts'
import { LanguageProvider } from './i18n/language.tsx'
import { routes } from './routes.tsx'
import { ErrorBoundary } from './site/frame/ErrorBoundary.tsx'

function Site() {
  return useRoutes(routes)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// What the server said of the page for those that run no code: from here on, the page says it itself.
for (const tag of document.head.querySelectorAll(`[${servedAttribute}]`)) tag.remove()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <LanguageProvider>
          <ErrorBoundary>
            <Site />
          </ErrorBoundary>
        </LanguageProvider>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)

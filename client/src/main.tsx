import './main.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from './api/query-client.ts'
import { createRoutes } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const queryClient = createQueryClient()
const router = createBrowserRouter(createRoutes(queryClient))
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)

import type { SentForm } from '#contract/requests/sent-form.ts'
import type { Site } from '#contract/site/site.ts'
import type { Session } from '#contract/staff/staff.ts'
import type { PageBytes } from './page-bytes.ts'

/** Response of the API to the rendering thread. */
export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface PageToRender {
  /** With its query, in any language. */
  address: string
  site: Site
  /** Posted to the page without JavaScript. */
  form?: SentForm | undefined
  /** Renders the admin's sign-in instead, with the response of GET /auth/session for visitors. */
  session?: Session
}

/** Message to the thread: a page to render, or the response to its request. */
export type ToRenderer = ({ render: number } & PageToRender) | ({ answer: number } & ApiAnswer)

export type FromRenderer =
  | { ready: true }
  | { ask: number; path: string }
  | { rendered: number; page: PageBytes }
  | { rendered: number; failure: string }

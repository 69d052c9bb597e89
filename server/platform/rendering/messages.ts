import type { SentForm } from '#contract/requests/sent-form.ts'
import type { Site } from '#contract/site/site.ts'
import type { Session } from '#contract/staff/staff.ts'
import type { PageBytes } from './page-bytes.ts'

/** What the API says to a page that is being rendered. */
export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface PageToRender {
  /** With its query, in any language. */
  address: string
  site: Site
  /** That was sent to it without scripts. */
  form?: SentForm | undefined
  /** The admin's sign-in, with what GET /auth/session says to nobody who is signed in. */
  session?: Session
}

/** To the thread that renders pages: which one to render, or what it has asked for. */
export type ToRenderer = ({ render: number } & PageToRender) | ({ answer: number } & ApiAnswer)

export type FromRenderer =
  | { ready: true }
  | { ask: number; path: string }
  | { rendered: number; page: PageBytes }
  | { rendered: number; failure: string }

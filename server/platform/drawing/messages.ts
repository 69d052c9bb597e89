import type { SentForm } from '#contract/requests/sent-form.ts'
import type { Site } from '#contract/site/site.ts'
import type { Session } from '#contract/staff/staff.ts'
import type { PageBytes } from './page-bytes.ts'

/** What the API says to a page that is being drawn. */
export interface Told {
  status: number
  headers: Record<string, string>
  body: string
}

export interface PageToDraw {
  /** With its query, in any language. */
  address: string
  site: Site
  /** That was sent to it without scripts. */
  form?: SentForm | undefined
  /** The admin's sign-in, with what GET /auth/session says to nobody who is signed in. */
  session?: Session
}

/** To the thread that draws pages: which one to draw, or what it has asked for. */
export type ToDrawing = ({ draw: number } & PageToDraw) | ({ answer: number } & Told)

export type FromDrawing =
  | { ready: true }
  | { ask: number; path: string }
  | { drawn: number; page: PageBytes }
  | { drawn: number; failure: string }

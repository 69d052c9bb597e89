import type { ProblemCode } from '../problems/problems.ts'
import type { SentForm } from '../requests/sent-form.ts'
import type { Site } from './site.ts'

/** The element with what a page was drawn from, as JSON: its code begins with that instead of asking for it again. */
export const servedId = 'served'

/** Of GET /auth/session among the queries of the admin's page. */
export const sessionKey = ['session']

/** A page that was not drawn has the site alone. */
export interface Served {
  site: Site
  /** Answers of the API by the keys of the client's queries, or the code of the problem that they were. */
  queries: { key: unknown[]; data?: unknown; problem?: ProblemCode | undefined }[]
  /** Whether something of it could not be had as it was drawn: a browser draws it anew, and asks again. */
  isPartial?: boolean | undefined
  /** The files of components that stand in the page, which a browser loads before it takes the page over. */
  parts?: string[] | undefined
  /** What was sent to this page without scripts. */
  form?: SentForm | undefined
}

/** A page as the client's components draw it: title, metadata and addresses; what stands in #root; and from what. */
export interface DrawnPage {
  head: string
  /** What stands before #root. */
  before?: string
  body: string
  served: Served
}

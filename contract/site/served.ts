import type { ProblemCode } from '../problems/problems.ts'
import type { SentForm } from '../requests/sent-form.ts'
import type { Site } from './site.ts'

/** Id of the element with the page's data as JSON. */
export const servedId = 'served'

/** Query key of GET /auth/session. */
export const sessionKey = ['session']

/** Data that a page is sent with. */
export interface Served {
  site: Site
  /** Answers of the API by the keys of the client's queries, or the code of the problem that they were. */
  queries: { key: unknown[]; data?: unknown; problem?: ProblemCode | undefined }[]
  /** The server rendered the page: the browser hydrates it. */
  isRendered?: boolean
  /** Some of the data could not be loaded: a browser renders the page anew, and requests it again. */
  isPartial?: boolean | undefined
  /** The form that was posted to this page without scripts. */
  form?: SentForm | undefined
}

export interface RenderedPage {
  /** Title, metadata and addresses. */
  head: string
  /** Elements in front of #root. */
  before?: string
  /** Contents of #root. */
  body: string
  served: Served
  /** Path below client/src of the page's module, whose scripts and styles the browser loads; the admin's sign-in has none. */
  file?: string
}

import type { ProblemCode } from '../problems/problems.ts'
import type { SentForm } from '../requests/sent-form.ts'
import type { Site } from './site.ts'

/** The element with what a page was drawn from, as JSON: its code begins with that instead of asking for it again. */
export const servedId = 'served'

/** Of GET /exchange-rates among the client's queries. */
export const exchangeRatesKey = ['exchange-rates']

/** Of GET /auth/session among those of the admin's page. */
export const sessionKey = ['session']

/** Of GET /quote-requests/{token} among them. */
export function quoteRequestKey(token: string): string[] {
  return ['quote-request', token]
}

/** A page that was not drawn has the site alone, one that only a browser draws the exchange rates, too, and what its link leads to. */
export interface Served {
  site: Site
  /** Answers of the API by the keys of the client's queries, or the code of the problem that they were. */
  queries: { key: unknown[]; data?: unknown; problem?: ProblemCode | undefined }[]
  /** The files of components that stand in the page, which a browser loads before it takes the page over. */
  parts?: string[] | undefined
  /** What was sent to this page without scripts. */
  form?: SentForm | undefined
}

/** A page as the client's components draw it: title, metadata and addresses; what stands in #root; and from what. */
export interface DrawnPage {
  head: string
  body: string
  served: Served
}

import * as z from 'zod/mini'
import { problemCodeSchema } from '../problems/problems.ts'
import { sentFormSchema } from '../requests/sent-form.ts'
import { siteSchema } from './site.ts'

/** The element with what a page was drawn from, as JSON: its code begins with that instead of asking for it again. */
export const servedId = 'served'

/**
 * `queries` are answers of the API by the keys of the client's queries, or the code of the problem that they were; `parts` the files of
 * components that stand in the page, which a browser loads before it takes the page over. A page that was not drawn has the site alone.
; `form` is
 * what was sent to this page without scripts.
 */
export const servedSchema = z.object({
  site: siteSchema,
  queries: z._default(
    z.array(
      z.object({ key: z.array(z.unknown()), data: z.optional(z.unknown()), problem: z.optional(problemCodeSchema) }),
    ),
    [],
  ),
  parts: z.optional(z.array(z.string())),
  form: z.optional(sentFormSchema),
})
export type Served = z.infer<typeof servedSchema>

/** A page as the client's components draw it: title, metadata and addresses; what stands in #root; and from what. */
export interface DrawnPage {
  head: string
  body: string
  served: Served
}

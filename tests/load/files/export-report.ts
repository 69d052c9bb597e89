import * as z from 'zod'

/** What the exporting process tells the bench; times in ms. */
export const exportReportSchema = z.object({
  products: z.int(),
  /** Of which Notion has not been told. */
  left: z.int(),
  requests: z.int(),
  totalMs: z.number(),
  /** In which at least one request waited for the moment that the pace gives it. */
  waitedMs: z.number(),
})
export type ExportReport = z.infer<typeof exportReportSchema>

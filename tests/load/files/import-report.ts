import * as z from 'zod'

const importRunSchema = z.object({
  seconds: z.number(),
  /** That the process itself spent computing: where others are busy on the machine, this tells more. */
  processorSeconds: z.number(),
  peakBytes: z.int(),
  products: z.int(),
})
export type ImportRun = z.infer<typeof importRunSchema>

/** What the importing process tells the bench. */
export const importReportSchema = z.object({
  idleBytes: z.int(),
  first: importRunSchema,
  second: importRunSchema,
  /** Product rows that the second run created, changed or deleted. */
  rowsWritten: z.int(),
})
export type ImportReport = z.infer<typeof importReportSchema>

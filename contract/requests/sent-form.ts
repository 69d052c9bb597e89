import * as z from 'zod/mini'
import { fieldErrorSchema, problemCodeSchema } from '../problems/problems.ts'
import { submittedSchema } from './visitors.ts'

/** Forms that work without JavaScript, submitted to their own page. A quotation list exists in the browser only. */
export const plainForms = ['enquiry', 'demo'] as const
export type PlainForm = (typeof plainForms)[number]

/** A form submitted without JavaScript and the API's response, shown by the page. */
export const sentFormSchema = z.object({
  name: z.enum(plainForms),
  /** Values of all fields, empty ones too. */
  values: z.record(z.string(), z.string()),
  submitted: z.optional(submittedSchema),
  problem: z.optional(z.object({ code: problemCodeSchema, errors: z.array(fieldErrorSchema) })),
})
export type SentForm = z.infer<typeof sentFormSchema>

import * as z from 'zod/mini'
import { fieldErrorSchema, problemCodeSchema } from '../problems/problems.ts'
import { submittedSchema } from './visitors.ts'

/** The forms that can be sent without scripts, to the address of the page that they stand on: a quotation's list is the browser's own. */
export const plainForms = ['enquiry', 'demo'] as const
export type PlainForm = (typeof plainForms)[number]

/** A form as it was sent without scripts, and what the API made of it: the page that answers shows it. */
export const sentFormSchema = z.object({
  name: z.enum(plainForms),
  /** What stood in each field, empty ones too. */
  values: z.record(z.string(), z.string()),
  submitted: z.optional(submittedSchema),
  problem: z.optional(z.object({ code: problemCodeSchema, errors: z.array(fieldErrorSchema) })),
})
export type SentForm = z.infer<typeof sentFormSchema>

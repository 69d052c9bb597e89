import * as z from 'zod/mini'
import {
  type DemoRequestFields,
  demoKindSchema,
  demoRequestFieldsSchema,
  demoTimeSchema,
} from '#contract/requests/demo-requests.ts'
import { type Submitted, submittedSchema } from '#contract/requests/visitors.ts'
import { sendDemoRequest } from '../../api/forms/demo-requests.ts'
import { formRules, type Submission } from '../forms/index.ts'

/** The receipt, shown once the form is sent. */
const bookedSchema = z.extend(submittedSchema, {
  kind: demoKindSchema,
  product: z.string(),
  preferredDate: z.optional(z.iso.date()),
  preferredTime: z.optional(demoTimeSchema),
})
export type Booked = z.infer<typeof bookedSchema>

function bookedOf(fields: DemoRequestFields, submitted: Submitted): Booked {
  const { kind, product, preferredDate, preferredTime } = fields
  return { ...submitted, kind, product, preferredDate, preferredTime }
}

export const rules = formRules(demoRequestFieldsSchema, bookedSchema, bookedOf)

export async function sendDemo(
  fields: DemoRequestFields,
  submission: Submission,
  options: { needsProof: boolean },
): Promise<Booked> {
  return bookedOf(fields, await sendDemoRequest({ ...fields, ...submission }, options))
}

import * as z from 'zod/mini'
import { demoKinds, demoTimes, demoTimeZone, industries, useCases } from './demo-values.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  optionalText,
  phoneSchema,
  requiredLine,
  submissionFields,
} from './visitors.ts'

export * from './demo-values.ts'

export const demoKindSchema = z.enum(demoKinds)
export const industrySchema = z.enum(industries)
export const useCaseSchema = z.enum(useCases)
export const demoTimeSchema = z.enum(demoTimes)

export const demoRequestFieldsSchema = z.strictObject({
  kind: z._default(demoKindSchema, 'live'),
  product: optionalLine(lengths.product),
  name: requiredLine(lengths.name),
  email: emailSchema,
  phone: phoneSchema,
  company: requiredLine(lengths.company),
  industry: industrySchema,
  useCase: z.optional(useCaseSchema),
  preferredDate: z.optional(z.iso.date()),
  preferredTime: z.optional(demoTimeSchema),
  message: optionalText(lengths.message),
})
export type DemoRequestFields = z.infer<typeof demoRequestFieldsSchema>

/** A time without a date is rejected for `preferredDate` by the service. */
export const demoRequestSchema = z.extend(demoRequestFieldsSchema, submissionFields)
export type NewDemoRequest = z.infer<typeof demoRequestSchema>

export const demoSlotsQuerySchema = z.strictObject({ date: z.iso.date() })

/** Why a day has no slots. */
export const demoClosures = ['weekend', 'holiday', 'past', 'too-far'] as const
export type DemoClosure = (typeof demoClosures)[number]
export const demoSlotsSchema = z.object({
  date: z.iso.date(),
  timeZone: z.enum([demoTimeZone]),
  /** Free start times in order; `startsAt` is in UTC. */
  slots: z.array(z.object({ time: demoTimeSchema, startsAt: z.iso.datetime() })),
  /** null on a working day within the horizon, even if all slots are taken. */
  closed: z.nullable(z.enum(demoClosures)),
  /** Slots need a proof of work (POST /form-proofs), because no confirmation email can be sent. */
  needsProof: z.boolean(),
})
export type DemoSlots = z.infer<typeof demoSlotsSchema>

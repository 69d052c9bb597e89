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

/** What a visitor fills in (spec §3). A time needs its date. */
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

/** POST /demo-requests. A time without a date is refused by the service, which names `preferredDate`. */
export const demoRequestSchema = z.extend(demoRequestFieldsSchema, submissionFields)
export type NewDemoRequest = z.infer<typeof demoRequestSchema>

/** GET /demo-slots. */
export const demoSlotsQuerySchema = z.strictObject({ date: z.iso.date() })

/** Why a day has no slots at all. */
export const demoClosures = ['weekend', 'holiday', 'past', 'too-far'] as const
export type DemoClosure = (typeof demoClosures)[number]
export const demoSlotsSchema = z.object({
  date: z.iso.date(),
  timeZone: z.enum([demoTimeZone]),
  /** Free starts, in order; `startsAt` is the moment in UTC. */
  slots: z.array(z.object({ time: demoTimeSchema, startsAt: z.iso.datetime() })),
  /** Null on a working day within reach, also where every slot is taken. */
  closed: z.nullable(z.enum(demoClosures)),
  /** A request for a slot is refused without a proof of work (POST /form-proofs): no mail asks to confirm it. */
  needsProof: z.boolean(),
})
export type DemoSlots = z.infer<typeof demoSlotsSchema>

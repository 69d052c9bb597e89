import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { phaseWeeksMost } from './choices.ts'
import { contentLine, contentText } from './texts.ts'

const featureSchema = z.strictObject({ name: contentLine(24), detail: contentLine(80) })

const phaseSchema = z
  .strictObject({
    name: contentLine(40),
    /** Minimum and maximum weeks. */
    shortest: bounded(1, phaseWeeksMost),
    longest: bounded(1, phaseWeeksMost),
    work: contentText(300),
    /** Deliverable at the end of the phase. */
    result: contentText(200),
  })
  .check(
    z.check(({ value: { shortest, longest }, issues }) => {
      if (longest >= shortest) return
      const params = { least: shortest, most: phaseWeeksMost }
      issues.push({ code: 'custom', message: staffFault('out_of_bounds'), params, path: ['longest'], input: longest })
    }),
  )

/** Content of /solutions for all industries: benefits, features of the platform, and phases of a project. */
export const solutionsSchema = z.strictObject({
  title: contentLine(60),
  lead: contentText(300),
  benefits: z.array(z.strictObject({ text: contentText(300) })).check(z.minLength(1), z.maxLength(6)),
  /** Each industry lists which of these are in its usual scope. */
  features: z.strictObject({
    alerts: featureSchema,
    plans: featureSchema,
    anomalies: featureSchema,
    'work-orders': featureSchema,
    reports: featureSchema,
    interfaces: featureSchema,
  }),
  phases: z.strictObject({ survey: phaseSchema, install: phaseSchema, handover: phaseSchema }),
})
export type Solutions = z.infer<typeof solutionsSchema>

import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { needs } from '../sales/offerings.ts'
import { contentFigure, contentLine, contentText } from './texts.ts'

/** What a plan is set off by among the others. */
export const planMarks = ['none', 'popular'] as const

/** A plan of /property-management: what it watches, for whom, what one costs a month and how many points that covers. */
export const planSchema = z.strictObject({
  name: contentLine(40),
  /** For what places. */
  summary: contentText(200),
  need: z.enum(needs),
  /** HKD for one a month, the starting price. */
  monthly: contentFigure(0.01, 9_999_999.99).check(z.multipleOf(0.01)),
  /** That one covers. */
  points: bounded(1, 10_000),
  /** What points are called, after their number: "meters". */
  unit: contentLine(20),
  lines: z.array(z.strictObject({ text: contentLine(120) })).check(z.maxLength(8)),
  mark: z.enum(planMarks),
})
export type Plan = z.infer<typeof planSchema>

/** GET /plans: in the order that staff gave them. `key` never changes: lines of a quotation name it, as `plan:{key}`. */
export const shownPlanSchema = z.extend(planSchema, { key: z.string() })
export type ShownPlan = z.infer<typeof shownPlanSchema>
export const shownPlansSchema = z.object({ items: z.array(shownPlanSchema) })

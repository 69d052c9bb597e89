import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { needs } from '../sales/offerings.ts'
import { contentFigure, contentLine, contentText } from './texts.ts'

/** Highlight of a plan. */
export const planMarks = ['none', 'popular'] as const

/** A plan of /property-management: what it monitors, for whom, its monthly price and the points included. */
export const planSchema = z.strictObject({
  name: contentLine(40),
  /** Suitable places. */
  summary: contentText(200),
  need: z.enum(needs),
  /** Starting price per month in HKD. */
  monthly: contentFigure(0.01, 9_999_999.99).check(z.multipleOf(0.01)),
  /** Points included. */
  points: bounded(1, 10_000),
  /** Name of a point, shown after the number: "meters". */
  unit: contentLine(20),
  lines: z.array(z.strictObject({ text: contentLine(120) })).check(z.maxLength(8)),
  mark: z.enum(planMarks),
})
export type Plan = z.infer<typeof planSchema>

/** In the order set by staff. `key` never changes, because lines of quotations refer to it as `plan:{key}`. */
export const shownPlanSchema = z.extend(planSchema, { key: z.string() })
export type ShownPlan = z.infer<typeof shownPlanSchema>
export const shownPlansSchema = z.object({ items: z.array(shownPlanSchema) })

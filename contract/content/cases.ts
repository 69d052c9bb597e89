import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { requiredLine } from '../requests/visitors.ts'
import { scenes } from './choices.ts'
import { contentPictureSchema } from './pictures.ts'
import { contentFigure, contentLine, contentPath, contentText } from './texts.ts'

/** Minimum of a former value, as the change is shown in percent of it. */
const leastBefore = 0.001

const measureSchema = z.strictObject({
  name: contentLine(80),
  unit: contentLine(20),
  before: contentFigure(leastBefore, 1_000_000_000),
  after: contentFigure(0, 1_000_000_000),
})
export type CaseMeasure = z.infer<typeof measureSchema>

/** A case study: the site and its problem, what was installed, and figures before and after. */
export const caseSchema = z.strictObject({
  site: contentLine(80),
  size: contentLine(120),
  scene: z.enum(scenes),
  /** Replaces the scene. */
  picture: z.optional(contentPictureSchema),
  problem: contentText(1000),
  /** `search` finds the product in the catalogue. */
  installed: z
    .array(z.strictObject({ count: bounded(1, 100_000), name: contentLine(80), search: requiredLine(80) }))
    .check(z.maxLength(20)),
  /** The first one represents the case in the overview. */
  measures: z.array(measureSchema).check(z.minLength(1), z.maxLength(6)),
  changed: contentText(1000),
  solution: z.strictObject({ label: contentLine(80), to: contentPath }),
})
export type CaseStudy = z.infer<typeof caseSchema>

/** In the order set by staff. `key` is the fragment: /case-studies#{key}. */
export const shownCaseSchema = z.extend(caseSchema, { key: z.string(), isSample: z.boolean() })
export type ShownCase = z.infer<typeof shownCaseSchema>
export const shownCasesSchema = z.object({ items: z.array(shownCaseSchema) })

import * as z from 'zod/mini'
import { staffFault } from '../problems/staff-field-faults.ts'
import { industries, platformFeatures, scenes, useCaseDevices } from './choices.ts'
import { solutionsSchema } from './solutions.ts'
import { contentChoices, contentLine, contentText, noneTwice } from './texts.ts'

/** Fragments used by other parts of the page. */
const taken = ['features', 'phases']

/** Fragment of a use case: /solutions/commercial#tenant-billing. */
const anchor = z.string().check(
  z.trim(),
  z.maxLength(60),
  z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, staffFault('not_anchor')),
  z.refine((text) => !taken.includes(text), staffFault('anchor_taken')),
)

const useCaseSchema = z.strictObject({
  title: contentLine(60),
  anchor,
  story: contentText(500),
  /** The measurement and its interval. */
  reading: contentLine(120),
  scene: z.enum(scenes),
  devices: contentChoices(useCaseDevices, 1),
})
export type UseCase = z.infer<typeof useCaseSchema>

/** An industry page of /solutions. */
export const industryPageSchema = z.strictObject({
  title: contentLine(60),
  /** Shown where space is limited. */
  name: contentLine(24),
  building: z.enum(industries),
  /** Represents the industry among all. */
  scene: z.enum(scenes),
  /** Current situation; also the page's description for search engines. */
  situation: contentText(300),
  benefits: z.array(z.strictObject({ text: contentText(300) })).check(z.minLength(1), z.maxLength(6)),
  useCases: z.array(useCaseSchema).check(z.minLength(1), z.maxLength(12), noneTwice('anchor')),
  /** Features in the usual scope; all others are options. */
  features: contentChoices(platformFeatures),
})
export type IndustryPage = z.infer<typeof industryPageSchema>

/** `key` is its address: /solutions/{key}. */
export const shownIndustrySchema = z.extend(industryPageSchema, { key: z.string() })
export type ShownIndustry = z.infer<typeof shownIndustrySchema>
/** Industries in the order set by staff, and content common to all; null when there is none. */
export const shownIndustriesSchema = z.object({
  items: z.array(shownIndustrySchema),
  solutions: z.nullable(solutionsSchema),
})
export type ShownIndustries = z.infer<typeof shownIndustriesSchema>

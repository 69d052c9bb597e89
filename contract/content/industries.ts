import * as z from 'zod/mini'
import { staffFault } from '../problems/staff-field-faults.ts'
import { industries, platformFeatures, useCaseDevices } from './industry-values.ts'
import { solutionsSchema } from './solutions.ts'
import { contentChoices, contentLine, contentText, noneTwice } from './texts.ts'

/** Where else on the page an address may lead: no use case may be called so. */
const taken = ['features', 'phases']

/** The end of a use case's address: /solutions/commercial#tenant-billing. */
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
  /** What is measured, and how often. */
  reading: contentLine(120),
  /** The first one is drawn. */
  devices: contentChoices(useCaseDevices, 1),
})
export type UseCase = z.infer<typeof useCaseSchema>

/** An industry of /solutions: what such a place has to live with, what changes, and what is installed for it. */
export const industrySchema = z.strictObject({
  title: contentLine(60),
  /** Below its building and over its column, where there is little room. */
  name: contentLine(24),
  building: z.enum(industries),
  /** What such a place has to live with today: search engines show it, too. */
  situation: contentText(300),
  benefits: z.array(z.strictObject({ text: contentText(300) })).check(z.minLength(1), z.maxLength(6)),
  useCases: z.array(useCaseSchema).check(z.minLength(1), z.maxLength(12), noneTwice('anchor')),
  /** What of the platform is part of the usual scope; the rest is an option. */
  features: contentChoices(platformFeatures),
})
export type IndustryPage = z.infer<typeof industrySchema>

/** An industry as it is published. `key` is its address: /solutions/{key}. */
export const shownIndustrySchema = z.extend(industrySchema, { key: z.string() })
export type ShownIndustry = z.infer<typeof shownIndustrySchema>
/** GET /industries: in the order that staff gave them, and what is said of all; null where nothing is. */
export const shownIndustriesSchema = z.object({
  items: z.array(shownIndustrySchema),
  solutions: z.nullable(solutionsSchema),
})
export type ShownIndustries = z.infer<typeof shownIndustriesSchema>

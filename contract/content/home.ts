import * as z from 'zod/mini'
import { bilingualSchema } from '../i18n/languages.ts'
import { contentLine, contentPath, contentText } from './texts.ts'

const button = z.object({ label: bilingualSchema, to: z.string() })

/** Number of plans shown on the home page. */
export const homePlansMost = 4

/** The first hero that is currently published (null: the page uses its own), and the first plans. */
export const homeSchema = z.object({
  hero: z.nullable(z.object({ title: bilingualSchema, lead: bilingualSchema, first: button, second: button })),
  /** `monthly` is in HKD. */
  plans: z.array(z.object({ name: bilingualSchema, monthly: z.number() })),
})

const heroButton = z.strictObject({ label: contentLine(40), to: contentPath })

/** The hero of the home page, with two links. */
export const heroSchema = z.strictObject({
  title: contentLine(120),
  lead: contentText(500),
  first: heroButton,
  second: heroButton,
})
export type Hero = z.infer<typeof heroSchema>

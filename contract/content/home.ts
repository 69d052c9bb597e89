import * as z from 'zod/mini'
import { bilingualSchema } from '../i18n/languages.ts'

const button = z.object({ label: bilingualSchema, to: z.string() })

/** So many plans are told on the home page, the first ones. */
export const homePlansMost = 4

/** GET /home: of all heroes that are to be seen now the first; null where there is none, and the page has its own. And the first plans. */
export const homeSchema = z.object({
  hero: z.nullable(z.object({ title: bilingualSchema, lead: bilingualSchema, first: button, second: button })),
  /** `monthly` is HKD. */
  plans: z.array(z.object({ name: bilingualSchema, monthly: z.number() })),
})

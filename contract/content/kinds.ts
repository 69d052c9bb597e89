import * as z from 'zod/mini'
import { caseSchema } from './cases.ts'
import { heroSchema } from './hero.ts'
import { navigationSchema } from './navigation.ts'
import { planSchema } from './plans.ts'
import { promotionContentSchema } from './promotions.ts'

/** The kinds of content that staff own, each with the schema of its data, by which its editor is made, too. */
export const contentKinds = ['hero', 'plans', 'promotions', 'cases', 'navigation'] as const
export const contentKindSchema = z.enum(contentKinds)
export type ContentKind = z.infer<typeof contentKindSchema>

export const contentData = {
  hero: heroSchema,
  plans: planSchema,
  promotions: promotionContentSchema,
  cases: caseSchema,
  navigation: navigationSchema,
} as const satisfies Record<ContentKind, z.core.$ZodType>

/** Whether what is published of a kind must have an end. */
export function needsEnd(kind: ContentKind): boolean {
  return kind === 'promotions'
}

const hero = { kind: z.literal('hero'), data: heroSchema }
const plans = { kind: z.literal('plans'), data: planSchema }
const promotions = { kind: z.literal('promotions'), data: promotionContentSchema }
const cases = { kind: z.literal('cases'), data: caseSchema }
const navigation = { kind: z.literal('navigation'), data: navigationSchema }

/** POST /admin/content: a draft at the end of its kind. 201 with the entry. */
export const newContentSchema = z.discriminatedUnion('kind', [
  z.strictObject(hero),
  z.strictObject(plans),
  z.strictObject(promotions),
  z.strictObject(cases),
  z.strictObject(navigation),
])
export type NewContent = z.infer<typeof newContentSchema>

const version = z.int32()

/** PUT /admin/content/{id}: of another version, 409 `record.changed` with the entry as `current`. */
export const contentWriteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...hero, version }),
  z.strictObject({ ...plans, version }),
  z.strictObject({ ...promotions, version }),
  z.strictObject({ ...cases, version }),
  z.strictObject({ ...navigation, version }),
])
export type ContentWrite = z.infer<typeof contentWriteSchema>

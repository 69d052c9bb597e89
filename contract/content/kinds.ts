import * as z from 'zod/mini'
import { caseSchema } from './cases.ts'
import { heroSchema } from './hero.ts'

/** The kinds of content that staff own, each with the schema of its data, by which its editor is made, too. */
export const contentKinds = ['hero', 'cases'] as const
export const contentKindSchema = z.enum(contentKinds)
export type ContentKind = z.infer<typeof contentKindSchema>

export const contentData = { hero: heroSchema, cases: caseSchema } as const satisfies Record<
  ContentKind,
  z.core.$ZodType
>

const hero = { kind: z.literal('hero'), data: heroSchema }
const cases = { kind: z.literal('cases'), data: caseSchema }

/** POST /admin/content: a draft at the end of its kind. 201 with the entry. */
export const newContentSchema = z.discriminatedUnion('kind', [z.strictObject(hero), z.strictObject(cases)])
export type NewContent = z.infer<typeof newContentSchema>

const version = z.int32()

/** PUT /admin/content/{id}: of another version, 409 `record.changed` with the entry as `current`. */
export const contentWriteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...hero, version }),
  z.strictObject({ ...cases, version }),
])
export type ContentWrite = z.infer<typeof contentWriteSchema>

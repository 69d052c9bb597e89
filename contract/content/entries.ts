import * as z from 'zod/mini'
import { bilingualSchema, languageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { contentLacks } from './incomplete.ts'
import { contentKindSchema, contentMost } from './kinds.ts'

/**
 * Content that staff own, as they see it (/admin/content). What is saved is a draft: visitors see what was published last. Until somebody
 * changes anything of a kind, its entries are the first versions that come with the program.
 */

/** Whether visitors see it: never published, not yet, now, or no more. */
export const contentStates = ['draft', 'scheduled', 'published', 'ended'] as const
export type ContentState = (typeof contentStates)[number]

export const contentEntrySchema = z.object({
  id: z.uuid(),
  kind: contentKindSchema,
  /** Its address within its kind; never changes. */
  key: z.string(),
  /** Of the texts as they are saved. */
  title: bilingualSchema,
  state: z.enum(contentStates),
  /** Something is saved that visitors do not see yet. */
  hasChanges: z.boolean(),
  /** Invented, and called so on the site. */
  isSample: z.boolean(),
  /** Languages in which a text is missing. */
  missing: z.array(languageSchema),
  /** What else of it should be there and is not: of a rule its source, and the day on which it was last checked. */
  lacks: z.array(z.enum(contentLacks)),
  publishFrom: z.nullable(z.iso.datetime()),
  publishUntil: z.nullable(z.iso.datetime()),
  isDeleted: z.boolean(),
  version: z.int32(),
  /** null: of a first version. */
  updatedAt: z.nullable(z.iso.datetime()),
  updatedBy: z.string(),
  /** By the schema of its kind. */
  data: z.record(z.string(), z.unknown()),
})
export type ContentEntry = z.infer<typeof contentEntrySchema>

/** GET /admin/content?kind=: all of a kind in their order, then the hundred that were deleted last. */
export const contentQuerySchema = z.strictObject({ kind: contentKindSchema })
export const contentListSchema = z.object({ items: z.array(contentEntrySchema) })

/** Of another version, 409 `record.changed` with the entry as `current`. */
export const contentVersionSchema = z.strictObject({ version: z.int32() })

const moment = z.nullable(
  z.iso.datetime({ offset: true }).check(z.refine((text) => Date.parse(text) > 0, staffFault('before_1970'))),
)

/** POST /admin/content/{id}/publish: what is saved, from a moment on and until another; null is now, or without end. */
export const contentPublishSchema = z.strictObject({ version: z.int32(), from: moment, until: moment }).check(
  z.refine(({ from, until }) => until === null || from === null || Date.parse(until) > Date.parse(from), {
    error: staffFault('not_after_start'),
    path: ['until'],
  }),
)
export type ContentPublish = z.infer<typeof contentPublishSchema>

/** PUT /admin/content/order: all of a kind that are not deleted, each once, the first first. */
export const contentOrderSchema = z.strictObject({
  kind: contentKindSchema,
  ids: z.array(z.uuid()).check(z.maxLength(contentMost)),
})

/** What made a version. */
export const contentChanges = [
  'first',
  'created',
  'saved',
  'published',
  'withdrawn',
  'deleted',
  'undeleted',
  'restored',
] as const

/** GET /admin/content/{id}/history: the newest first. */
export const contentHistorySchema = z.object({
  items: z.array(
    z.object({
      version: z.int32(),
      change: z.enum(contentChanges),
      at: z.nullable(z.iso.datetime()),
      by: z.string(),
      isSample: z.boolean(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type ContentRevision = z.infer<typeof contentHistorySchema>['items'][number]

/** POST /admin/content/{id}/restore: an earlier version is saved again, as a draft. 404 `revision.not_found` where there is none. */
export const contentRestoreSchema = z.strictObject({ version: z.int32(), to: z.int32() })

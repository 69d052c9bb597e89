import * as z from 'zod/mini'
import { bilingualSchema, languageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { type ContentKind, contentKindSchema, contentMost } from './kinds.ts'
import { regulationSchema } from './regulations.ts'

/**
 * Content managed by staff (/admin/content). Saving creates a draft; visitors see the last published version. Until a
 * kind is changed, its entries are the built-in ones.
 */

/** Whether visitors see an entry: never published, not yet, now, or no longer. */
export const contentStates = ['draft', 'scheduled', 'published', 'ended'] as const
export type ContentState = (typeof contentStates)[number]

/** Data that an entry should have besides texts. */
export const contentLacks = ['source', 'check'] as const
export type ContentLack = (typeof contentLacks)[number]

export const contentEntrySchema = z.object({
  id: z.uuid(),
  kind: contentKindSchema,
  /** Identifier within its kind; never changes. */
  key: z.string(),
  /** From the saved texts. */
  title: bilingualSchema,
  state: z.enum(contentStates),
  /** Saved changes that are not published yet. */
  hasChanges: z.boolean(),
  /** Invented, and labelled as such on the site. */
  isSample: z.boolean(),
  missing: z.array(languageSchema),
  /** Other missing data, such as the source of a regulation or when it was last checked. */
  lacks: z.array(z.enum(contentLacks)),
  publishFrom: z.nullable(z.iso.datetime()),
  publishUntil: z.nullable(z.iso.datetime()),
  isDeleted: z.boolean(),
  version: z.int32(),
  /** null for built-in entries. */
  updatedAt: z.nullable(z.iso.datetime()),
  updatedBy: z.string(),
  /** Matches the schema of its kind. */
  data: z.record(z.string(), z.unknown()),
})
export type ContentEntry = z.infer<typeof contentEntrySchema>

/** All entries of a kind in order, then the last hundred that were deleted; without a kind, those of all that exist. */
export const contentQuerySchema = z.strictObject({ kind: z.optional(contentKindSchema) })
export const contentListSchema = z.object({ items: z.array(contentEntrySchema) })

/** 409 `record.changed` for another version has the entry as `current`. */
export const contentVersionSchema = z.strictObject({ version: z.int32() })

const moment = z.nullable(
  z.iso.datetime({ offset: true }).check(z.refine((text) => Date.parse(text) > 0, staffFault('before_1970'))),
)

/** Publishes the saved version between two moments; null means now, or without end. */
export const contentPublishSchema = z.strictObject({ version: z.int32(), from: moment, until: moment }).check(
  z.refine(({ from, until }) => until === null || from === null || Date.parse(until) > Date.parse(from), {
    error: staffFault('not_after_start'),
    path: ['until'],
  }),
)
export type ContentPublish = z.infer<typeof contentPublishSchema>

/** Must contain every entry of the kind that is not deleted, once. */
export const contentOrderSchema = z.strictObject({
  kind: contentKindSchema,
  ids: z.array(z.uuid()).check(z.maxLength(contentMost)),
})

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

/** Newest first. */
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

/** Saves an earlier version as a draft. 404 `revision.not_found`. */
export const contentRestoreSchema = z.strictObject({ version: z.int32(), to: z.int32() })

/** Returns what is missing: for a regulation, its source (name and URL) and the date it was checked. */
export function lackingOf(kind: ContentKind, data: unknown): ContentLack[] {
  const regulation = kind === 'regulations' ? regulationSchema.safeParse(data).data : undefined
  if (!regulation) return []
  const { source, checkedOn } = regulation
  const hasSource = source.url !== '' && Object.values(source.name).some((name) => name !== '')
  return contentLacks.filter((lack) => (lack === 'source' ? !hasSource : checkedOn === ''))
}

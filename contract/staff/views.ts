import * as z from 'zod/mini'
import { requiredLine, withoutControls } from '../requests/visitors.ts'
import { roleSchema } from './permissions.ts'

/** Saved views of the admin's tables. */

export const tableNames = [
  'products',
  'enquiries',
  'demo-requests',
  'quotes',
  'orders',
  'margins',
  'stock',
  'stock-movements',
  'stock-value',
  'receipts',
  'devices',
  'documents',
  'payments',
  'subscriptions',
  'returns',
  'customers',
  'conversations',
  'questions',
  'question-gaps',
  'question-intents',
  'agent-calls',
  'missed-searches',
  'search-synonyms',
  'reply-templates',
  'users',
  'audit',
  'sync-runs',
  'sync-conflicts',
  'sync-pushes',
] as const
export type TableName = (typeof tableNames)[number]
export const viewAudiences = ['mine', 'role', 'everyone'] as const

export const savedViewSchema = z.object({
  id: z.uuid(),
  table: z.enum(tableNames),
  name: z.string(),
  audience: z.enum(viewAudiences),
  /** Role that it is shared with, the owner's own. */
  role: z.nullable(roleSchema),
  /** Query string: search, filters, sort, page size and columns. */
  query: z.string(),
  ownerName: z.string(),
  isMine: z.boolean(),
})
export type SavedView = z.infer<typeof savedViewSchema>

export const viewQuerySchema = z.strictObject({ table: z.enum(tableNames) })
export const viewListSchema = z.object({ items: z.array(savedViewSchema) })

/** Names are unique per owner and table. */
export const viewWriteSchema = z.strictObject({
  table: z.enum(tableNames),
  name: requiredLine(60),
  audience: z.enum(viewAudiences),
  query: z.string().check(z.maxLength(2000), withoutControls),
})
export type ViewWrite = z.infer<typeof viewWriteSchema>

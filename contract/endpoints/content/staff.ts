import * as z from 'zod/mini'
import {
  contentEntrySchema,
  contentHistorySchema,
  contentListSchema,
  contentOrderSchema,
  contentPublishSchema,
  contentQuerySchema,
  contentRestoreSchema,
  contentVersionSchema,
} from '../../content/entries.ts'
import { contentWriteSchema, newContentSchema } from '../../content/kinds.ts'
import { endpoint, idParams } from '../../endpoint.ts'

const tags = ['Content'] as const

export const listContent = endpoint({
  method: 'GET',
  path: '/admin/content',
  permission: 'content.read',
  tags,
  operationId: 'listContent',
  summary: 'List content of a kind, drafts and deleted entries too',
  description: 'Without `kind`, that of all kinds which is not deleted.',
  query: contentQuerySchema,
  answer: contentListSchema,
})

export const getContent = endpoint({
  method: 'GET',
  path: '/admin/content/:id',
  permission: 'content.read',
  tags,
  operationId: 'getContent',
  summary: 'Get an entry',
  params: idParams,
  answer: contentEntrySchema,
  errors: [404],
})

export const getContentHistory = endpoint({
  method: 'GET',
  path: '/admin/content/:id/history',
  permission: 'content.read',
  tags,
  operationId: 'getContentHistory',
  summary: 'List an entry’s last 200 versions, newest first',
  params: idParams,
  answer: contentHistorySchema,
  errors: [404],
})

export const addContent = endpoint({
  method: 'POST',
  path: '/admin/content',
  permission: 'content.write',
  tags,
  operationId: 'addContent',
  summary: 'Create an entry as a draft',
  description: 'Its address (`key`) is made of its first text and never changes. A kind has 100 entries at most.',
  body: newContentSchema,
  answer: contentEntrySchema,
  status: 201,
})

export const putContent = endpoint({
  method: 'PUT',
  path: '/admin/content/:id',
  permission: 'content.write',
  tags,
  operationId: 'putContent',
  summary: 'Save an entry as a whole',
  description: 'Visitors go on seeing what was published last. Of another version, 409 `record.changed`.',
  params: idParams,
  body: contentWriteSchema,
  answer: contentEntrySchema,
  errors: [404, 409],
})

export const publishContent = endpoint({
  method: 'POST',
  path: '/admin/content/:id/publish',
  permission: 'content.write',
  tags,
  operationId: 'publishContent',
  summary: 'Publish the saved entry, now or on a schedule',
  description:
    'Takes the place of what was published before, at once: with `from` ahead, visitors see nothing of it until then.',
  params: idParams,
  body: contentPublishSchema,
  answer: contentEntrySchema,
  errors: [404, 409],
})

export const withdrawContent = endpoint({
  method: 'POST',
  path: '/admin/content/:id/withdraw',
  permission: 'content.write',
  tags,
  operationId: 'withdrawContent',
  summary: 'Unpublish an entry',
  params: idParams,
  body: contentVersionSchema,
  answer: contentEntrySchema,
  errors: [404, 409],
})

export const deleteContent = endpoint({
  method: 'DELETE',
  path: '/admin/content/:id',
  permission: 'content.write',
  tags,
  operationId: 'deleteContent',
  summary: 'Delete an entry, which can be restored',
  params: idParams,
  query: z.strictObject({
    version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
  }),
  answer: contentEntrySchema,
  errors: [404, 409],
})

export const undeleteContent = endpoint({
  method: 'POST',
  path: '/admin/content/:id/undelete',
  permission: 'content.write',
  tags,
  operationId: 'undeleteContent',
  summary: 'Restore a deleted entry',
  params: idParams,
  body: contentVersionSchema,
  answer: contentEntrySchema,
  errors: [404, 409],
})

export const restoreContent = endpoint({
  method: 'POST',
  path: '/admin/content/:id/restore',
  permission: 'content.write',
  tags,
  operationId: 'restoreContent',
  summary: 'Restore an earlier version as a draft',
  params: idParams,
  body: contentRestoreSchema,
  answer: contentEntrySchema,
  errors: [404, 409],
})

export const orderContent = endpoint({
  method: 'PUT',
  path: '/admin/content/order',
  permission: 'content.write',
  tags,
  operationId: 'orderContent',
  summary: 'Reorder the entries of a kind',
  description:
    'Names all that are not deleted; where there are others by now, 409 `record.changed` with the list as `current`.',
  body: contentOrderSchema,
  answer: contentListSchema,
  errors: [409],
})

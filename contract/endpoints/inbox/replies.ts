import { endpoint, file, idParams, nothing } from '../../endpoint.ts'
import { replyBytesMax, replyFileQuerySchema, replyFileSchema, replyFilesMax } from '../../requests/reply-files.ts'
import {
  filledReplySchema,
  newReplyTemplateSchema,
  previewedReplySchema,
  replyFillSchema,
  replyPreviewSchema,
  replySuggestionSchema,
  replyTemplatePageSchema,
  replyTemplateQuerySchema,
  replyTemplateSchema,
  replyTemplateWriteSchema,
} from '../../requests/reply-templates.ts'

export const listReplyTemplates = endpoint({
  method: 'GET',
  path: '/admin/reply-templates',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'listReplyTemplates',
  summary: 'List templates of emails to buyers',
  description: 'Searched are names, subjects and texts of both languages.',
  query: replyTemplateQuerySchema,
  answer: replyTemplatePageSchema,
})

export const getReplyTemplate = endpoint({
  method: 'GET',
  path: '/admin/reply-templates/:id',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'getReplyTemplate',
  summary: 'Get a template',
  params: idParams,
  answer: replyTemplateSchema,
  errors: [404],
})

export const addReplyTemplate = endpoint({
  method: 'POST',
  path: '/admin/reply-templates',
  permission: 'sales.settings',
  tags: ['Inbox'],
  operationId: 'addReplyTemplate',
  summary: 'Create a template',
  description:
    'Variables stand as `{{reference}}`. Each must be one that every kind of record in `kinds` has. A text that is empty is not offered to readers of its language.',
  body: newReplyTemplateSchema,
  answer: replyTemplateSchema,
  status: 201,
})

export const putReplyTemplate = endpoint({
  method: 'PUT',
  path: '/admin/reply-templates/:id',
  permission: 'sales.settings',
  tags: ['Inbox'],
  operationId: 'putReplyTemplate',
  summary: 'Replace, archive or restore a template',
  description: 'Of another version, 409 `record.changed` with the template as it is now as `current`.',
  params: idParams,
  body: replyTemplateWriteSchema,
  answer: replyTemplateSchema,
  errors: [404, 409],
})

export const fillReplyTemplate = endpoint({
  method: 'POST',
  path: '/admin/reply-templates/:id/fill',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'fillReplyTemplate',
  summary: 'Render a template for a record in its buyer’s language; nothing is saved',
  description:
    'Variables without a value stay, and no reply is sent with one. A record of sales takes `sales.write`. 409 `reply_template.no_text` where it is not written in that language.',
  params: idParams,
  body: replyFillSchema,
  answer: filledReplySchema,
  errors: [404, 409],
})

export const suggestReply = endpoint({
  method: 'POST',
  path: '/admin/enquiries/:id/reply-suggestion',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'suggestReply',
  summary: 'Suggest a reply to an enquiry, with sources; nothing is sent',
  description:
    'In the language of the enquiry, with its sources. By the model where one is connected and the day’s budget allows, else by the rules that answer without one. `text` is null where it has nothing.',
  params: idParams,
  answer: replySuggestionSchema,
  errors: [404],
})

export const previewReply = endpoint({
  method: 'POST',
  path: '/admin/reply-previews',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'previewReply',
  summary: 'Preview a reply; nothing is sent',
  description: 'Of a record of sales, it takes `sales.write`.',
  body: replyPreviewSchema,
  answer: previewedReplySchema,
  errors: [404],
})

export const uploadReplyFile = endpoint({
  method: 'POST',
  path: '/admin/reply-files',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'uploadReplyFile',
  summary: 'Upload a picture or a PDF to attach to a reply',
  description: `The file is the body. Its content decides the type, whatever its name: JPEG, PNG, WebP, AVIF, GIF or PDF. A picture is written anew, upright and without metadata. A reply names at most ${replyFilesMax} files, of ${replyBytesMax} bytes in all. What no reply names within a day is removed.`,
  query: replyFileQuerySchema,
  consumes: ['application/octet-stream'],
  answer: replyFileSchema,
  status: 201,
  errors: [413, 415, 503],
})

export const getReplyFile = endpoint({
  method: 'GET',
  path: '/admin/reply-files/:id',
  permission: 'inbox.read',
  tags: ['Inbox'],
  operationId: 'getReplyFile',
  summary: 'Download a reply’s file',
  description:
    'One of a quotation or an order takes `sales.read`. Before it is sent, only whoever uploaded it reads it.',
  params: idParams,
  answer: file('application/octet-stream'),
  errors: [404, 503],
})

export const deleteReplyFile = endpoint({
  method: 'DELETE',
  path: '/admin/reply-files/:id',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'deleteReplyFile',
  summary: 'Delete one of your own files that was not sent',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404, 503],
})

import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/inbox/replies.ts'
import type {
  FilledReply,
  NewReplyTemplate,
  ReplyFill,
  ReplyPreview,
  ReplySuggestion,
  ReplyTemplate,
  ReplyTemplateWrite,
} from '#contract/requests/reply-templates.ts'
import type { ReplyKind } from '#contract/requests/reply-variables.ts'
import { call } from './request.ts'

export function replyTemplateOptions(id: string) {
  return queryOptions({
    queryKey: ['reply-templates', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getReplyTemplate, { params: { id }, signal }),
    staleTime: 0,
  })
}

export function offeredTemplatesOptions(kind: ReplyKind) {
  return queryOptions({
    queryKey: ['reply-templates', 'offered', kind],
    queryFn: ({ signal }) =>
      call(endpoints.listReplyTemplates, { query: { kind, state: 'active', sort: 'name', pageSize: 100 }, signal }),
    staleTime: 0,
  })
}

/** A reply as its reader would get it. */
export function replyPreviewOptions(body: ReplyPreview) {
  return queryOptions({
    queryKey: ['reply-templates', 'preview', body],
    queryFn: ({ signal }) => call(endpoints.previewReply, { body, signal }),
    staleTime: 0,
  })
}

export function createReplyTemplate(body: NewReplyTemplate): Promise<ReplyTemplate> {
  return call(endpoints.addReplyTemplate, { body })
}

/** @throws record.changed, with the current template */
export function changeReplyTemplate(id: string, body: ReplyTemplateWrite): Promise<ReplyTemplate> {
  return call(endpoints.putReplyTemplate, { params: { id }, body })
}

/** Suggests a reply to an enquiry; a model may take several seconds. @throws message.not_found */
export function suggestReply(id: string): Promise<ReplySuggestion> {
  return call(endpoints.suggestReply, { params: { id }, timeoutMs: 100_000 })
}

/** Fills a template in for a record, in its buyer's language. @throws reply_template.no_text, reply_template.not_found */
export function fillReplyTemplate(id: string, body: ReplyFill): Promise<FilledReply> {
  return call(endpoints.fillReplyTemplate, { params: { id }, body })
}

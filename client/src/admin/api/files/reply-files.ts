import * as endpoints from '#contract/endpoints/inbox/replies.ts'
import type { ReplyFile } from '#contract/requests/reply-files.ts'
import { urlOf } from '../../../api/endpoint.ts'
import { call } from '../request.ts'
import { sendFile } from './send-file.ts'

/** @param onSent called with the share that is sent, from 0 to 1 */
export function uploadReplyFile(file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<ReplyFile> {
  return sendFile(endpoints.uploadReplyFile, { fileName: file.name || 'file' }, file, onSent, signal)
}

/** Removes a file that was not sent. */
export async function discardReplyFile(id: string): Promise<void> {
  await call(endpoints.deleteReplyFile, { params: { id } })
}

export function replyFileUrl(id: string): string {
  return urlOf(endpoints.getReplyFile, { params: { id } })
}

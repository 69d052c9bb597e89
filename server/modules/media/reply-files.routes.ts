import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/inbox/replies.ts'
import { replyBytesMax } from '#contract/requests/reply-files.ts'
import { acceptFiles, readFileBody } from '#server/platform/http/file-body.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'
import { staffOf } from '#server/platform/http/staff-zone.ts'
import { attachment, privateFileHeaders } from './file-headers.ts'
import type { ReplyFiles } from './reply-files.service.ts'

export function replyFilesRoutes(replyFiles: ReplyFiles): FastifyPluginAsync {
  return async (app) => {
    acceptFiles(app, endpoints.uploadReplyFile.consumes)

    route(app, endpoints.uploadReplyFile, async (request) => {
      const tooLarge = () => problem('reply_file.too_large', `A file has at most ${replyBytesMax} bytes`)
      const bytes = await readFileBody(request.body, replyBytesMax, tooLarge)
      return replyFiles.upload(staffOf(request).user.id, request.query.fileName, bytes)
    })

    route(app, endpoints.getReplyFile, async (request, reply) => {
      const { name, bytes } = await replyFiles.read(staffOf(request), request.params.id)
      return reply
        .headers(privateFileHeaders)
        .header('content-disposition', attachment(name))
        .type(endpoints.getReplyFile.answer.mediaType)
        .send(Buffer.from(bytes))
    })

    route(app, endpoints.deleteReplyFile, (request) => replyFiles.discard(staffOf(request).user.id, request.params.id))
  }
}

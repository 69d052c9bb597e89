import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/media.ts'
import { uploadBytesMax } from '#contract/media.ts'
import { acceptFiles, readFileBody } from '#server/platform/http/file-body.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import { attachment, uploadHeaders } from './file-headers.ts'
import type { MediaService } from './media.service.ts'

export function staffMediaRoutes(media: MediaService): FastifyPluginAsync {
  return async (app) => {
    acceptFiles(app, endpoints.uploadMedia.consumes)

    route(app, endpoints.uploadMedia, async (request) => {
      const { kind, fileName } = request.query
      const tooLarge = () => problem('media.too_large', `A file has at most ${uploadBytesMax} bytes`)
      return media.upload(actorOf(request), kind, fileName, await readFileBody(request.body, uploadBytesMax, tooLarge))
    })

    route(app, endpoints.getMedia, ({ params: { upload } }) => media.get(upload))

    route(app, endpoints.cropMedia, (request) => media.crop(actorOf(request), request.params.upload, request.body))
  }
}

/** Registers GET /documents/{document}, which always responds with a download. */
export function documentsRoutes(media: Pick<MediaService, 'read'>): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getDocument, async ({ params: { document: file } }, reply) => {
      const document = await media.read(file.replace('.pdf', ''), 'document')
      if (!document) throw problem('document.not_found', `There is no document ${file}`)
      return reply
        .headers(uploadHeaders)
        .header(
          'content-disposition',
          attachment(/\.pdf$/i.test(document.name) ? document.name : `${document.name}.pdf`),
        )
        .type('application/pdf')
        .send(Buffer.from(document.bytes))
    })
  }
}

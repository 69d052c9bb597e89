import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { importBytesMax } from '#contract/catalogue/product-imports.ts'
import * as endpoints from '#contract/endpoints/catalogue/product-imports.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { acceptFiles, readFileBody } from '#server/platform/http/file-body.ts'
import { problem } from '#server/platform/http/problems.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { errorColumns } from './import-report.ts'
import type { ProductImports } from './product-imports.service.ts'

export function productImportsRoutes(imports: ProductImports, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    acceptFiles(app, endpoints.uploadProductImport.consumes)

    route(app, endpoints.uploadProductImport, async (request) => {
      const tooLarge = () => problem('import.too_large', `A file has at most ${importBytesMax} bytes`)
      const file = await readFileBody(request.body, importBytesMax, tooLarge)
      return imports.upload(actorOf(request), request.query.fileName, new Uint8Array(file).buffer)
    })

    route(
      app,
      endpoints.getProductImportTemplate,
      (_request, reply) => {
        sendCsv(
          reply,
          'products-template',
          Readable.from([]),
          imports.headings().map((heading) => [heading, () => '']),
        )
      },
      { exposeHeadRoute: false },
    )

    route(app, endpoints.getProductImport, (request) => imports.get(request.params.id))

    route(app, endpoints.chooseProductImportEncoding, (request) =>
      imports.chooseEncoding(request.params.id, request.body.encoding),
    )

    route(app, endpoints.previewProductImport, (request) =>
      imports.preview(request.params.id, request.body.mapping, request.body.decimals),
    )

    route(app, endpoints.listProductImportRows, (request) => imports.rows(request.params.id, request.query))

    route(
      app,
      endpoints.exportProductImportErrors,
      async (request, reply) => {
        const { fields, rows } = await imports.errors(request.params.id)
        const language = readerLanguage(settings, staffOf(request), request.query.headings)
        sendCsv(reply, 'import-errors', rows, errorColumns(language, fields))
        return reply
      },
      {
        exposeHeadRoute: false, // it would read them all
      },
    )

    route(app, endpoints.applyProductImport, (request) =>
      imports.apply(actorOf(request), request.params.id, request.body.skipErrors),
    )
  }
}

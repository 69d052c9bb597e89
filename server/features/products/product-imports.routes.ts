import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  importApplySchema,
  importBytesMax,
  importErrorsQuerySchema,
  importParametersSchema,
  importPreviewSchema,
  importRowPageSchema,
  importRowQuerySchema,
  importUploadQuerySchema,
  productImportSchema,
} from '#contract/product-imports.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problem, problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { errorColumns } from './product-imports.report.ts'
import type { ProductImports } from './product-imports.service.ts'

const tags = ['Staff catalogue']
const config = { permission: 'products.import' } as const
const fileTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel', // what Windows calls a CSV
  'application/octet-stream',
]

/** POST /admin/products/imports; GET …/template.csv, …/{id}, …/{id}/rows, …/{id}/errors.csv; POST …/{id}/preview, …/{id}/apply. */
export function productImportsRoutes(imports: ProductImports, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(fileTypes, (_request, payload, done) => done(null, payload))

    app.post(
      '/admin/products/imports',
      {
        config,
        schema: {
          tags,
          operationId: 'uploadProductImport',
          summary: 'Upload a file of products: CSV or XLSX, told by what it holds',
          description: `The file is the body, of at most ${importBytesMax} bytes. Nothing is written to the catalogue before POST …/{id}/apply. The file is forgotten after a week.`,
          consumes: fileTypes,
          querystring: importUploadQuerySchema,
          response: { 201: productImportSchema, 413: problemResponse, 415: problemResponse },
        },
      },
      async (request, reply) => {
        const bytes = await bytesOf(request.body)
        return reply.code(201).send(await imports.upload(actorOf(request), request.query.fileName, bytes))
      },
    )

    app.get(
      '/admin/products/imports/template.csv',
      {
        exposeHeadRoute: false,
        config,
        schema: {
          tags,
          operationId: 'getProductImportTemplate',
          summary: 'An empty file with a heading for each field that an import takes',
          response: { 200: csvResponse },
        },
      },
      (_request, reply) => {
        sendCsv(
          reply,
          'products-template',
          Readable.from([]),
          imports.headings().map((heading) => [heading, () => '']),
        )
      },
    )

    app.get(
      '/admin/products/imports/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'getProductImport',
          summary: 'An import: its columns, how far it is, and what it would do or has done',
          params: importParametersSchema,
          response: { 200: productImportSchema, 404: problemResponse },
        },
      },
      (request) => imports.get(request.params.id),
    )

    app.post(
      '/admin/products/imports/:id/preview',
      {
        config,
        schema: {
          tags,
          operationId: 'previewProductImport',
          summary: 'Begin to compare a file with the catalogue',
          description:
            'A row finds its product by id, else by SKU in any case, else by exact name. An empty cell leaves a field as it is, "-" empties it. GET …/{id} tells how far it is.',
          params: importParametersSchema,
          body: importPreviewSchema,
          response: { 202: productImportSchema, 404: problemResponse, 409: problemResponse },
        },
      },
      async (request, reply) => reply.code(202).send(await imports.preview(request.params.id, request.body.mapping)),
    )

    app.get(
      '/admin/products/imports/:id/rows',
      {
        config,
        schema: {
          tags,
          operationId: 'listProductImportRows',
          summary: 'What each row of a file would do, a difference a cell',
          params: importParametersSchema,
          querystring: importRowQuerySchema,
          response: { 200: importRowPageSchema, 404: problemResponse, 409: problemResponse },
        },
      },
      (request) => imports.rows(request.params.id, request.query),
    )

    app.get(
      '/admin/products/imports/:id/errors.csv',
      {
        exposeHeadRoute: false, // it would read them all
        config,
        schema: {
          tags,
          operationId: 'exportProductImportErrors',
          summary: 'The rows with errors, to be mended and sent again',
          params: importParametersSchema,
          querystring: importErrorsQuerySchema,
          response: { 200: csvResponse, 404: problemResponse, 409: problemResponse },
        },
      },
      async (request, reply) => {
        const { fields, rows } = await imports.errors(request.params.id)
        const language = readerLanguage(settings, staffOf(request), request.query.headings)
        sendCsv(reply, 'import-errors', rows, errorColumns(language, fields))
        return reply
      },
    )

    app.post(
      '/admin/products/imports/:id/apply',
      {
        config,
        schema: {
          tags,
          operationId: 'applyProductImport',
          summary: 'Begin to write what was previewed: all of it or nothing',
          description:
            'Where a product has changed since the preview, the import fails with nothing written. What it wrote is taken back by POST /admin/products/operations/{operationId}/undo.',
          params: importParametersSchema,
          body: importApplySchema,
          response: { 202: productImportSchema, 404: problemResponse, 409: problemResponse },
        },
      },
      async (request, reply) =>
        reply.code(202).send(await imports.apply(actorOf(request), request.params.id, request.body.skipErrors)),
    )
  }
}

/** The bytes of a file as they come. What is too large is read on, but not kept, so that its sender hears the answer. */
async function bytesOf(body: unknown): Promise<ArrayBuffer> {
  if (!(body instanceof Readable)) throw problem('request.invalid', 'Send the file as the body, with its media type')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > 2 * importBytesMax) break
    if (length <= importBytesMax) chunks.push(chunk)
    else chunks.length = 0
  }
  if (length > importBytesMax) throw problem('import.too_large', `A file has at most ${importBytesMax} bytes`)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes.buffer
}

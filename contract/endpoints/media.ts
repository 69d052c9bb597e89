import { endpoint, file } from '../endpoint.ts'
import {
  cropSchema,
  documentParametersSchema,
  mediaParametersSchema,
  mediaSchema,
  uploadBytesMax,
  uploadQuerySchema,
} from '../media.ts'
import { filePaths } from '../paths.ts'

export const uploadMedia = endpoint({
  method: 'POST',
  path: '/admin/media',
  permission: 'media.write',
  tags: ['Staff media'],
  operationId: 'uploadMedia',
  summary: 'Upload a picture or a PDF: its content decides the type, whatever its name',
  description: `The file is the body, of at most ${uploadBytesMax} bytes: a picture as JPEG, PNG, WebP, AVIF or GIF, a document as PDF. A picture is written anew, upright and without metadata (no place, no camera). The same file again answers the same upload. What nothing names within a week is removed.`,
  query: uploadQuerySchema,
  consumes: ['application/octet-stream'],
  answer: mediaSchema,
  status: 201,
  errors: [413, 415, 503],
})

export const getMedia = endpoint({
  method: 'GET',
  path: '/admin/media/:upload',
  permission: 'media.write',
  tags: ['Staff media'],
  operationId: 'getMedia',
  summary: 'An upload: its size, and what it was cut out of',
  params: mediaParametersSchema,
  answer: mediaSchema,
  errors: [404],
})

export const cropMedia = endpoint({
  method: 'POST',
  path: '/admin/media/:upload/crop',
  permission: 'media.write',
  tags: ['Staff media'],
  operationId: 'cropMedia',
  summary: 'Cut a part out of a picture: an upload of its own, which remembers the whole one',
  params: mediaParametersSchema,
  body: cropSchema,
  answer: mediaSchema,
  status: 201,
  errors: [404, 503],
})

export const getDocument = endpoint({
  method: 'GET',
  path: filePaths.document,
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'getDocument',
  summary: 'A document of a product, to be saved',
  params: documentParametersSchema,
  answer: file('application/pdf'),
  errors: [404, 503],
})

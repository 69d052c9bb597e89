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
  summary: 'Upload a picture or a PDF; the type is detected from its content',
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
  summary: 'Get an upload: its size, and the picture it was cropped from',
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
  summary: 'Crop a picture into an upload of its own, which refers to the original',
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
  summary: 'Download a product’s document',
  params: documentParametersSchema,
  answer: file('application/pdf'),
  errors: [404, 503],
})

import * as z from 'zod/mini'
import { systemPartsSchema, systemPdfQuerySchema } from '../../builder/parts.ts'
import { endpoint, file, stillHolds } from '../../endpoint.ts'
import { filePaths } from '../../paths.ts'

export const getSystemParts = endpoint({
  method: 'GET',
  path: '/builder/parts',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'getSystemParts',
  summary: 'List the parts and plans that a system can be built of',
  description:
    'Up to six products of each kind: first those in stock that have a price, then by price. The first is what the system builder takes. `batteryYears` is the battery life, where specifications state one. Prices are HKD. A kind of which nothing is sold has none. `plans` are those that are published now, as lines of a quotation ask for them; of those for one `need` the first is taken.',
  query: z.strictObject({}),
  answer: systemPartsSchema,
  notModified: stillHolds,
  errors: [429, 503],
})

export const getSystemPdf = endpoint({
  method: 'GET',
  path: filePaths.systemPdf,
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'getSystemPdf',
  summary: 'Download a system for a building as PDF: bill of materials, reasons, cost and assumptions',
  description:
    'Its parameters are those of the address of /builder: `know` is what should be known (`leak.energy.air.parking`, or `none`), `lines` what was changed of lines (`leak.40_air..another-sensor`). What is left out is as the page begins: an office tower of 25 storeys. A4, dated in Hong Kong time, prices in HKD.',
  query: systemPdfQuerySchema,
  answer: file('application/pdf'),
  notModified: 'Not modified: the document the client has is of today',
  errors: [429, 503],
})

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { problemResponse } from '#server/platform/problems.ts'
import type { OrderDocumentKind, OrderDocuments } from './order-documents.service.ts'

const summaries: Record<OrderDocumentKind, { operationId: string; summary: string; description: string }> = {
  invoice: {
    operationId: 'getOrderInvoice',
    summary: 'An order’s invoice, as a PDF in its language',
    description: 'Dated the day it was placed, numbered as the order; how to pay is what the sales settings say.',
  },
  'packing-slip': {
    operationId: 'getOrderPackingSlip',
    summary: 'An order’s packing slip, as a PDF in its language',
    description:
      'What is in the boxes, without prices; software and what is paid for by the month or year is not packed.',
  },
}

/** GET /admin/orders/{id}/invoice.pdf and …/packing-slip.pdf. */
export function orderDocumentsRoutes(documents: OrderDocuments): FastifyPluginAsyncZod {
  return async (app) => {
    for (const kind of ['invoice', 'packing-slip'] as const) {
      app.get(
        `/admin/orders/:id/${kind}.pdf`,
        {
          config: { permission: 'sales.read' },
          schema: {
            tags: ['Sales'],
            ...summaries[kind],
            params: z.object({ id: z.uuid() }),
            response: {
              200: { content: { 'application/pdf': { schema: z.any() } } },
              404: problemResponse,
            },
          },
        },
        async (request, reply) => {
          const { name, bytes } = await documents.make(kind, request.params.id)
          reply.header('content-disposition', `inline; filename="${name}"`)
          return reply.type('application/pdf').send(bytes)
        },
      )
    }
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { customerDataSchema, customerDetailSchema, customerEraseSchema } from '#contract/customers.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { CustomerData } from './customer-data.service.ts'
import type { CustomerErasing } from './customer-erasing.service.ts'
import { customerParams } from './customers.routes.ts'

const tags = ['Sales']
const config = { permission: 'customers.privacy', confirmed: true } as const
const refusals = { 404: problemResponse, 409: problemResponse }

interface Privacy {
  customerData: CustomerData
  customerErasing: CustomerErasing
}

const readable = (data: unknown) => JSON.stringify(data, null, 2)

/** GET /admin/customers/{id}/data.json and POST …/erase: both ask for the password. */
export function customerPrivacyRoutes({ customerData, customerErasing }: Privacy): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/customers/:id/data.json',
      {
        exposeHeadRoute: false, // it would read and note all of it
        config,
        schema: {
          tags,
          operationId: 'getCustomerData',
          summary: 'All that is kept of a person, as a file',
          description:
            'For a data access request: the customer and its contacts, everything they sent and got, the timeline and the letters. That it was taken is noted.',
          params: customerParams,
          response: { 200: customerDataSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const data = await customerData.read(actorOf(request), request.params.id)
        reply.header('content-disposition', `attachment; filename="customer-${request.params.id}.json"`)
        return reply.type('application/json; charset=utf-8').serializer(readable).send(data)
      },
    )

    app.post(
      '/admin/customers/:id/erase',
      {
        config,
        schema: {
          tags,
          operationId: 'eraseCustomer',
          summary: 'Forget a person for good',
          description:
            '`name` is the customer’s, typed again. What they sent is erased; open quotations are withdrawn and no private link is good any more; orders and quotations keep their figures, not the person. It cannot be undone.',
          params: customerParams,
          body: customerEraseSchema,
          response: { 200: customerDetailSchema, ...refusals },
        },
      },
      (request) => customerErasing.erase(actorOf(request), request.params.id, request.body),
    )
  }
}

import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/customers.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { CustomerData } from './customer-data.service.ts'
import type { CustomerErasing } from './customer-erasing.service.ts'

interface Privacy {
  customerData: CustomerData
  customerErasing: CustomerErasing
}

const readable = (data: unknown) => JSON.stringify(data, null, 2)

export function customerPrivacyRoutes({ customerData, customerErasing }: Privacy): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.getCustomerData,
      async (request, reply) => {
        const data = await customerData.read(actorOf(request), request.params.id)
        reply.header('content-disposition', `attachment; filename="customer-${request.params.id}.json"`)
        return reply.type('application/json; charset=utf-8').serializer(readable).send(data)
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and record all of it
      },
    )

    route(app, endpoints.eraseCustomer, (request) =>
      customerErasing.erase(actorOf(request), request.params.id, request.body),
    )
  }
}

import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/customers.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { CustomerWriting } from './customer-writing.service.ts'
import type { CustomerMerge } from './privacy/customer-merge.service.ts'

export function customersWriteRoutes(writing: CustomerWriting, merging: CustomerMerge): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.addCustomer, (request) => writing.add(actorOf(request), request.body))

    route(app, endpoints.changeCustomer, (request) => writing.change(actorOf(request), request.params.id, request.body))

    route(app, endpoints.addCustomerNote, (request) =>
      writing.note(actorOf(request), request.params.id, request.body.text),
    )

    route(app, endpoints.mergeCustomers, (request) => merging.merge(actorOf(request), request.params.id, request.body))
  }
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noteSchema, threadSchema } from '#contract/activities.ts'
import {
  customerChangeSchema,
  customerDetailSchema,
  customerMergeSchema,
  newCustomerSchema,
} from '#contract/customers.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { CustomerMerge } from './customer-merge.service.ts'
import type { CustomerWriting } from './customer-writing.service.ts'
import { customerParams } from './customers.routes.ts'

const tags = ['Sales']
const config = { permission: 'sales.write' } as const
const refusals = { 404: problemResponse, 409: problemResponse }

/** Writing: POST /admin/customers, PUT …/{id}, POST …/{id}/notes and …/merge. */
export function customersWriteRoutes(writing: CustomerWriting, merging: CustomerMerge): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/customers',
      {
        config,
        schema: {
          tags,
          operationId: 'addCustomer',
          summary: 'Add a customer by hand',
          description:
            'An address that another customer’s contact has is refused as `contacts.N.email`. One contact is the primary one: the first, where none says so.',
          body: newCustomerSchema,
          response: { 201: customerDetailSchema },
        },
      },
      async (request, reply) => reply.code(201).send(await writing.add(actorOf(request), request.body)),
    )

    app.put(
      '/admin/customers/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'changeCustomer',
          summary: 'Change a customer as a whole, contacts too',
          description:
            '`version` is the one that was edited: where it is no longer the present one, 409 `record.changed` answers with `current`. Contacts that are not given are removed.',
          params: customerParams,
          body: customerChangeSchema,
          response: { 200: customerDetailSchema, ...refusals },
        },
      },
      (request) => writing.change(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/admin/customers/:id/notes',
      {
        config,
        schema: {
          tags,
          operationId: 'addCustomerNote',
          summary: 'Note something of a customer, for staff',
          params: customerParams,
          body: noteSchema,
          response: { 200: threadSchema, ...refusals },
        },
      },
      (request) => writing.note(actorOf(request), request.params.id, request.body.text),
    )

    app.post(
      '/admin/customers/:id/merge',
      {
        config,
        schema: {
          tags,
          operationId: 'mergeCustomers',
          summary: 'Merge another customer into this one',
          description:
            'Contacts, quotations, orders and the timeline of `otherId` are this one’s from then on, and what this one lacks is taken from it; it leaves the lists and leads here. 409 `record.changed` answers with `current`, whichever of the two was changed.',
          params: customerParams,
          body: customerMergeSchema,
          response: { 200: customerDetailSchema, ...refusals },
        },
      },
      (request) => merging.merge(actorOf(request), request.params.id, request.body),
    )
  }
}

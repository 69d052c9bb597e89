import * as z from 'zod/mini'
import { eventSchemas } from '#contract/webhooks/events.ts'
import { override } from './json-schema.ts'

/** The events that webhooks send. */
export const webhooks = Object.fromEntries(
  Object.entries<z.core.$ZodType>(eventSchemas).map(([type, schema]) => {
    const { $schema: _, ...written } = z.toJSONSchema(schema, { override })
    const operation = {
      tags: ['Webhooks'],
      summary: `The event \`${type}\`, sent to the webhooks that listen for it`,
      requestBody: { required: true, content: { 'application/json': { schema: written } } },
      responses: { '2XX': { description: 'Received. Any other answer has it sent again.' } },
      security: [],
    }
    return [type, { post: operation }]
  }),
)

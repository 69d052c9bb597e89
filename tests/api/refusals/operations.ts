import * as z from 'zod'
import type { TestApp } from '#tests/support/app.ts'
import { documentOf } from '#tests/support/openapi/document.ts'

/** Part of a JSON Schema, as the OpenAPI document writes those of the contract. */
export type Schema = z.infer<typeof schemaSchema>
const schemaSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get properties() {
    return z.record(z.string(), schemaSchema).optional()
  },
  get items() {
    return schemaSchema.optional()
  },
  get anyOf() {
    return z.array(schemaSchema).optional()
  },
  get oneOf() {
    return z.array(schemaSchema).optional()
  },
})

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string().optional(),
        parameters: z
          .array(
            z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: schemaSchema }),
          )
          .default([]),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) }).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
})

export interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
}

/** What the API's own document says of a method at a path. */
export interface Operation {
  /** "GET /api/v1/products/{slug}". */
  route: string
  id: string
  method: string
  path: string
  params: Parameter[]
  query: Parameter[]
  body: Schema | undefined
  statuses: Set<number>
}

/** Every endpoint of /api/v1, each with its route as a name for `it.each`. */
export function operationsOf({ app }: Pick<TestApp, 'app'>): Operation[] {
  const { paths } = documentSchema.parse(documentOf(app))
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId: id = '', parameters, requestBody, responses }]) => ({
        route: `${method.toUpperCase()} ${path}`,
        id,
        method: method.toUpperCase(),
        path,
        params: parameters.filter((parameter) => parameter.in === 'path'),
        query: parameters.filter((parameter) => parameter.in === 'query'),
        body: requestBody?.content['application/json']?.schema,
        statuses: new Set(Object.keys(responses).map(Number)),
      })),
    )
}

/** Those that declare a status, for `it.each`. */
export function declaring(operations: Operation[], status: number): [route: string, operation: Operation][] {
  return operations.filter(({ statuses }) => statuses.has(status)).map((operation) => [operation.route, operation])
}

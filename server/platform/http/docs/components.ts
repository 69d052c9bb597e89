import { STATUS_CODES } from 'node:http'
import type { SwaggerTransformObject } from '@fastify/swagger'
import * as z from 'zod/mini'
import { errorResponse, headers } from './errors.ts'
import examples from './examples.json' with { type: 'json' }
import { describeParameter } from './parameters.ts'
import { inputNames, reachedFrom, renamed, type Schemas, withNamedEnums } from './references.ts'
import { webhooks } from './webhooks.ts'

const parameterSchema = z.looseObject({
  name: z.string(),
  description: z.optional(z.string()),
  schema: z.optional(z.looseObject({ format: z.optional(z.string()) })),
})
const responseSchema = z.looseObject({
  description: z.string(),
  content: z.optional(z.record(z.string(), z.looseObject({}))),
})
const operationSchema = z.looseObject({
  operationId: z.string(),
  parameters: z._default(z.array(parameterSchema), []),
  requestBody: z.optional(z.looseObject({ content: z.record(z.string(), z.looseObject({})) })),
  responses: z.record(z.string(), responseSchema),
})
/** What @fastify/swagger writes, as far as it is changed here. */
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
})

type Parameter = z.infer<typeof parameterSchema>
type Response = z.infer<typeof responseSchema>
type Operation = z.infer<typeof operationSchema>
type Paths<Operation> = Record<string, Record<string, Operation>>
type Components = Record<string, object>

interface Example {
  request?: object
  answer: object
}
/** Requests and answers that tests/api/openapi/examples.test.ts recorded, by operation. */
const recorded: Record<string, Example> = examples

const jsonType = 'application/json'
const problemType = 'application/problem+json'
const undescribed = 'Default Response' // as @fastify/swagger writes

/** Completes the document that @fastify/swagger wrote: describes parameters and answers, and writes once what several operations have. */
export function withComponents(written: object): ReturnType<SwaggerTransformObject> {
  const document = z.parse(documentSchema, written)
  const responses: Components = {}
  const all = mapOperations(document.paths, (operation) => describe(operation, responses))
  const { paths, parameters } = shareParameters(all)
  const { schemas, ...components } = document.components
  return withSchemas(
    { ...document, paths, webhooks },
    { ...components, parameters, responses, headers },
    withNamedEnums(schemas),
  )
}

function mapOperations<From, To>(paths: Paths<From>, change: (operation: From) => To): Paths<To> {
  const mapped = Object.entries(paths).map(([path, methods]) => {
    const changed = Object.entries(methods).map(([method, operation]) => [method, change(operation)] as const)
    return [path, Object.fromEntries(changed)] as const
  })
  return Object.fromEntries(mapped)
}

/** @param errors collects the components of errors */
function describe(operation: Operation, errors: Components) {
  const { operationId, parameters, requestBody, responses } = operation
  const answers = Object.entries(responses).map(
    ([status, response]) => [status, describeResponse(operation, status, response, errors)] as const,
  )
  return {
    ...operation,
    parameters: parameters.map((one) => ({ ...one, description: describeParameter(operationId, one) })),
    ...(requestBody && {
      requestBody: { ...requestBody, content: withExample(requestBody.content, recorded[operationId]?.request) },
    }),
    responses: Object.fromEntries(answers),
  }
}

/** @param content media types of a body */
function withExample(content: Record<string, object>, example: object | undefined): Record<string, object> {
  const body = content[jsonType]
  return body && example ? { ...content, [jsonType]: { ...body, example } } : content
}

function describeResponse(
  { operationId, parameters }: Operation,
  status: string,
  response: Response,
  errors: Components,
): object {
  const { content, description } = response
  if (content?.[problemType]) {
    errors[status] ??= errorResponse(status, content)
    return { $ref: `#/components/responses/${status}` }
  }
  const has = (name: string) => parameters.some((one) => one.name === name)
  const sent = {
    ...(has('cursor') && { Link: { $ref: '#/components/headers/Link' } }),
    ...(has('if-none-match') && { ETag: { $ref: '#/components/headers/ETag' } }),
  }
  return {
    ...response,
    description: description === undescribed ? STATUS_CODES[status] : description,
    ...(content && { content: withExample(content, recorded[operationId]?.answer) }),
    ...(Object.keys(sent).length > 0 && { headers: sent }),
  }
}

/** Makes components of the parameters that several operations have. */
function shareParameters(all: Paths<Pick<Operation, 'operationId' | 'parameters'>>) {
  const uses = new Map<string, { name: string; count: number }>()
  const taken = new Set<string>()
  mapOperations(all, ({ operationId, parameters }) => {
    for (const parameter of parameters) {
      const key = JSON.stringify(parameter)
      const use = uses.get(key) ?? { name: componentName(operationId, parameter, taken), count: 0 }
      uses.set(key, { ...use, count: use.count + 1 })
    }
  })
  const shared = [...uses].filter(([, { count }]) => count > 1)
  const references = new Map(shared.map(([key, { name }]) => [key, { $ref: `#/components/parameters/${name}` }]))
  return {
    paths: mapOperations(all, ({ parameters, ...operation }) => ({
      ...operation,
      ...(parameters.length > 0 && { parameters: parameters.map((one) => references.get(JSON.stringify(one)) ?? one) }),
    })),
    parameters: Object.fromEntries(shared.map(([key, { name }]): [string, object] => [name, JSON.parse(key)])),
  }
}

/** Names a parameter; one that differs from the first of its name is named after its operation too. */
function componentName(operationId: string, { name }: Parameter, taken: Set<string>): string {
  const free = taken.has(name) ? `${operationId}.${name}` : name
  taken.add(free)
  return free
}

/** Adds the schemas that something refers to, one of those that are the same. */
function withSchemas(document: object, components: object, schemas: Schemas): ReturnType<SwaggerTransformObject> {
  const rest = { ...document, components }
  const reached = reachedFrom(rest, schemas)
  const names = inputNames(schemas, reached)
  const used = [...reached].map((name): [string, object] => [names.get(name) ?? name, schemas[name] ?? {}])
  const sorted = used.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return renamed({ ...document, components: { ...components, schemas: Object.fromEntries(sorted) } }, names)
}

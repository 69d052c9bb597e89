import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

const contract = path.resolve(import.meta.dirname, '../../../../contract')

/** Modifiers of other schemas: as a component, they would only hide what they modify. */
const unnamed = new Set(['optional', 'nullable', 'default', 'pipe', 'void', 'undefined', 'custom'])

/**
 * Names and descriptions for the OpenAPI document. Not Zod's global registry, whose names would also turn up in the tools that the
 * assistant describes to its model. Each schema that a module of contract/ exports is a component: `orderDetailSchema` is `OrderDetail`.
 */
export const documented = z.registry<{ id?: string; description?: string }>()

const exported = await exportsOfContract()
const inputs = new Set(exported.flatMap(([, value]) => (isEndpoint(value) ? [value.params, value.query] : [])))
for (const [name, value] of exported) {
  // parameters are listed one by one
  if (!isSchema(value) || inputs.has(value) || documented.has(value) || !name.endsWith('Schema')) continue
  if (!unnamed.has(value._zod.def.type)) nameSchema(value, componentName(name))
}

async function exportsOfContract(): Promise<[name: string, value: unknown][]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.toSorted().map((file): Promise<object> => import(pathToFileURL(path.join(contract, file)).href)),
  )
  return modules.flatMap((module) => Object.entries(module))
}

function nameSchema(schema: z.core.$ZodType, id: string): void {
  if (documented._idmap.has(id)) throw new Error(`Two schemas of contract/ are named ${id}: rename the export of one`)
  documented.add(schema, { id })
}

/** `Input` at the end is fastify-type-provider-zod's own, for what a schema takes. */
function componentName(name: string): string {
  const bare = name.replace(/Schema$/, '').replace(/Input$/, 'Write')
  return bare[0]?.toUpperCase() + bare.slice(1)
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return value instanceof z.core.$ZodType
}

function isEndpoint(value: unknown): value is { params?: unknown; query?: unknown } {
  return typeof value === 'object' && value !== null && 'operationId' in value
}

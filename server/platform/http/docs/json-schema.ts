import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { documented } from './schema-names.ts'

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>
type Written = Parameters<Override>[0]

/** Writes a schema as integrators need it, in place of Zod's own way. */
export const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  joinNull(jsonSchema)
  if (jsonSchema.format) delete jsonSchema.pattern // it says the same at length
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  // fields are added to answers without notice
  if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema.additionalProperties
  if (def.type === 'tuple') jsonSchema.items = {} // Spectral asks for it; `maxItems` closes the list
  const values = choicesOf(zodSchema)
  if (values)
    jsonSchema.description = `One or more of ${values.map((value) => `\`${value}\``).join(', ')}, with commas between.`
  separateReference(jsonSchema)
}

/** Writes null as a second type: `{ type: ['string', 'null'], format: 'uuid' }`. */
function joinNull(jsonSchema: Written['jsonSchema']): void {
  const [schema, other, ...more] = jsonSchema.anyOf ?? []
  if (typeof schema !== 'object' || other?.type !== 'null' || more.length > 0) return
  if (typeof schema.type !== 'string' || 'enum' in schema || 'const' in schema || schema.type === 'object') return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, schema, { type: [schema.type, 'null'] })
}

/** Returns the values of a list of choices that is sent as one text. */
function choicesOf({ _zod: { def } }: Written['zodSchema']): string[] | undefined {
  const list = def.type === 'pipe' && isDef(def, 'pipe') ? def.out._zod.def : undefined
  const item = list && isDef(list, 'array') ? list.element._zod.def : undefined
  return item && isDef(item, 'enum') ? Object.values(item.entries).map(String) : undefined
}

interface Defs {
  pipe: z.core.$ZodPipeDef
  array: z.core.$ZodArrayDef
  enum: z.core.$ZodEnumDef
}

function isDef<Type extends keyof Defs>(def: { type: string }, type: Type): def is Defs[Type] {
  return def.type === type
}

/** Moves a reference beside other keywords into `allOf`: @fastify/swagger drops what is beside a `$ref`. */
function separateReference(jsonSchema: Written['jsonSchema']): void {
  const { $ref } = jsonSchema
  if ($ref === undefined || Object.keys(jsonSchema).length === 1) return
  delete jsonSchema.$ref
  jsonSchema.allOf = [...(jsonSchema.allOf ?? []), { $ref }]
}

const options = { schemaRegistry: documented, zodToJsonConfig: { override } }

export const routeToJsonSchema = createJsonSchemaTransform(options)
export const componentsToJsonSchema = createJsonSchemaTransformObject(options)

import * as z from 'zod'
import type { Schema } from './operations.ts'

/** Of nothing that exists. */
export const unknownId = '11111111-1111-4111-8111-111111111111'

const texts = [
  'x',
  'buyer@example.com',
  unknownId,
  '2030-01-15',
  '2030-01-15T00:00:00Z',
  '+852 2345 6789',
  'https://site.example/',
  '1',
  'x'.repeat(43),
  '0'.repeat(64),
  '',
]

const parsers = new WeakMap<Schema, z.ZodType>()

/** Whether the contract takes a value. */
export function checkerOf(schema: Schema): (value: unknown) => boolean {
  const whole: Record<string, unknown> = schema
  const parser = parsers.get(schema) ?? z.fromJSONSchema(whole)
  parsers.set(schema, parser)
  return (value) => parser.safeParse(value).success
}

/** The alternatives of a schema. */
export function branchesOf(schema: Schema): Schema[] {
  const { type } = schema
  if (Array.isArray(type)) return type.map((one) => ({ ...schema, type: one }))
  return schema.anyOf ?? schema.oneOf ?? [schema]
}

/** What a schema takes: of alternatives the last, which is null where that may be; of a text the first of a few that fits. */
export function exampleOf(schema: Schema, which: 'required' | 'all' = 'required'): unknown {
  const branches = branchesOf(schema)
  const branch = which === 'all' ? branches[0] : branches.at(-1)
  if (branch && branch !== schema) return exampleOf(branch, which)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => which === 'all' || schema.required?.includes(name))
          .map(([name, property]) => [name, exampleOf(property, which)]),
      )
    case 'array': {
      const length = which === 'all' ? Math.max(1, schema.minItems ?? 0) : (schema.minItems ?? 0)
      return Array.from({ length }, () => exampleOf(schema.items ?? {}, which))
    }
    case 'string':
      return texts.find(checkerOf(schema))
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return Math.max(1, schema.minimum ?? 1)
  }
}

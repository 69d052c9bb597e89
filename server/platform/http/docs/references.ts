/** References between the parts of an OpenAPI document. */

const schemaPrefix = '#/components/schemas/'
const reference = new RegExp(`"${schemaPrefix}(\\w+)"`, 'g')

export type Schemas = Record<string, object>

/** Returns the names of schemas that something refers to, directly. */
export function namesIn(part: unknown): string[] {
  return [...JSON.stringify(part).matchAll(reference)].flatMap(([, name]) => name ?? [])
}

/** Returns the names of schemas that something refers to, also by way of others. */
export function reachedFrom(part: unknown, schemas: Schemas): Set<string> {
  const reached = new Set<string>()
  const waiting = namesIn(part)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    waiting.push(...namesIn(schemas[name]))
  }
  return reached
}

/** Returns schemas that refer to a named list of values wherever they repeat it. */
export function withNamedEnums(schemas: Schemas): Schemas {
  const enums = Object.entries(schemas).filter(([name, schema]) => 'enum' in schema && !name.endsWith('Input'))
  const names = new Map(enums.map(([name, schema]) => [JSON.stringify(schema), name]))
  const replace = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(replace)
    const name = 'enum' in part ? names.get(JSON.stringify(part)) : undefined
    if (name) return { $ref: schemaPrefix + name }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replace(value)]))
  }
  const inner = ([, schema]: [string, object]) => ('enum' in schema ? schema : Object(replace(schema)))
  return Object.fromEntries(Object.entries(schemas).map((entry) => [entry[0], inner(entry)]))
}

/** Returns a part whose references have other names. */
export function renamed(part: object | undefined, names: ReadonlyMap<string, string>) {
  return JSON.parse(
    JSON.stringify(part).replaceAll(reference, (_, name: string) => `"${schemaPrefix}${names.get(name) ?? name}"`),
  )
}

/**
 * Returns other names for schemas of input. `fastify-type-provider-zod` writes each schema twice, as `Order` and `OrderInput`; where the
 * answers have no `Order`, or the same one, one is enough.
 */
export function inputNames(schemas: Schemas, reached: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const name of reached) {
    const base = name.replace(/Input$/, '')
    if (base !== name && base in schemas) names.set(name, base)
  }
  const differing = () =>
    [...names].filter(
      ([name, base]) =>
        reached.has(base) && JSON.stringify(renamed(schemas[name], names)) !== JSON.stringify(schemas[base]),
    )
  // two that refer to different ones are different too
  for (let found = differing(); found.length > 0; found = differing()) for (const [name] of found) names.delete(name)
  return names
}

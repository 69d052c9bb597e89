import type { FastifyInstance } from 'fastify'

/** Returns the OpenAPI document with what its references name in their place. Shared parts stay shared: written out, it would be 34 MB. */
export function resolvedDocument(document: unknown): unknown {
  const targets = new Map<string, unknown>()
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part
    if ('$ref' in part && typeof part.$ref === 'string') return target(part.$ref)
    const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]))
    return withoutAllOf(inner)
  }
  const target = (reference: string): unknown => {
    if (!targets.has(reference)) targets.set(reference, resolve(partAt(document, reference)))
    return targets.get(reference)
  }
  return resolve(document)
}

/** Joins a schema with the one that it is made of: a reference beside a default is within `allOf`. */
function withoutAllOf(part: Record<string, unknown>): object {
  const { allOf, ...rest } = part
  return Array.isArray(allOf) && allOf.length === 1 ? { ...Object(allOf[0]), ...rest } : part
}

/** @param reference such as `#/components/schemas/Order` */
function partAt(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce((part: unknown, name) => Object(part)[name], document)
}

export function documentOf(app: FastifyInstance): unknown {
  return resolvedDocument(app.swagger())
}

import * as z from 'zod/mini'
import type { Permission } from './staff/permissions.ts'

export { apiRoot } from './paths.ts'

/**
 * Declarations of endpoints, from which the server registers routes, the client makes calls and the OpenAPI document
 * is generated. endpoints/<area>.ts exports each by its `operationId`.
 */

/** A file or stream. */
export interface FileAnswer {
  mediaType: string
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to `apiRoot`; parameters as `:id`. */
  path: `/${string}`
  /** `self`: any signed-in user, even with a restricted session; `public`: everybody. */
  permission: Permission | 'self' | 'public'
  /** The password must have been confirmed within the last minutes. */
  confirmed?: true
  /** May be called without an origin check, because it uses no cookie. */
  isForPrograms?: true
  /** Holds a connection and transaction for long, so it has a rate limit of its own per session. */
  isExport?: true
  tags: readonly string[]
  operationId: string
  summary: string
  description?: string
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  /** Media types of a file body. */
  consumes?: readonly string[]
  /** Schema of a JSON response, `nothing`, or a file. */
  answer: z.core.$ZodType | FileAnswer
  /** Defaults to 200. */
  status?: 201 | 202 | 204
  /** Streams the response for `text/event-stream`. */
  hasEvents?: true
  /** The response has an `ETag`; this describes a 304. */
  notModified?: string
  /** Days (2027-01-31) since which it is deprecated and after which it is gone, and what replaces it. */
  deprecated?: { since: string; sunset: string; instead: string }
  /** Problem statuses besides those that follow from the input and the access rules. */
  errors?: readonly number[]
}

/**
 * Returns whether a request may be sent again with the same `Idempotency-Key`: every POST of staff with JSON. What asks for the password
 * is left out, because its answers may hold secrets.
 */
export function isRepeatable({ method, permission, confirmed, consumes, answer }: Endpoint): boolean {
  const isStaff = permission !== 'public' && permission !== 'self'
  return method === 'POST' && isStaff && !confirmed && !consumes && !('mediaType' in answer)
}

/** Declares an endpoint. The client's build reduces it to what a call needs (client/build/plugins.ts). */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared
}

/** Response without a body. */
export const nothing = z.void()

/** Response that is a file. @__NO_SIDE_EFFECTS__ */
export function file<const MediaType extends string>(mediaType: MediaType): { mediaType: MediaType } {
  return { mediaType }
}

export const idParams = z.object({ id: z.uuid() })

/** Description of a 304 for most endpoints. */
export const stillHolds = 'Not modified: the answer the client has still holds'

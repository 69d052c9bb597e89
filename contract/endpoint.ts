import * as z from 'zod/mini'
import type { Permission } from './staff/permissions.ts'

export { apiRoot } from './paths.ts'

/**
 * What an endpoint of the API is, said once: the server registers its route from it, the client calls it by it, and the OpenAPI
 * document describes it by it. Those of an area are in endpoints/<area>.ts, each exported by its `operationId`.
 */

/** An answer that is a file or a stream, by its media type. */
export interface FileAnswer {
  mediaType: string
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `apiRoot`; parameters as `:id`. */
  path: `/${string}`
  /** What it takes to call it; `self`: to be signed in, however restricted; `public`: nothing. */
  permission: Permission | 'self' | 'public'
  /** The password must have been given within the last minutes: secrets, roles and keys. */
  confirmed?: true
  /** May be called by what is no browser, with nothing to prove where it comes from: it answers no cookie. */
  isForPrograms?: true
  /** Holds a connection and a transaction for long: how often a session may ask for one is counted apart. */
  isExport?: true
  tags: readonly string[]
  operationId: string
  summary: string
  description?: string
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  /** Media types of a body that is a file. */
  consumes?: readonly string[]
  /** JSON of this schema, `nothing`, or a file. */
  answer: z.core.$ZodType | FileAnswer
  /** Of the answer; 200 where it is not given. */
  status?: 201 | 202 | 204
  /** Where `text/event-stream` is accepted, the answer comes piece by piece. */
  hasEvents?: true
  /** Its answer has an `ETag`: what a 304 means. */
  notModified?: string
  /** Statuses of the problems it may answer with, beside those that follow from its input and from the zone it stands in. */
  errors?: readonly number[]
}

/** Declares an endpoint. The client's build keeps of it what a call needs (client/build/plugins.ts). */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared
}

/** The answer of an endpoint that has no body. */
export const nothing = z.void()

/**
 * An answer that is a file.
 * @__NO_SIDE_EFFECTS__
 */
export function file<const MediaType extends string>(mediaType: MediaType): { mediaType: MediaType } {
  return { mediaType }
}

/** Of a record by its id. */
export const idParams = z.object({ id: z.uuid() })

/** What a 304 means, as `notModified` of most endpoints. */
export const stillHolds = 'Not modified: the answer the client has still holds'

import type * as z from 'zod/mini'
import { apiRoot, type Endpoint } from '#contract/endpoint.ts'

export type JsonEndpoint = Endpoint & { answer: z.core.$ZodType }

type Value = string | number | boolean | undefined
type Values<Schema extends z.core.$ZodType> = { [Name in keyof z.input<Schema>]: Value }

interface AnyPlace {
  params?: Record<string, Value>
  query?: URLSearchParams | Record<string, Value>
}

type Params<Of extends Endpoint> = Of extends { params: infer Schema extends z.core.$ZodType }
  ? { params: Values<Schema> }
  : { params?: never }

type Query<Of extends Endpoint> = Of extends { query: infer Schema extends z.core.$ZodType }
  ? Record<never, never> extends z.input<Schema>
    ? { query?: URLSearchParams | Values<Schema> }
    : { query: URLSearchParams | Values<Schema> }
  : { query?: URLSearchParams }

/** Path parameters and query of an endpoint's address. */
export type PlaceOf<Of extends Endpoint> = Params<Of> & Query<Of>

/** Everything that a call of an endpoint sends. */
export type RequestOf<Of extends Endpoint> = PlaceOf<Of> &
  (Of extends { body: infer Schema extends z.core.$ZodType } ? { body: z.input<Schema> } : { body?: never })

/** Returns the address of an endpoint, on this origin. */
export function urlOf<const Of extends Endpoint>(endpoint: Of, place: PlaceOf<Of>): string
export function urlOf({ path }: Endpoint, { params, query }: AnyPlace): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams(query instanceof URLSearchParams ? query : given(query))
  return `${apiRoot}${filled}${search.size > 0 ? `?${search}` : ''}`
}

function given(query: Record<string, Value> = {}): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

import type { Client, ClientOptions } from 'openapi-fetch'
import type { components, paths } from './schema.js'

export type { components, operations, paths, webhooks } from './schema.js'

/** A named schema of the API: `Schema<'OrderDetail'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export interface Options extends ClientOptions {
  /** Where the site is: `https://shop.example`. */
  baseUrl: string
  /** A key that a Super Admin has made: `hk_…`. */
  apiKey: string
}

/** Creates a client: `GET`, `POST` and the like take a path of the document, and answer `{ data, error, response }`. */
export declare function createClient(options: Options): Client<paths>

/** Returns the `cursor` of a list's next page; undefined after the last. */
export declare function nextCursor(response: Response): string | undefined

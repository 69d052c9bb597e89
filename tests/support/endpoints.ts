import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'

const folder = path.resolve(import.meta.dirname, '../../contract/endpoints')

/** Every endpoint of contract/endpoints, by the name of its export. */
export async function declaredEndpoints(): Promise<[name: string, endpoint: Endpoint][]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(path.join(folder, file)) as Promise<Record<string, Endpoint>>)
  return (await Promise.all(files)).flatMap((exports) => Object.entries(exports))
}

/** "GET /api/v1/products/{slug}", as the routes are listed. */
export function addressOf({ method, path: below }: Endpoint, root: string): string {
  return `${method} ${root}${below.replace(/:(\w+)/g, '{$1}')}`
}

import { apiRoot } from '#contract/endpoint.ts'
import * as endpoints from '#contract/endpoints/catalogue/catalogue.ts'

/** Where the picture with this SHA-256 is served. */
export function imagePath(hash: string): string {
  return `${apiRoot}${endpoints.getImage.path.replace(':hash', hash)}`
}

import { apiRoot, filePaths } from '#contract/paths.ts'

/** Where the server has a picture of its own. @param hash its SHA-256 */
export function imageUrl(hash: string): string {
  return apiRoot + filePaths.image.replace(':hash', hash)
}

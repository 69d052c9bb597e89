/** Where the catalogue comes from: a database of Notion's, files in a folder on the server, or a file at an address. */
export const sourceKinds = ['notion', 'folder', 'address'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Files are read and never written. */
export function isOfFiles(source: SourceKind): boolean {
  return source !== 'notion'
}

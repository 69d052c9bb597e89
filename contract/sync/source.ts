/** Where the catalogue comes from: a database of Notion's, files in a folder on the server, or a file at an address. */
export const sourceKinds = ['notion', 'folder', 'address'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** By which name a run writes down what it took from there, in the history of products. */
export const sourceAuthors = { notion: 'Notion', files: 'Files' } as const

/** Files are read and never written. */
export function isOfFiles(source: SourceKind): boolean {
  return source !== 'notion'
}

/** Source of the catalogue: a Notion database, files in a folder on the server, or a file at a URL. */
export const sourceKinds = ['notion', 'folder', 'address'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Author of a run's changes in the history of products. */
export const sourceAuthors = { notion: 'Notion', files: 'Files' } as const

/** Files are read-only. */
export function isOfFiles(source: SourceKind): boolean {
  return source !== 'notion'
}

/** Pages that are shared with a picture of their own, by the first part of their address; client/build/share-images.tsx draws them. */
export const sharePages = [
  'products',
  'builder',
  'solutions',
  'lpwan',
  'esg-compliance',
  'property-management',
  'case-studies',
  'about',
  'careers',
  'support',
  'docs',
  'demo',
  'live-demo',
  'contact',
] as const

export type SharePage = (typeof sharePages)[number]

/** @param path without its language */
export function sharePageAt(path: string): SharePage | undefined {
  return sharePages.find((page) => page === path.split('/')[1])
}

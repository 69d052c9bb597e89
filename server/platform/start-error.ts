export class StartError extends Error {
  override name = 'StartError'
}

/** Returns advice on an error of the operating system that PostgreSQL, Node or Vite passed on; undefined where there is none. */
export function adviceOn(complaint: string): string | undefined {
  const [, library] = /(?:error while loading shared libraries|Library not loaded): ([^:\s]+)/.exec(complaint) ?? []
  if (library) {
    return `The library ${library} is missing: "npm rebuild" puts those that come with PostgreSQL in place, others are the system's to install; or set DATABASE_URL to a server of yours`
  }
  if (/no space left on device|check free disk space|disk quota exceeded/i.test(complaint)) {
    return 'The disk is full: free some of it, or set DATA_DIR to a folder on another'
  }
  return undefined
}

import { LRUCache } from 'lru-cache'
import type { Answer } from '../http/answers.ts'

/** A page as it goes out. */
export interface SentPage {
  answer: Answer
  status: number
  headers: Record<string, string>
}

/** A page with what it was rendered from. */
export interface CachedPage extends SentPage {
  /** What GET /site answered. */
  site: string
  /** Tags of what the API answered, by path. */
  tags: Map<string, string>
  /** How many changes were known when it was last compared with that. */
  checkedAt: number
}

const bytesMax = 32 * 1024 * 1024
/** What an entry takes beside its key and its bytes, about. */
const entryBytes = 2048

/**
 * Caches pages, each with its compressed forms and its ETag: 32 MiB at most, those that were used last. After a change each page is stale
 * until it was compared with what it was rendered from.
 */
export function createPageCache<Made>() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: bytesMax,
    sizeCalculation: ({ answer, site, tags }, key) =>
      entryBytes + 2 * (key.length + answer.body.length + site.length + [...tags].join('').length),
  })
  const making = new Map<string, Promise<Made>>()
  let changes = 0
  /** A page that was compared before this change is stale. */
  let staleBefore = 0

  return {
    set: (key: string, page: CachedPage) => void pages.set(key, page),
    /** Returns a page whether it is stale or not. */
    peek: (key: string) => pages.peek(key),
    /** Returns a page that may be sent as it is. */
    fresh(key: string): CachedPage | undefined {
      const page = pages.get(key)
      return page && page.checkedAt >= staleBefore ? page : undefined
    },
    /** Makes a page; whoever asks for the same meanwhile waits for that. @param make is told how many changes are known as it begins */
    makeOnce(key: string, make: (checkedAt: number) => Promise<Made>): Promise<Made> {
      const pending = `${changes} ${key}`
      const made = making.get(pending) ?? make(changes).finally(() => making.delete(pending))
      making.set(pending, made)
      return made
    },
    /** @param graceMs how much longer pages are sent as they were */
    changed(graceMs: number): void {
      changes += 1
      const change = changes
      if (graceMs === 0) staleBefore = change
      else setTimeout(() => (staleBefore = Math.max(staleBefore, change)), graceMs).unref()
    },
  }
}

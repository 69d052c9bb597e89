import { LRUCache } from 'lru-cache'
import type { Answer } from '../http/answers.ts'

/** Response with a page. */
export interface SentPage {
  answer: Answer
  status: number
  headers: Record<string, string>
}

/** A page with the tags of the answers that it was rendered from. */
export interface CachedPage extends SentPage {
  /** Response of GET /site, as JSON. */
  site: string
  /** Tags of API responses by path. */
  tags: Map<string, string>
  /** Number of the last change that it was checked against. */
  checkedAt: number
}

const bytesMax = 32 * 1024 * 1024
/** Approximate overhead of an entry, in bytes. */
const entryBytes = 2048

/**
 * Caches pages with their compressed forms and ETags: up to 32 MiB, least recently used evicted first. After a change each page is stale
 * until its tags were compared.
 */
export function createPageCache<Made>() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: bytesMax,
    sizeCalculation: ({ answer, site, tags }, key) =>
      entryBytes + 2 * (key.length + answer.body.length + site.length + [...tags].join('').length),
  })
  const making = new Map<string, Promise<Made>>()
  let changes = 0
  /** Pages checked before this change are stale. */
  let staleBefore = 0

  return {
    set: (key: string, page: CachedPage) => void pages.set(key, page),
    /** Returns a page, stale or not. */
    peek: (key: string) => pages.peek(key),
    /** Returns a page unless it is stale. */
    fresh(key: string): CachedPage | undefined {
      const page = pages.get(key)
      return page && page.checkedAt >= staleBefore ? page : undefined
    },
    /** Makes a page; concurrent requests share the result. @param make receives the number of the last change */
    makeOnce(key: string, make: (checkedAt: number) => Promise<Made>): Promise<Made> {
      const pending = `${changes} ${key}`
      const made = making.get(pending) ?? make(changes).finally(() => making.delete(pending))
      making.set(pending, made)
      return made
    },
    /** Marks all pages as stale. @param graceMs how much longer they may be sent, in milliseconds */
    changed(graceMs: number): void {
      changes += 1
      const change = changes
      if (graceMs === 0) staleBefore = change
      else setTimeout(() => (staleBefore = Math.max(staleBefore, change)), graceMs).unref()
    },
  }
}

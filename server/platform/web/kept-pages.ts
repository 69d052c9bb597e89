import { LRUCache } from 'lru-cache'
import type { Answer } from '../http/answers.ts'
import type { PageAsked } from './pages.ts'

/** A page as it goes out. */
export interface SentPage {
  answer: Answer
  status: number
  headers: Record<string, string>
}

/** One that goes out again while what it was drawn from is the same. */
export interface KeptPage extends SentPage {
  asked: PageAsked
  origin: string
  /** What GET /site answered. */
  site: string
  /** What the API answered, told by a tag, by the path that it was asked at. */
  tags: Map<string, string>
  /** How many changes were known when it was last compared with that. */
  checkedAt: number
  hits: number
}

const bytesMax = 32 * 1024 * 1024
/** What an entry takes beside its key and its bytes, about. */
const entryBytes = 2048

/** Pages by origin and address: bounded in bytes, each with its compressed forms. */
export function createKeptPages() {
  return new LRUCache<string, KeptPage>({
    maxSize: bytesMax,
    sizeCalculation: ({ answer, site, tags }, key) =>
      entryBytes + 2 * (key.length + answer.body.length + site.length + [...tags].join('').length),
  })
}

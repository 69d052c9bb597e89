import { createContent } from '#server/modules/content/index.ts'
import type { Dependencies } from '../dependencies.ts'

export type ContentArea = ReturnType<typeof contentServices>

type Needs = Pick<Dependencies, 'database' | 'audit' | 'now' | 'contentShown'>

/** What staff own of the site's pages. */
export function contentServices({ database, audit, now, contentShown }: Needs) {
  return { content: createContent({ database, audit, now, onCommit: contentShown.refresh }) }
}

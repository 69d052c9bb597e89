import { createContent } from '#server/modules/content/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CatalogueArea } from './catalogue.ts'

export type ContentArea = ReturnType<typeof contentServices>

type Needs = Pick<Dependencies, 'database' | 'audit' | 'now' | 'firstVersions' | 'contentShown'> &
  Pick<CatalogueArea, 'lookup'>

export function contentServices({ database, audit, now, firstVersions, contentShown, lookup }: Needs) {
  return { content: createContent({ database, audit, firstVersions, now, lookup, onCommit: contentShown.refresh }) }
}

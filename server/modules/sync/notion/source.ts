import { syncNote } from '#contract/sync/sync-notes.ts'
import type { LiveSource, SourceBatch } from '../source/source.ts'
import { columnOf, pageOf } from './cells.ts'
import type { Notion } from './client.ts'
import type { NotionBatch } from './query.ts'

export function createNotionSource(notion: Notion): LiveSource {
  const source: LiveSource = {
    kind: 'notion',
    get live() {
      return source
    },
    reportingWaits: (onWait) => createNotionSource(notion.reportingWaits(onWait)),
    async table(databaseId, signal, stop) {
      const { properties, ...database } = await notion.database(databaseId, signal, stop)
      return { ...database, columns: properties.map(columnOf) }
    },
    pages: (databaseId, options) => batchesOf(notion.pages(databaseId, options)),
    unreached: (reason) => syncNote('notion.not-connected', { reason }),
    pagesById: (databaseId, pageIds, options) => batchesOf(notion.pagesById(databaseId, pageIds, options)),
    async page(pageId, signal, stop) {
      const found = await notion.page(pageId, signal, stop)
      return found && pageOf(found)
    },
    lists: notion.lists,
    user: notion.user,
    self: notion.self,
    markOf: notion.markOf,
    createPage: async (...given) => pageOf(await notion.createPage(...given)),
    updatePage: async (...given) => pageOf(await notion.updatePage(...given)),
    async rewritePage(pageId, decide, signal, stop) {
      const page = await notion.rewritePage(pageId, (found) => decide(pageOf(found)), signal, stop)
      return page && pageOf(page)
    },
  }
  return source
}

async function* batchesOf(batches: AsyncGenerator<NotionBatch>): AsyncGenerator<SourceBatch> {
  for await (const { pages, ...batch } of batches) yield { ...batch, pages: pages.map(pageOf) }
}

import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import type { Notion } from '../notion/client.ts'
import { NotionError } from '../notion/errors.ts'
import { sureSince } from '../run/sync.rules.ts'
import type { PricebookRepo } from './pricebook.repo.ts'
import type { PricebookChange, PricebookValues } from './pricebook.rules.ts'
import { isTrashed, type PricebookColumns, pricebookPageOf, pricebookProperties } from './pricebook-pages.ts'
import type { PricebookPage } from './pricebook-plan.ts'

type Made = { refused: SyncNote[] } | { failure: SyncNote[] }

interface WriterServices {
  notion: Notion
  repo: PricebookRepo
  databaseId: string
  columns: PricebookColumns
  since: Date
  signal: AbortSignal
  stop: AbortSignal
}

export function createPricebookWriter(services: WriterServices): (change: PricebookChange) => Promise<Made> {
  const { notion, repo, databaseId, columns, since, signal, stop } = services

  /** Finds a page that may have been created although the answer was lost. */
  async function findMade(change: PricebookChange): Promise<string | undefined> {
    const editedSince = sureSince(since)
    const found: PricebookPage[] = []
    for await (const { pages } of notion.pages(databaseId, { editedSince, signal, stop })) {
      for (const page of pages) if (!isTrashed(page)) found.push(pricebookPageOf(page, columns))
    }
    const assigned = await repo.assignedPages(found.map(({ id }) => id))
    const isIt = ({ id, values }: PricebookPage) => !assigned.has(id) && sameProduct(values, change.values)
    return found.find(isIt)?.id
  }

  async function create(change: PricebookChange): Promise<Made> {
    const { properties, refused } = pricebookProperties(change.fields, columns)
    const values = without(change.values, refused)
    if (!(await repo.begin(change.productId, databaseId, values, since)))
      return { failure: [syncNote('product.gone-or-linked')] }
    const pageId = await notion.createPage(databaseId, { properties }, signal, stop).then(
      ({ id }) => id,
      async (error: unknown) => {
        if (!(error instanceof NotionError) || !error.mayHaveHappened) throw error
        const made = await findMade(change)
        if (made === undefined) throw error
        return made
      },
    )
    await repo.savePage(change.productId, pageId, databaseId, values)
    return { refused: refused.map(({ reason }) => reason) }
  }

  async function update(change: PricebookChange & { pageId: string }): Promise<Made> {
    const { properties, refused } = pricebookProperties(change.fields, columns)
    const isSent = Object.keys(properties).length > 0
    if (isSent) await notion.updatePage(change.pageId, { properties }, signal, stop)
    await repo.savePage(change.productId, change.pageId, databaseId, without(change.values, refused))
    const reasons = refused.map(({ reason }) => reason)
    return isSent || reasons.length === 0 ? { refused: reasons } : { failure: reasons }
  }

  async function retire(productId: string, pageId: string | null): Promise<Made> {
    if (pageId !== null) {
      await notion.updatePage(pageId, { trashed: true }, signal, stop).catch((error: unknown) => {
        if (!(error instanceof NotionError) || error.status !== 404) throw error
      })
    }
    await repo.forget(productId)
    return { refused: [] }
  }

  return ({ pageId, ...change }) => {
    if (change.kind === 'retire') return retire(change.productId, pageId)
    return pageId === null ? create({ ...change, pageId }) : update({ ...change, pageId })
  }
}

/** Leaves refused fields out of the sent values, so that the next run tries them again. */
function without(values: PricebookValues, refused: { field: keyof PricebookValues }[]): Partial<PricebookValues> {
  const fields = new Set<string>(refused.map(({ field }) => field))
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)))
}

function sameProduct(page: PricebookValues, wanted: PricebookValues): boolean {
  return page['Product Name'] === wanted['Product Name'] && page.SKU === wanted.SKU
}

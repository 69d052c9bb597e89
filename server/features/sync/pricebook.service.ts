import type { Database } from '#server/platform/database.ts'
import type { Notion, NotionPage } from './notion/notion.client.ts'
import { NotionError } from './notion/notion.errors.ts'
import { databaseIdOf } from './notion/notion.places.ts'
import {
  computedColumns,
  missingSchema,
  type PricebookColumns,
  pricebookColumnsOf,
  pricebookPageOf,
  pricebookProperties,
} from './pricebook.pages.ts'
import { createPricebookRepo } from './pricebook.repo.ts'
import { type PricebookChange, type PricebookPage, type PricebookValues, planPricebook } from './pricebook.rules.ts'
import { createFailureSorter } from './push.failures.ts'

/** Notion's clock and ours may differ, and Notion cuts times to the minute. */
const lookBackMs = 10 * 60_000

interface PricebookServices {
  notion: Notion
  database: Database
  /** The pricebook's database; its id or a link to it. */
  databaseId: string
  now: () => Date
  /** Told of what staff should look at, in a sentence. */
  warn: (warning: string) => void
}

interface ApplyOptions {
  signal: AbortSignal
  stop?: AbortSignal
  /** After each change that was made; `refused` are the fields that could not be sent, a sentence each. */
  onDone: (change: PricebookChange, refused: string[]) => Promise<void> | void
  /** After each that nothing came of; the next run plans it again. */
  onFailed: (change: PricebookChange, message: string) => Promise<void> | void
}

/** What became of a change; `refused` are fields that could not be sent with the others, a sentence each. */
type Made = { refused: string[] } | { failure: string }

/**
 * Keeps the pricebook database (spec §3, §9) telling what the listed products are. It is written to, never imported.
 * To be used by the holder of the sync's lock only.
 */
export function createPricebook({ notion, database, databaseId: given, now, warn }: PricebookServices) {
  const repo = createPricebookRepo(database.prisma)
  const databaseId = databaseIdOf(given)

  /** Every page that is not in the trash; undefined where Notion does not list them all. */
  async function readPages(columns: PricebookColumns, signal: AbortSignal, stop?: AbortSignal) {
    let pages = new Map<string, PricebookPage>()
    for await (const batch of notion.pages(databaseId, { signal, ...(stop && { stop }) })) {
      if (batch.restarted) pages = new Map()
      if (batch.incompleteReason) warn(`The pricebook was left as it is: ${batch.incompleteReason}`)
      if (batch.incompleteReason) return undefined
      for (const page of batch.pages) if (!isTrashed(page)) pages.set(page.id, pricebookPageOf(page, columns))
    }
    return [...pages.values()]
  }

  /** The columns, the missing ones made. */
  async function makeColumns(signal: AbortSignal, stop?: AbortSignal): Promise<PricebookColumns> {
    const { properties } = await notion.database(databaseId, signal, stop)
    const columns = pricebookColumnsOf(properties)
    const missing = missingSchema(columns)
    return missing ? pricebookColumnsOf(await notion.addProperties(databaseId, missing, signal, stop)) : columns
  }

  /** A page whose making may have come through though its answer did not. */
  async function findMade(change: PricebookChange, since: Date, columns: PricebookColumns, options: ApplyOptions) {
    const { signal, stop } = options
    const editedSince = new Date(since.getTime() - lookBackMs)
    const found: PricebookPage[] = []
    for await (const { pages } of notion.pages(databaseId, { editedSince, signal, ...(stop && { stop }) })) {
      for (const page of pages) if (!isTrashed(page)) found.push(pricebookPageOf(page, columns))
    }
    const kept = await repo.keptPages(found.map(({ id }) => id))
    const isIt = ({ id, values }: PricebookPage) => !kept.has(id) && sameProduct(values, change.values)
    return found.find(isIt)?.id
  }

  async function create(change: PricebookChange, columns: PricebookColumns, options: ApplyOptions): Promise<Made> {
    const { signal, stop } = options
    const { properties, refused } = pricebookProperties(change.fields, columns)
    const values = without(change.values, refused)
    const since = now()
    if (!(await repo.begin(change.productId, databaseId, values, since)))
      return { failure: 'The product is gone, or has got a page since.' }
    const pageId = await notion.createPage(databaseId, properties, signal, stop).then(
      ({ id }) => id,
      async (error: unknown) => {
        if (!(error instanceof NotionError) || !error.mayHaveHappened) throw error
        const made = await findMade(change, since, columns, options)
        if (made === undefined) throw error
        return made
      },
    )
    await repo.keep(change.productId, pageId, databaseId, values)
    return { refused: refused.map(({ message }) => message) }
  }

  async function update(
    change: PricebookChange & { pageId: string },
    columns: PricebookColumns,
    { signal, stop }: ApplyOptions,
  ): Promise<Made> {
    const { properties, refused } = pricebookProperties(change.fields, columns)
    const isSent = Object.keys(properties).length > 0
    if (isSent) await notion.updatePage(change.pageId, { properties }, signal, stop)
    await repo.keep(change.productId, change.pageId, databaseId, without(change.values, refused))
    const messages = refused.map(({ message }) => message)
    return isSent || messages.length === 0 ? { refused: messages } : { failure: messages.join(' ') }
  }

  async function retire(productId: string, pageId: string | null, { signal, stop }: ApplyOptions): Promise<Made> {
    if (pageId !== null) {
      await notion.updatePage(pageId, { trashed: true }, signal, stop).catch((error: unknown) => {
        if (!(error instanceof NotionError) || error.status !== 404) throw error
      })
    }
    await repo.forget(productId)
    return { refused: [] }
  }

  function make(change: PricebookChange, columns: PricebookColumns, options: ApplyOptions): Promise<Made> {
    const { kind, productId, pageId } = change
    if (kind === 'retire') return retire(productId, pageId, options)
    return pageId === null ? create(change, columns, options) : update({ ...change, pageId }, columns, options)
  }

  return {
    /**
     * What would have to be done, from one reading of the pricebook. Writes nothing, here or there.
     * @throws NotionError
     */
    async plan(signal: AbortSignal, stop?: AbortSignal): Promise<PricebookChange[]> {
      const { properties } = await notion.database(databaseId, signal, stop)
      const columns = pricebookColumnsOf(properties)
      const pages = await readPages(columns, signal, stop)
      return pages ? planPricebook(await repo.products(databaseId), pages, computedColumns(columns)) : []
    },

    /**
     * Does what was planned, one page after the other; ends between two when `stop` says so. A page that Notion refuses does not
     * keep the others back.
     * @throws NotionError where no page could be written: the key, the database or the connection is gone
     */
    async apply(changes: PricebookChange[], options: ApplyOptions): Promise<void> {
      if (changes.length === 0) return
      const { signal, stop = signal } = options
      const columns = await makeColumns(signal, stop)
      const failures = createFailureSorter()
      for (const change of changes) {
        stop.throwIfAborted()
        const made = await make(change, columns, options).catch((error: unknown) => ({
          failure: failures.reasonOf(error, change.pageId === null),
        }))
        if ('failure' in made) await options.onFailed(change, made.failure)
        else {
          failures.succeeded()
          await options.onDone(change, made.refused)
        }
      }
    },
  }
}

export type Pricebook = ReturnType<typeof createPricebook>

function isTrashed({ archived, in_trash }: NotionPage): boolean {
  return archived || in_trash
}

/** What was refused is not taken for sent: it is tried again, and told again, with the next run. */
function without(values: PricebookValues, refused: { field: keyof PricebookValues }[]): Partial<PricebookValues> {
  const fields = new Set<string>(refused.map(({ field }) => field))
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)))
}

function sameProduct(page: PricebookValues, wanted: PricebookValues): boolean {
  return page['Product Name'] === wanted['Product Name'] && page.SKU === wanted.SKU
}

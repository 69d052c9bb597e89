import type * as z from 'zod'
import { NotionError } from './errors.ts'
import { markAnswerSchema, markBlock } from './mark.ts'
import { createPlaceMemory, createPlaces, type Place, type PlaceMemory } from './places.ts'
import { type NotionBatch, readPages } from './query.ts'
import {
  type DataSource,
  databaseAnswerSchema,
  type NotionColumn,
  type NotionPage,
  type NotionUser,
  notionPageSchema,
  notionUserSchema,
  selfSchema,
} from './schemas.ts'
import { type ApiVersion, apiVersions, createTransport, type NotionOptions } from './transport.ts'

export type { NotionPage } from './schemas.ts'

/** The title may be empty; the columns are those of the database or of its chosen data source. */
export interface NotionDatabase {
  title: string
  apiVersion: ApiVersion
  /** Empty under version 2022-06-28, which has no data sources. */
  dataSources: DataSource[]
  dataSourceId: string | null
  properties: NotionColumn[]
  /** Notion's time of the response; undefined without a Date header. */
  at?: Date | undefined
}

export interface PageChange {
  properties?: PropertyValues
  trashed?: boolean
}

/** `mark` is a text written into the page by which `markOf` recognises it. */
export interface NewPage {
  properties: PropertyValues
  mark?: string
}

export type PropertyValues = Record<string, unknown>

/**
 * A client of the Notion API for the catalogue. Databases are given by id, with or without hyphens, or by address.
 * `signal` aborts a request in flight; `stop` aborts waiting for the next one and defaults to `signal`.
 */
export interface Notion {
  /** Returns a client that reports waits between retries. */
  reportingWaits(onWait: NonNullable<NotionOptions['onWait']>): Notion
  /** Also tests the connection. @throws NotionError; `source_not_chosen` with `dataSources` if there are several */
  database(databaseId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionDatabase>
  /**
   * Lists pages in batches, oldest first, optionally only those edited since a time. Pages may occur more than once.
   * @throws NotionError; batches yielded before remain valid but incomplete
   */
  pages(
    databaseId: string,
    options: { editedSince?: Date | undefined; signal: AbortSignal; stop?: AbortSignal },
  ): AsyncGenerator<NotionBatch>
  /**
   * Reads pages one by one, including those in the trash. Pages that are gone or not shared are left out; pages in
   * other databases are only counted in `elsewhere`. @throws NotionError
   */
  pagesById(
    databaseId: string,
    pageIds: string[],
    options: { signal: AbortSignal; stop?: AbortSignal },
  ): AsyncGenerator<NotionBatch>
  /** Reads a page, also from the trash; undefined if it is gone or not shared. @throws NotionError */
  page(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage | undefined>
  /** Returns whether a database contains a page that is not in the trash. @throws NotionError */
  lists(databaseId: string, pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<boolean>
  /** Reads a user or integration; undefined if gone or not readable. @throws NotionError */
  user(userId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionUser | undefined>
  /** Returns the id of the integration's own user; undefined if Notion does not tell. @throws NotionError */
  self(signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /** Not retried, which might create a second page. @throws NotionError; look for it if `mayHaveHappened` */
  createPage(databaseId: string, page: NewPage, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage>
  /** Returns the mark a page was created with; undefined if it has none or may not be read. @throws NotionError */
  markOf(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /** Updates a page, moves it to the trash or restores it. @returns the updated page @throws NotionError */
  updatePage(pageId: string, change: PageChange, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage>
  /**
   * Reads a page and writes what `decide` returns immediately afterwards, without waiting for the rate limit in
   * between. A retry reads the page again. @param decide returns undefined to write nothing, `again` to read the page
   * again @returns the updated page; undefined if nothing was written @throws NotionError, also if the page is gone or
   * not shared; errors of `decide`
   */
  rewritePage(
    pageId: string,
    decide: (page: NotionPage) => Promise<PageChange | 'again' | undefined>,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<NotionPage | undefined>
  /** @param schema by name, such as `{ number: { format: 'dollar' } }` @returns all columns @throws NotionError */
  addProperties(
    databaseId: string,
    schema: Record<string, object>,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<NotionColumn[]>
}

interface Look {
  requests: 1
  path: string
  signal: AbortSignal
  stop: AbortSignal | undefined
}

interface PlaceOptions {
  /** The data source that holds the products, if the database has several; empty for none. */
  dataSourceId?: string
  /** Cache shared by clients of the same workspace. */
  memory?: PlaceMemory
}

/** Creates a client that uses API version 2022-06-28, and newer ones if a database needs them. */
export function createNotion(options: NotionOptions & PlaceOptions): Notion {
  const { dataSourceId, memory = createPlaceMemory() } = options
  const places = createPlaces(createTransport(options), dataSourceId || undefined, memory)
  const { sendTo, inTurnForPage } = places

  async function page(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage | undefined> {
    try {
      const turn = { requests: 1, path: pagePath(pageId), signal, stop }
      return await inTurnForPage(turn, (send, version) => send(reading(pageId, version, signal)))
    } catch (error) {
      if (error instanceof NotionError && error.status === 404) return undefined
      throw error
    }
  }

  async function looked<Schema extends z.ZodType>(turn: Look, answer: Schema): Promise<z.infer<Schema> | undefined> {
    try {
      return await inTurnForPage(turn, (send, version) =>
        send({ path: turn.path, version, method: 'get', answer, signal: turn.signal }),
      )
    } catch (error) {
      if (error instanceof NotionError && [400, 403, 404].includes(error.status ?? 0)) return undefined
      throw error
    }
  }

  return {
    reportingWaits: (onWait) => createNotion({ ...options, memory, onWait }),
    async database(databaseId, signal, stop) {
      await places.refresh(databaseId, { signal, stop })
      let place: Place | undefined
      let at: Date | undefined
      const onTime = (time: Date | undefined) => {
        at = time
      }
      const { title, properties } = await sendTo(databaseId, (found) => {
        place = found
        const { path, version } = found
        return { path, version, method: 'get', answer: databaseAnswerSchema, signal, stop, onTime }
      })
      return { ...describe(place, title), properties, at }
    },
    pages: (databaseId, query) => readPages(sendTo, databaseId, query),
    async *pagesById(databaseId, pageIds, { signal, stop }) {
      const pages: NotionPage[] = []
      const elsewhere: string[] = []
      for (const pageId of pageIds) {
        const found = await page(pageId, signal, stop)
        if (!found) continue
        const isHere = places.holds(databaseId, found)
        if (isHere) pages.push(found)
        if (isHere === false) elsewhere.push(found.id)
      }
      yield { pages, elsewhere }
    },
    async lists(databaseId, pageId, signal, stop) {
      const found = await page(pageId, signal, stop)
      if (!found || found.archived || found.in_trash) return false
      return places.holds(databaseId, found) ?? true // a page that does not tell its parent may be in the database
    },
    page,
    user: (userId, signal, stop) =>
      looked({ requests: 1, path: `users/${encodeURIComponent(userId)}`, signal, stop }, notionUserSchema),
    async self(signal, stop) {
      const known = memory.selves.get(options.apiKey)
      if (known !== undefined) return known
      const found = await looked({ requests: 1, path: 'users/me', signal, stop }, selfSchema)
      if (found) memory.selves.set(options.apiKey, found.id)
      return found?.id
    },
    createPage: (databaseId, { properties, mark }, signal, stop) =>
      sendTo(databaseId, ({ version, parent }) => ({
        path: 'pages',
        version,
        method: 'post',
        body: () => ({ parent, properties, ...(mark && { children: [markBlock(mark)] }) }),
        answer: notionPageSchema,
        signal,
        stop,
        once: true,
      })),
    markOf: (pageId, signal, stop) =>
      looked({ requests: 1, path: `blocks/${encodeURIComponent(pageId)}/children`, signal, stop }, markAnswerSchema),
    updatePage: (pageId, change, signal, stop) =>
      inTurnForPage({ requests: 1, path: pagePath(pageId), signal, stop }, (send, version) =>
        send(writing(pageId, change, version, signal)),
      ),
    async rewritePage(pageId, decide, signal, stop) {
      for (;;) {
        const turn = { requests: 2, path: pagePath(pageId), signal, stop }
        const outcome = await inTurnForPage(turn, async (send, version) => {
          const change = await decide(await send(reading(pageId, version, signal)))
          return typeof change === 'object' ? send(writing(pageId, change, version, signal)) : change
        })
        if (outcome !== 'again') return outcome
      }
    },
    async addProperties(databaseId, schema, signal, stop) {
      const { properties } = await sendTo(databaseId, ({ version, path }) => ({
        path,
        version,
        method: 'patch',
        body: () => ({ properties: schema }),
        answer: databaseAnswerSchema,
        signal,
        stop,
      }))
      return properties
    },
  }
}

function pagePath(pageId: string): string {
  return `pages/${encodeURIComponent(pageId)}`
}

function reading(pageId: string, version: ApiVersion, signal: AbortSignal) {
  return { path: pagePath(pageId), version, method: 'get' as const, answer: notionPageSchema, signal }
}

function writing(pageId: string, { properties, trashed }: PageChange, version: ApiVersion, signal: AbortSignal) {
  const body = () => ({ ...(properties && { properties }), ...trashOf(version, trashed) })
  return { path: pagePath(pageId), version, method: 'patch' as const, body, answer: notionPageSchema, signal }
}

/** `archived` was renamed to `in_trash` after 2022-06-28. */
function trashOf(version: ApiVersion, trashed: boolean | undefined): object {
  if (trashed === undefined) return {}
  return version === apiVersions[0] ? { archived: trashed } : { in_trash: trashed }
}

function describe(place: Place | undefined, title: string) {
  return {
    title: place?.title ?? title,
    apiVersion: place?.version ?? apiVersions[0],
    dataSources: place?.dataSources ?? [],
    dataSourceId: place?.dataSourceId ?? null,
  }
}

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

/** A database: its title, which may be empty, and the columns of it or of its chosen data source. */
export interface NotionDatabase {
  title: string
  apiVersion: ApiVersion
  /** None under 2022-06-28, which knows no data sources. */
  dataSources: DataSource[]
  dataSourceId: string | null
  properties: NotionColumn[]
  /** By Notion's own clock, when it told of them; undefined where its answers bear no time. */
  at?: Date | undefined
}

/** What is to become of a page: values, or its way into the trash or out of it. */
export interface PageChange {
  properties?: PropertyValues
  trashed?: boolean
}

/** Values of a new page, and a word in its text by which `markOf` knows it again. */
export interface NewPage {
  properties: PropertyValues
  mark?: string
}

/** Values by the columns' ids or names, as Notion takes them (notion.write.ts). */
export type PropertyValues = Record<string, unknown>

/**
 * The catalogue's side of the Notion API. Throughout, a database is named by its id, with or without hyphens, or by its
 * address; `signal` cuts off a request in flight; `stop` ends waiting for the next one at once, and is `signal` where there is
 * none.
 */
export interface Notion {
  /** The same, which tells what its requests wait for. */
  telling(onWait: NonNullable<NotionOptions['onWait']>): Notion
  /**
   * Title and columns of a database, which also proves the connection.
   * @throws NotionError with Notion's own message; `source_not_chosen`, with its `dataSources`, where it has several
   */
  database(databaseId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionDatabase>
  /**
   * Every page of a database in batches, oldest first, or those edited since a time. Pages may come more than once.
   * @throws NotionError; what was read until then stays valid but is not complete
   */
  pages(
    databaseId: string,
    options: { editedSince?: Date | undefined; signal: AbortSignal; stop?: AbortSignal },
  ): AsyncGenerator<NotionBatch>
  /**
   * Pages as they are now, also in the trash, asked for one by one. Those that are gone or not shared are left out; of those that
   * are elsewhere, only so much is told.
   * @throws NotionError
   */
  pagesById(
    databaseId: string,
    pageIds: string[],
    options: { signal: AbortSignal; stop?: AbortSignal },
  ): AsyncGenerator<NotionBatch>
  /** A page as it is now, also in the trash; undefined where it is gone or not shared. @throws NotionError */
  page(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage | undefined>
  /** Whether a database lists a page: it is there, not in the trash, and neither moved nor copied elsewhere. @throws NotionError */
  lists(databaseId: string, pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<boolean>
  /** A person or an integration of the workspace; undefined where they have left it, or the integration may not read them. @throws NotionError */
  user(userId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionUser | undefined>
  /** The integration's own user, as which Notion names it beside what it has written; undefined where Notion does not tell. @throws NotionError */
  self(signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /**
   * Makes a page; sent once, since a second try might make a second page.
   * @throws NotionError; where `mayHaveHappened`, look for the page before it is made again
   */
  createPage(databaseId: string, page: NewPage, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage>
  /** The mark that a page was made with; undefined where its text has none, or may not be read. @throws NotionError */
  markOf(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<string | undefined>
  /** Changes values of a page, puts it in the trash or takes it out. @returns the page as it became @throws NotionError */
  updatePage(pageId: string, change: PageChange, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage>
  /**
   * Changes a page as it is at that moment: it is read, and what `decide` makes of it leaves right behind, with no wait for the pace
   * between them. Where the write has to be tried again, the page is read again first.
   * @param decide undefined where nothing is to be written; `again` where it took its time, so that the page has to be read anew
   * @returns the page as it became; undefined where nothing was written
   * @throws NotionError, of a page that is gone or not shared as well; whatever `decide` throws
   */
  rewritePage(
    pageId: string,
    decide: (page: NotionPage) => Promise<PageChange | 'again' | undefined>,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<NotionPage | undefined>
  /**
   * Adds columns, or changes those that are named by their id.
   * @param schema by name, `{ number: { format: 'dollar' } }` and the like
   * @returns every column, as they became
   * @throws NotionError
   */
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
  /** Of a database with several data sources: the one that holds the products. Empty: none is chosen. */
  dataSourceId?: string
  /** What other adapters of the same workspace have learnt, and this one will. */
  memory?: PlaceMemory
}

/** Speaks to Notion in version 2022-06-28 (spec §7), and in newer ones where a database needs them. */
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

  /** Something of the workspace; undefined where there is none, or the integration may not read it. */
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
    telling: (onWait) => createNotion({ ...options, memory, onWait }),
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
      return places.holds(databaseId, found) ?? true // one that does not say where it is may be there
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

/** Spec §7's `archived` is called `in_trash` since. */
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

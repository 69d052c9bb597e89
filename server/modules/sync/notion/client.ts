import { NotionError } from './errors.ts'
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
} from './schemas.ts'
import { type ApiVersion, apiVersions, createSend, type NotionOptions } from './transport.ts'

export type { NotionPage } from './schemas.ts'

/** A database: its title, which may be empty, and the columns of it or of its chosen data source. */
export interface NotionDatabase {
  title: string
  apiVersion: ApiVersion
  /** None under 2022-06-28, which knows no data sources. */
  dataSources: DataSource[]
  dataSourceId: string | null
  properties: NotionColumn[]
}

/** Values by the columns' ids or names, as Notion takes them (notion.write.ts). */
export type PropertyValues = Record<string, unknown>

/**
 * The catalogue's side of the Notion API. Throughout, a database is named by its id, with or without hyphens, or by its
 * address; `signal` cuts off a request in flight; `stop` ends waiting for the next one at once, and is `signal` where there is
 * none.
 */
export interface Notion {
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
  /** A page as it is now, also in the trash; undefined where it is gone or not shared. @throws NotionError */
  page(pageId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionPage | undefined>
  /** A person or an integration of the workspace; undefined where they have left it, or the integration may not read them. @throws NotionError */
  user(userId: string, signal: AbortSignal, stop?: AbortSignal): Promise<NotionUser | undefined>
  /**
   * Makes a page; sent once, since a second try might make a second page.
   * @throws NotionError; where `mayHaveHappened`, look for the page before it is made again
   */
  createPage(
    databaseId: string,
    properties: PropertyValues,
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<NotionPage>
  /** Changes values of a page, puts it in the trash or takes it out. @returns the page as it became @throws NotionError */
  updatePage(
    pageId: string,
    change: { properties?: PropertyValues; trashed?: boolean },
    signal: AbortSignal,
    stop?: AbortSignal,
  ): Promise<NotionPage>
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

interface PlaceOptions {
  /** Of a database with several data sources: the one that holds the products. Empty: none is chosen. */
  dataSourceId?: string
  /** What other adapters of the same workspace have learnt, and this one will. */
  memory?: PlaceMemory
}

/** Speaks to Notion in version 2022-06-28 (spec §7), and in newer ones where a database needs them. */
export function createNotion(options: NotionOptions & PlaceOptions): Notion {
  const { dataSourceId, memory = createPlaceMemory() } = options
  const places = createPlaces(createSend(options), dataSourceId || undefined, memory)
  const { sendTo, sendForPage } = places

  return {
    async database(databaseId, signal, stop) {
      await places.refresh(databaseId, { signal, stop })
      let place: Place | undefined
      const { title, properties } = await sendTo(databaseId, (at) => {
        place = at
        return { path: at.path, version: at.version, method: 'get', answer: databaseAnswerSchema, signal, stop }
      })
      return { ...describe(place, title), properties }
    },
    pages: (databaseId, query) => readPages(sendTo, databaseId, query),
    async page(pageId, signal, stop) {
      try {
        return await sendForPage((version) => ({
          path: pagePath(pageId),
          version,
          method: 'get',
          answer: notionPageSchema,
          signal,
          stop,
        }))
      } catch (error) {
        if (error instanceof NotionError && error.status === 404) return undefined
        throw error
      }
    },
    async user(userId, signal, stop) {
      const path = `users/${encodeURIComponent(userId)}`
      try {
        return await sendForPage((version) => ({
          path,
          version,
          method: 'get',
          answer: notionUserSchema,
          signal,
          stop,
        }))
      } catch (error) {
        if (error instanceof NotionError && [400, 403, 404].includes(error.status ?? 0)) return undefined
        throw error
      }
    },
    createPage: (databaseId, properties, signal, stop) =>
      sendTo(databaseId, ({ version, parent }) => ({
        path: 'pages',
        version,
        method: 'post',
        body: () => ({ parent, properties }),
        answer: notionPageSchema,
        signal,
        stop,
        once: true,
      })),
    updatePage: (pageId, { properties, trashed }, signal, stop) =>
      sendForPage((version) => ({
        path: pagePath(pageId),
        version,
        method: 'patch',
        body: () => ({ ...(properties && { properties }), ...trashOf(version, trashed) }),
        answer: notionPageSchema,
        signal,
        stop,
      })),
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

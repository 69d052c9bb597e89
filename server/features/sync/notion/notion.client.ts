import { extractDatabaseId } from '@notionhq/client'
import { type NotionBatch, readPages } from './notion.query.ts'
import { databaseAnswerSchema, type NotionDatabase } from './notion.schemas.ts'
import { createSend, type NotionOptions } from './notion.transport.ts'

export type { NotionPage } from './notion.schemas.ts'

export interface Notion {
  /**
   * Title and columns of a database, which also proves the connection.
   * @param databaseId the id, with or without hyphens, or the database's address
   * @param signal cuts off a request in flight
   * @param stop ends waiting for the next request at once; `signal` where there is none
   * @throws NotionError with Notion's own message
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
}

/** The catalogue's side of the Notion API, version 2022-06-28. */
export function createNotion(options: NotionOptions): Notion {
  const send = createSend(options)
  return {
    database: (databaseId, signal, stop) =>
      send({ path: pathOf(databaseId), method: 'get', answer: databaseAnswerSchema, signal, stop }),
    pages: (databaseId, query) => readPages(send, `${pathOf(databaseId)}/query`, query),
  }
}

function pathOf(databaseId: string): string {
  return `databases/${encodeURIComponent(extractDatabaseId(databaseId) ?? databaseId)}`
}

import { extractDatabaseId } from '@notionhq/client'
import type * as z from 'zod'
import { NotionError, sourceNotChosen } from './notion.errors.ts'
import { containerAnswerSchema, type DataSource } from './notion.schemas.ts'
import { type ApiVersion, apiVersions, type NotionRequest, type Send } from './notion.transport.ts'

/** Where a database's columns and pages are found: in itself under 2022-06-28, in one of its data sources from 2025-09-03 on. */
export interface Place {
  version: ApiVersion
  path: string
  /** What a new page names as its parent. */
  parent: Record<string, string>
  /** The database's data sources, as far as the version tells of them. */
  dataSources: DataSource[]
  dataSourceId: string | null
  /** The database's own title, where its columns are a data source's. */
  title: string | null
}

interface Signals {
  signal: AbortSignal
  stop?: AbortSignal | undefined
}

export type SendTo = <Schema extends z.ZodType>(
  databaseId: string,
  request: (place: Place) => NotionRequest<Schema>,
) => Promise<z.infer<Schema>>

/**
 * Knows where each database is found, and under which version of the API: the oldest, until Notion says that the database
 * has several data sources or that the version is too old. What was learnt holds for as long as the adapter lives.
 */
export function createPlaces(send: Send, chosenSourceId: string | undefined) {
  const places = new Map<string, Place>()
  let pageVersion: ApiVersion = apiVersions[0]

  /** Asks for the database's data sources. */
  async function find(id: string, version: ApiVersion, { signal, stop }: Signals): Promise<Place> {
    const path = `databases/${encodeURIComponent(id)}`
    const found = await send({ path, version, method: 'get', answer: containerAnswerSchema, signal, stop })
    const dataSourceId = chosenOf(found.data_sources, chosenSourceId)
    const place: Place = {
      version,
      path: `data_sources/${encodeURIComponent(dataSourceId)}`,
      parent: { type: 'data_source_id', data_source_id: dataSourceId },
      dataSources: found.data_sources,
      dataSourceId,
      title: found.title,
    }
    places.set(id, place)
    return place
  }

  /** Climbs from version to version until one will do. */
  async function climb(id: string, from: ApiVersion, refusal: NotionError, signals: Signals): Promise<Place> {
    const version = versionAfter(from, refusal)
    if (pageVersion < version) pageVersion = version
    try {
      return await find(id, version, signals)
    } catch (error) {
      if (!isVersionRefusal(error)) throw error
      return climb(id, version, error, signals)
    }
  }

  return {
    /** Sends a request to where the database is found; where Notion wants a newer version, once more under that one. */
    async sendTo<Schema extends z.ZodType>(
      databaseId: string,
      request: (place: Place) => NotionRequest<Schema>,
    ): Promise<z.infer<Schema>> {
      const id = databaseIdOf(databaseId)
      const place = places.get(id) ?? oldestPlace(id)
      const first = request(place)
      try {
        return await send(first)
      } catch (error) {
        if (!isVersionRefusal(error)) throw error
        return send(request(await climb(id, place.version, error, first)))
      }
    },

    /** Sends a request about a page, under the newest version that any database has needed. */
    async sendForPage<Schema extends z.ZodType>(
      request: (version: ApiVersion) => NotionRequest<Schema>,
    ): Promise<z.infer<Schema>> {
      for (;;) {
        try {
          return await send(request(pageVersion))
        } catch (error) {
          if (!isVersionRefusal(error)) throw error
          pageVersion = versionAfter(pageVersion, error)
        }
      }
    },

    /** Looks again where a database is found that has left the oldest version: data sources come and go. */
    async refresh(databaseId: string, signals: Signals): Promise<void> {
      const id = databaseIdOf(databaseId)
      const place = places.get(id)
      if (place) await find(id, place.version, signals)
    },
  }
}

/** The id in a database's address, or in what was given for an id. */
export function databaseIdOf(given: string): string {
  return extractDatabaseId(given) ?? given
}

function oldestPlace(id: string): Place {
  return {
    version: apiVersions[0],
    path: `databases/${encodeURIComponent(id)}`,
    parent: { type: 'database_id', database_id: id },
    dataSources: [],
    dataSourceId: null,
    title: null,
  }
}

function chosenOf(dataSources: DataSource[], chosenSourceId: string | undefined): string {
  const plain = (id: string) => id.replaceAll('-', '').toLowerCase()
  const chosen = chosenSourceId && dataSources.find(({ id }) => plain(id) === plain(chosenSourceId))
  const source = chosen || (dataSources.length === 1 ? dataSources[0] : undefined)
  if (!source) throw sourceNotChosen(dataSources)
  return source.id
}

function isVersionRefusal(error: unknown): error is NotionError {
  return error instanceof NotionError && error.versionRefusal !== undefined
}

/** @throws the refusal itself where no newer version is spoken here */
function versionAfter(version: ApiVersion, refusal: NotionError): ApiVersion {
  const minimum = refusal.versionRefusal?.minimum ?? ''
  const next = apiVersions.find((candidate) => candidate > version && candidate >= minimum)
  if (!next) throw refusal
  return next
}

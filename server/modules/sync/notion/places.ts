import { extractDatabaseId } from '@notionhq/client'
import type * as z from 'zod'
import { NotionError, sourceNotChosen } from './errors.ts'
import { containerAnswerSchema, type DataSource, type NotionPage } from './schemas.ts'
import { type ApiVersion, apiVersions, type NotionRequest, type Send, type Transport } from './transport.ts'

/** Where the API has a database's columns: in itself under 2022-06-28, in a data source since 2025-09-03. */
export interface Place {
  version: ApiVersion
  path: string
  parent: Record<string, string>
  /** Empty if the version has none. */
  dataSources: DataSource[]
  dataSourceId: string | null
  /** The database's own title, if the columns belong to a data source. */
  title: string | null
}

/** Caches locations of databases and the newest API version that was needed. Entries never expire. */
export interface PlaceMemory {
  places: Map<string, Place>
  pageVersion: ApiVersion
  selves: Map<string, string>
}

export function createPlaceMemory(): PlaceMemory {
  return { places: new Map(), pageVersion: apiVersions[0], selves: new Map() }
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
 * Locates databases and finds the API version they need: the oldest, until Notion asks for a newer one. @param
 * chosenSourceId data source to use if a database has several
 */
export function createPlaces({ send, inTurn }: Transport, chosenSourceId: string | undefined, memory: PlaceMemory) {
  const keyOf = (id: string) => `${id} ${chosenSourceId ?? ''}`

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
    memory.places.set(keyOf(id), place)
    return place
  }

  async function findFrom(id: string, version: ApiVersion, signals: Signals): Promise<Place> {
    if (memory.pageVersion < version) memory.pageVersion = version
    try {
      return await find(id, version, signals)
    } catch (error) {
      if (!isVersionRefusal(error)) throw error
      return findFrom(id, versionAfter(version, error), signals)
    }
  }

  return {
    /** Sends a request to the database's location, and again if Notion asks for a newer version. */
    async sendTo<Schema extends z.ZodType>(
      databaseId: string,
      request: (place: Place) => NotionRequest<Schema>,
    ): Promise<z.infer<Schema>> {
      const id = databaseIdOf(databaseId)
      const place = memory.places.get(keyOf(id)) ?? oldestPlace(id)
      const first = request(place)
      try {
        return await send(first)
      } catch (error) {
        if (!isVersionRefusal(error)) throw error
        return send(request(await findFrom(id, versionAfter(place.version, error), first)))
      }
    },

    async inTurnForPage<T>(
      turn: Parameters<typeof inTurn>[0],
      work: (send: Send, version: ApiVersion) => Promise<T>,
    ): Promise<T> {
      for (;;) {
        try {
          return await inTurn(turn, (now) => work(now, memory.pageVersion))
        } catch (error) {
          if (!isVersionRefusal(error)) throw error
          memory.pageVersion = versionAfter(memory.pageVersion, error)
        }
      }
    },

    /** Returns whether a page is in a database or its chosen data source; undefined if the page does not tell. */
    holds(databaseId: string, { parent }: NotionPage): boolean | undefined {
      if (!parent) return undefined
      const id = databaseIdOf(databaseId)
      const sourceId = memory.places.get(keyOf(id))?.dataSourceId
      const { database_id: inDatabase, data_source_id: inSource } = parent
      return sourceId && inSource !== undefined ? isSameId(inSource, sourceId) : isSameId(inDatabase ?? '', id)
    },

    /** Locates a database again unless it uses the oldest version, because data sources may change. */
    async refresh(databaseId: string, signals: Signals): Promise<void> {
      const id = databaseIdOf(databaseId)
      const place = memory.places.get(keyOf(id))
      if (place) await findFrom(id, place.version, signals)
    },
  }
}

/** Extracts the id from a database's address, or returns what was given. */
export function databaseIdOf(given: string): string {
  return extractDatabaseId(given) ?? given
}

/** Returns whether two ids or addresses name the same database; false for empty ones. */
export function isSameDatabase(one: string, other: string): boolean {
  return one !== '' && other !== '' && databaseIdOf(one) === databaseIdOf(other)
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

function isSameId(one: string, other: string): boolean {
  const [first, second] = [one, other].map((id) => id.replaceAll('-', '').toLowerCase())
  return first === second
}

function chosenOf(dataSources: DataSource[], chosenSourceId: string | undefined): string {
  const chosen = chosenSourceId && dataSources.find(({ id }) => isSameId(id, chosenSourceId))
  const source = chosen || (dataSources.length === 1 ? dataSources[0] : undefined)
  if (!source) throw sourceNotChosen(dataSources)
  return source.id
}

function isVersionRefusal(error: unknown): error is NotionError {
  return error instanceof NotionError && error.versionRefusal !== undefined
}

/** @throws the refusal if there is no newer version */
function versionAfter(version: ApiVersion, refusal: NotionError): ApiVersion {
  const minimum = refusal.versionRefusal?.minimum ?? ''
  const next = apiVersions.find((candidate) => candidate > version && candidate >= minimum)
  if (!next) throw refusal
  return next
}

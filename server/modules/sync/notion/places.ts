import { extractDatabaseId } from '@notionhq/client'
import type * as z from 'zod'
import { NotionError, sourceNotChosen } from './errors.ts'
import { containerAnswerSchema, type DataSource, type NotionPage } from './schemas.ts'
import { type ApiVersion, apiVersions, type NotionRequest, type Send, type Transport } from './transport.ts'

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

/** Where databases were found, and the newest version that any of them needed: what is learnt once holds for good. */
export interface PlaceMemory {
  places: Map<string, Place>
  pageVersion: ApiVersion
  /** Whose each key is: the integration's own user, by key. */
  selves: Map<string, string>
}

/** @returns a memory that knows nothing: each database is tried under the oldest version first */
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
 * Knows where each database is found, and under which version of the API: the oldest, until Notion says that the database
 * has several data sources or that the version is too old.
 * @param chosenSourceId the data source to take where a database has several
 */
export function createPlaces({ send, inTurn }: Transport, chosenSourceId: string | undefined, memory: PlaceMemory) {
  /** Another choice is another place. */
  const keyOf = (id: string) => `${id} ${chosenSourceId ?? ''}`

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
    memory.places.set(keyOf(id), place)
    return place
  }

  /** Finds a database under a version, or under the first newer one that Notion takes. */
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
    /** Sends a request to where the database is found; where Notion wants a newer version, once more under that one. */
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

    /** Sends requests about a page together, under the newest version that any database has needed. */
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

    /** Whether a page stands in a database, or in the data source of it that is meant; undefined where the page does not say. */
    holds(databaseId: string, { parent }: NotionPage): boolean | undefined {
      if (!parent) return undefined
      const id = databaseIdOf(databaseId)
      const sourceId = memory.places.get(keyOf(id))?.dataSourceId
      const { database_id: inDatabase, data_source_id: inSource } = parent
      return sourceId && inSource !== undefined ? isSameId(inSource, sourceId) : isSameId(inDatabase ?? '', id)
    },

    /** Looks again where a database is found that has left the oldest version: data sources come and go. */
    async refresh(databaseId: string, signals: Signals): Promise<void> {
      const id = databaseIdOf(databaseId)
      const place = memory.places.get(keyOf(id))
      if (place) await findFrom(id, place.version, signals)
    },
  }
}

/** The id in a database's address, or in what was given for an id. */
export function databaseIdOf(given: string): string {
  return extractDatabaseId(given) ?? given
}

/** Whether two ids, or addresses, name one database; a blank one names none. */
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

/** However they are written. */
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

/** @throws the refusal itself where no newer version is spoken here */
function versionAfter(version: ApiVersion, refusal: NotionError): ApiVersion {
  const minimum = refusal.versionRefusal?.minimum ?? ''
  const next = apiVersions.find((candidate) => candidate > version && candidate >= minimum)
  if (!next) throw refusal
  return next
}

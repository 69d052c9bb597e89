import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'

export interface BenchDatabase extends AsyncDisposable {
  url: string
  /** What PostgreSQL has logged so far. */
  log: () => Promise<string>
}

/** An empty folder that is gone once it is disposed of. */
export async function temporaryDirectory(): Promise<AsyncDisposable & { directory: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'harbour-iot-bench-'))
  return { directory, [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }) }
}

/** An empty database on a PostgreSQL of its own, set up as it ships: nothing is traded for speed. */
export async function startDatabase(settings: string[] = []): Promise<BenchDatabase> {
  const { directory, ...folder } = await temporaryDirectory()
  const server = await startEmbeddedPostgres(directory, settings)
  return {
    url: server.url,
    log: () => readFile(path.join(directory, 'postgres', 'server.log'), 'utf8'),
    async [Symbol.asyncDispose]() {
      await server.release()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** Rows of one statement, read on a connection of its own. */
export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = await connect(url)
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** The version of the PostgreSQL that npm installed. */
export async function postgresVersion(): Promise<string> {
  await using database = await startDatabase()
  const [row] = await query<{ server_version: string }>(database.url, 'SHOW server_version')
  return row?.server_version ?? 'unknown'
}

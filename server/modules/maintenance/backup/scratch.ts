import pg from 'pg'
import * as z from 'zod/mini'
import { connect } from '#server/platform/database/database.ts'
import { parseRows } from '#server/platform/database/rows.ts'
import { backupError } from './backup-error.ts'

const quoted = pg.escapeIdentifier

const placeRow = z.object({
  name: z.string(),
  encoding: z.string(),
  provider: z.enum(['b', 'i', 'c', 'd']),
  locale: z.nullable(z.string()),
  collate: z.string(),
  ctype: z.string(),
})

const placeQuery = `
  SELECT datname AS name, pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
    datcollate AS collate, datctype AS ctype
  FROM pg_database WHERE datname = current_database()`

export function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}

/** Creates an empty database beside this one, of the same encoding and order, in place of one that a killed process left. */
export async function createBeside(url: string, name: string): Promise<string> {
  const client = await connect(url)
  try {
    const [place] = parseRows(placeRow, (await client.query(placeQuery)).rows)
    if (!place) throw new Error('The database does not know itself')
    const { encoding, provider, locale, collate, ctype } = place
    const text = (value: string) => client.escapeLiteral(value)
    const providers = { b: `LOCALE_PROVIDER builtin BUILTIN_LOCALE ${text(locale ?? 'C')}`, c: 'LOCALE_PROVIDER libc' }
    const order = provider === 'i' ? `LOCALE_PROVIDER icu ICU_LOCALE ${text(locale ?? 'und')}` : undefined
    await client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0 ENCODING ${text(encoding)}
      LC_COLLATE ${text(collate)} LC_CTYPE ${text(ctype)} ${order ?? providers[provider === 'b' ? 'b' : 'c']}`)
  } catch (error) {
    throw backupError(error, 'database', 'No database can be created beside this one')
  } finally {
    await client.end()
  }
  return withDatabase(url, name)
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = await connect(url)
  await client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`).finally(() => client.end())
}

/**
 * Puts one database in the place of another, which gets a name of its own; at no time is there none.
 * @throws BackupError where the one in place is used
 */
export async function replaceDatabase(url: string, fresh: string, asOf: string): Promise<void> {
  const name = databaseName(url)
  const client = await connect(withDatabase(url, name === 'postgres' ? 'template1' : 'postgres'))
  try {
    await client.query('BEGIN')
    await client.query(`ALTER DATABASE ${quoted(name)} RENAME TO ${quoted(asOf)}`)
    await client.query(`ALTER DATABASE ${quoted(fresh)} RENAME TO ${quoted(name)}`)
    await client.query('COMMIT')
  } catch (error) {
    throw backupError(error, 'database', `The database ${name} cannot be replaced`)
  } finally {
    await client.end()
  }
}

const useRow = z.object({ count: z.number() })

/** Returns how many others are connected to the database. */
export async function connectionsTo(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`)
  return parseRows(useRow, rows)[0]?.count ?? 0
}

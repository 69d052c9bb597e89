import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { templateName } from './run/postgres.ts'

/** A database of the caller's own: migrated and empty, or with nothing at all in it, by the template `template0`. */
export async function createTestDatabase(template = templateName): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`) // a third of the work
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = await connect(server)
  await client.query(statement).finally(() => client.end())
}

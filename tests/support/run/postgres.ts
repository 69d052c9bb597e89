import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writePassages } from '#server/modules/assistant/knowledge/passages/passages.repo.ts'
import { editionOf, piecesOf } from '#server/modules/assistant/knowledge/passages/passages.ts'
import { seedSamples } from '#server/modules/catalogue/products/samples-seed.ts'
import { connect, openDatabase } from '#server/platform/database/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrations.ts'
import { firstOwnContent } from './own-content.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    postgresUrl: string
    /** The run's seed: for the order of tests and the cases of properties. */
    seed: number
  }
}

/** Migrated once, with the samples and the passages that the assistant knows; every test file works on a copy. */
export const templateName = 'template_harbour_iot'

/** The PostgreSQL of a run, its data in this folder. */
export async function startTestPostgres(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, ['fsync=off', 'full_page_writes=off', 'max_connections=200'])
  const client = await connect(server.url)
  // a password is four thousand hashes, on either side, each time that somebody connects; as it is, it is one, on PostgreSQL's
  await client.query('SET scram_iterations = 1')
  await client.query(`ALTER ROLE postgres PASSWORD ${client.escapeLiteral(new URL(server.url).password)}`)
  const rules = path.join(folder, 'postgres', 'pg_hba.conf')
  await writeFile(rules, (await readFile(rules, 'utf8')).replaceAll('scram-sha-256', 'password'))
  await client.query('SELECT pg_reload_conf()')
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  const template = new URL(server.url)
  template.pathname = templateName
  await migrate(template.href)
  const database = openDatabase(template.href, () => undefined)
  await writePassages(database, editionOf(piecesOf(firstOwnContent)))
  await seedSamples(database, new Date()).finally(database.close)
  return server
}

import { writePassages } from '#server/modules/assistant/knowledge/passages/passages.repo.ts'
import { editionOf, piecesOf } from '#server/modules/assistant/knowledge/passages/passages.ts'
import { connect, openDatabase } from '#server/platform/database/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrations.ts'
import { firstOwnContent } from './own-content.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    postgresUrl: string
  }
}

/** Migrated once, with the passages that the assistant knows; every test file works on a copy. */
export const templateName = 'template_harbour_iot'

/** The PostgreSQL of a run, its data in this folder. */
export async function startTestPostgres(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, ['fsync=off', 'full_page_writes=off', 'max_connections=200'])
  const client = await connect(server.url)
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  const template = new URL(server.url)
  template.pathname = templateName
  await migrate(template.href)
  const database = openDatabase(template.href, () => undefined)
  await writePassages(database, editionOf(piecesOf(firstOwnContent))).finally(database.close)
  return server
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { writePassages } from '#server/features/knowledge/passages.repo.ts'
import { connect, openDatabase } from '#server/platform/database.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    postgresUrl: string
  }
}

/** Migrated once, with the passages that the assistant knows; every test file works on a copy. */
export const templateName = 'template_harbour_iot'

/** Vitest's global setup: one PostgreSQL for the run, in a folder that goes with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'harbour-iot-test-'))
  const server = await startEmbeddedPostgres(directory, ['fsync=off', 'full_page_writes=off', 'max_connections=200'])
  const client = await connect(server.url)
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  const template = new URL(server.url)
  template.pathname = templateName
  await migrate(template.href)
  const database = openDatabase(template.href, () => undefined)
  await writePassages(database).finally(database.close)
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.release()
    await rm(directory, { recursive: true, force: true })
  }
}

// npm run db:migration NAME: writes the difference between the schema of the existing migrations and the current one
// as a new migration. The former is stored beside the migrations, so no data is read, although the engine requires a
// database connection.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts'
import { openSchemaEngine } from './schema-engine.ts'

const directory = 'prisma/migrations'
const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: npm run db:migration NAME (lower case, digits and _)')
  process.exit(1)
}

const ledTo = path.join(directory, 'schema.prisma')
const schema = await readFile('prisma/schema.prisma', 'utf8')
const postgres = await startEmbeddedPostgres('.data')
const pool = new pg.Pool({ connectionString: postgres.url })
const engine = await openSchemaEngine(pool, schema)
const { stdout } = await engine.diff({
  from: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: await readFile(ledTo, 'utf8') }] },
  to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
  script: true,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
})
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const folder = path.join(directory, `${stamp}_${name}`)
await mkdir(folder, { recursive: true })
await writeFile(path.join(folder, 'migration.sql'), stdout ?? '')
await writeFile(ledTo, schema)
console.log(`Wrote ${folder}/migration.sql: read it, and add by hand what Prisma cannot say (checks, partial indexes).`)
console.log(`When it is done: (cd ${directory} && sha256sum ${path.basename(folder)}/migration.sql >> SHA256SUMS)`)
await pool.end()
await postgres.release()
process.exit(0)

import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { exportSettings, importSettings } from '#server/modules/settings/index.ts'
import { createAudit } from './platform/audit.ts'
import { readConfig } from './platform/config.ts'
import { connect, openDatabase } from './platform/database/database.ts'
import { databaseServer } from './platform/database/database-server.ts'
import { pendingMigrations } from './platform/database/migrations.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { appSecrets, createSecrets } from './platform/secrets.ts'
import { StartError } from './platform/start-error.ts'

/**
 * npm run settings:export [-- FILE], npm run settings:import [-- FILE [--dry-run]]: writes all settings to a file (or the standard output),
 * or sets those that a file (or the standard input) names, beside a running site or without one.
 */
async function main({ opened }: Run): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [what, file] = positionals
  z.config(z.locales.en())
  const services = await open(opened)
  if (what === 'export') {
    const content = await exportSettings(services)
    if (file) await writeFile(file, content)
    else process.stdout.write(content)
    return true
  }
  const content = file ? await readFile(file, 'utf8').catch(() => unreadable(file)) : await text(process.stdin)
  const isTrial = values['dry-run']
  const lines = await importSettings(services, content, { isTrial })
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  process.stdout.write(`${lines.length} ${isTrial ? 'would be changed' : 'changed'}\n`)
  return true
}

function unreadable(file: string): never {
  throw new StartError(`${file} cannot be read`)
}

async function open(opened: AsyncDisposableStack) {
  const config = readConfig(process.env)
  const log = createLogger(config.LOG_LEVEL)
  const server = await databaseServer(config, log)
  opened.defer(server.release)
  const client = await connect(server.url)
  const pending = await pendingMigrations(client).finally(() => client.end())
  if (pending > 0) throw new StartError('The database is of an older version: npm run migrate')
  const database = openDatabase(server.url, (error) => log.warn({ err: error }, 'A database connection broke'))
  opened.defer(database.close)
  const secrets = createSecrets(await appSecrets(config.APP_SECRET, config.APP_SECRET_FILE, config.DATA_DIR))
  return { database, audit: createAudit(secrets), secrets, config }
}

await runProgram(main)

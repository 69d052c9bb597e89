import { parseArgs } from 'node:util'
import { languageSchema } from '#contract/i18n/languages.ts'
import { createChecks, doctorReport, found } from '#server/modules/checks/index.ts'
import { readConfig } from './platform/config.ts'
import { connect } from './platform/database/database.ts'
import { databaseServer } from './platform/database/database-server.ts'
import { pendingMigrations } from './platform/database/migrations.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { openServices } from './services.ts'

/**
 * npm run doctor [-- --language=zh-TW]: makes the system checks, beside a running site or without one, and changes nothing. Returns false
 * where something does not work, or is open to others.
 */
async function main({ stopping, opened }: Run): Promise<boolean> {
  const { values } = parseArgs({ options: { language: { type: 'string', default: 'en' } } })
  const language = languageSchema.parse(values.language)
  const config = readConfig(process.env)
  const log = createLogger('silent')
  const print = (checks: Parameters<typeof doctorReport>[0]) => {
    process.stdout.write(doctorReport(checks, language))
    return checks.findings.every(({ level }) => level !== 'failure')
  }
  const alone = (checks: Parameters<typeof createChecks>[0]['checks']) =>
    createChecks({ checks, now: () => new Date(), log }).run()
  const server = await databaseServer(config, log).catch(() => undefined)
  if (!server) return print(await alone({ database: async () => [found('database.away')] }))
  const client = await connect(server.url)
  const count = await pendingMigrations(client).finally(() => client.end())
  if (count > 0) {
    opened.defer(server.release)
    return print(await alone({ migrations: async () => [found('migrations.pending', { count })] }))
  }
  const services = await openServices(config, log, { stopping, server: Promise.resolve(server) })
  opened.defer(services.close)
  return print(await services.checks.run())
}

await runProgram(main)

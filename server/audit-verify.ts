import { createChainRepo, reportText, verifyChain } from '#server/modules/staff/index.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { databaseServer } from './platform/database/database-server.ts'
import { createLogger } from './platform/logging.ts'
import { type Run, runProgram } from './platform/run.ts'
import { appSecrets, createSecrets } from './platform/secrets.ts'

/** npm run audit:verify: verifies the audit log, or names the first broken entry. Writes nothing. */
async function main({ opened }: Run): Promise<boolean> {
  const config = readConfig(process.env)
  const log = createLogger(config.LOG_LEVEL)
  const server = await databaseServer(config, log)
  opened.defer(server.release)
  const database = openDatabase(server.url, (error) => log.warn({ err: error }, 'A database connection broke'))
  opened.defer(database.close)
  const secrets = createSecrets(await appSecrets(config.APP_SECRET, config.APP_SECRET_FILE, config.DATA_DIR))
  const report = await verifyChain(createChainRepo(database.prisma), secrets)
  process.stdout.write(`${reportText(report)}\n`)
  return report.fault === undefined
}

await runProgram(main)

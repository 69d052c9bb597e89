// npm run dev: server and client reload on change, with a stand-in for Notion. Data of its own, in .data-dev.
import { type ChildProcess, spawn } from 'node:child_process'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres.ts'
import { catalogueRows } from '../tests/support/notion/catalogue.ts'
import { startNotion } from '../tests/support/notion/stand-in.ts'

const apiPort = process.env.API_PORT ?? '3001'
const minuteMs = 60_000

const postgres = await startEmbeddedPostgres('.data-dev')
const notion = await startNotion()
const rows = catalogueRows({ count: 40 })
for (const [index, row] of rows.entries()) {
  notion.pages.add(row, new Date(Date.now() - (rows.length - index) * minuteMs))
}

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PORT: apiPort,
    DATABASE_URL: postgres.url,
    NOTION_API_URL: notion.url,
    NOTION_API_KEY: notion.apiKey,
    NOTION_DATABASE_ID: notion.databaseId,
    LOG_LEVEL: 'info',
    ...process.env,
  },
})
const log = spawn('pino-pretty', ['--ignore=pid,hostname'], { stdio: ['pipe', 'inherit', 'inherit'] })
server.stdout.pipe(log.stdin)
const client = spawn('vite', ['--clearScreen=false'], { stdio: 'inherit', env: { ...process.env, API_PORT: apiPort } })

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all([server, client].map(ended))
  await notion.close()
  await postgres.release()
  process.exit(0)
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  child.kill('SIGTERM')
  return new Promise((resolve) => child.once('exit', resolve))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
client.once('exit', stop)

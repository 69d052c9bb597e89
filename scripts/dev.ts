// npm run dev: reloads server and client on change, with stand-ins for Notion, the form service and the mail server
// that print what they receive. Its data is in .data-dev (DATA_DIR).
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts'
import { type Run, runProgram } from '../server/platform/run.ts'
import { type FormService, startFormService } from '../tests/support/mail/form-service.ts'
import { type MailServer, startMailServer } from '../tests/support/mail/smtp.ts'
import { catalogueRows } from '../tests/support/notion/catalogue.ts'
import { type NotionStandIn, startNotion } from '../tests/support/notion/stand-in.ts'

const apiPort = process.env.API_PORT ?? '3001'
const minuteMs = 60_000
/** Id of a database that is empty until the first export. */
const pricebookId = '77b6c1de-5a0e-4d3c-9a54-1f6f3c2b9e10'

async function main({ stopping, opened }: Run): Promise<boolean> {
  const postgres = await startEmbeddedPostgres(process.env.DATA_DIR ?? '.data-dev')
  opened.defer(postgres.release)
  const notion = await filledNotion()
  opened.defer(notion.close)
  const forms = await startFormService()
  opened.defer(forms.close)
  forms.onPost(({ fields }) => console.log('A form was posted:', fields))
  const mail = await startMailServer(({ recipients, headers, text }) =>
    console.log(`Mail for ${recipients.join(', ')}: ${headers.subject}\n${text}`),
  )
  opened.defer(mail.close)
  const server = startServer(postgres.url, { notion, forms, mail })
  const client = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--clearScreen=false'], {
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  })
  opened.defer(async () => {
    await Promise.all([server, client].map(end))
  })
  if (!stopping.aborted) await Promise.race([once(stopping, 'abort'), once(client, 'exit')])
  return true
}

async function filledNotion(): Promise<NotionStandIn> {
  const notion = await startNotion()
  const rows = catalogueRows({ count: 40 })
  for (const [index, row] of rows.entries()) {
    notion.pages.add(row, new Date(Date.now() - (rows.length - index) * minuteMs))
  }
  notion.addDatabase(pricebookId, 'Public Pricebook', [{ name: 'Name', type: 'title' }])
  return notion
}

interface StandIns {
  notion: NotionStandIn
  forms: FormService
  mail: MailServer
}

/** Keeps a closing terminal from signalling the child processes, so that PostgreSQL stops after the server. */
const detached = process.platform !== 'win32'

/** The environment takes precedence, except for PORT: Vite proxies requests to API_PORT. */
function startServer(databaseUrl: string, { notion, forms, mail }: StandIns): ChildProcess {
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached,
    env: {
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compile'),
      DATABASE_URL: databaseUrl,
      NOTION_API_URL: notion.url,
      NOTION_API_KEY: notion.apiKey,
      NOTION_DATABASE_ID: notion.databaseId,
      NOTION_PRICEBOOK_DATABASE_ID: pricebookId,
      FORM_ENDPOINT_URL: forms.url,
      SMTP_URL: mail.url,
      MAIL_FROM: '港灣物聯 <hello@harbour-iot.example>',
      MAIL_TO: 'sales@harbour-iot.example',
      PUBLIC_URL: 'http://localhost:5173',
      LOG_LEVEL: 'info',
      ...process.env,
      PORT: apiPort,
    },
  })
  const log = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('pino-pretty/bin.js')), '--ignore=pid,hostname'],
    { stdio: ['pipe', 'inherit', 'inherit'], detached },
  )
  server.stdout.pipe(log.stdin)
  return server
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

await runProgram(main)

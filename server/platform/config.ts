import { validate as isCronExpression } from 'node-cron'
import * as z from 'zod'
import { chatModels } from '#contract/assistant/chat.ts'
import { internationalPhone, plainInternationalPhone, readableEmail } from '#contract/requests/contact-text.ts'
import { isLoopback } from './http/addresses.ts'
import { isProxy } from './http/proxies.ts'
import { isMailAddress, isSender } from './mail.ts'
import { StartError } from './start-error.ts'

const url = z.url({ protocol: /^https?$/ })
const secret = z.string().min(1)

const variables = z.object({
  HOST: z.string().default('localhost').describe('Address to listen on; 0.0.0.0 for every interface.'),
  PORT: z.coerce.number('is not a port').int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  PUBLIC_URL: url
    .optional()
    .describe(
      'Address visitors use, where it differs from HOST and PORT. Without it, mail to visitors has no links, so nobody can confirm an address. One such as http://localhost:3000 says that only this machine reaches the site: staff then need no HTTPS.',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 18 to use. Without it, one is run from npm, its data in DATA_DIR.'),
  DATABASE_PASSWORD_FILE: z
    .string()
    .optional()
    .describe('File that holds the password for DATABASE_URL, DATABASE_POOL_URL and DATABASE_REPLICA_URL.'),
  DATABASE_POOL_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'PgBouncer in transaction mode in front of DATABASE_URL, for all statements but those of a session; without it, they go to DATABASE_URL too.',
    ),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Streaming replica of DATABASE_URL, from which backups are copied while it is up to date.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe(
      'Where the PostgreSQL from npm keeps its data, and the secret that is made where APP_SECRET is not given.',
    ),
  APP_SECRET: secret
    .optional()
    .describe(
      'Signs sessions, seals the audit log and encrypts stored secrets: at least 32 random characters. To replace it, put the new one before the old one, with a space between. Without it, one is made once and kept in DATA_DIR.',
    ),
  APP_SECRET_FILE: z.string().optional().describe('File that holds it, in place of APP_SECRET.'),
  ADMIN_EMAIL: z
    .string()
    .overwrite(readableEmail)
    .refine(isMailAddress, 'is not an email address')
    .optional()
    .describe(
      'With ADMIN_PASSWORD, the first Super Admin, made where there is no user yet. Without them, the log shows a link to make one.',
    ),
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'is shorter than 10 characters')
    .max(128)
    .optional()
    .describe('Password of the first Super Admin: 10 to 128 characters.'),
  DEMO: z
    .enum(['0', '1'])
    .optional()
    .describe(
      'With 1, demo accounts whose passwords the sign-in screen shows to everybody, over HTTP too, and a year of sample sales; with 0, none. The default is none in production, with DATABASE_URL, or where HOST, PUBLIC_URL or TRUST_PROXY says that others come; else demo accounts for browsers that opened the one-time link in the terminal.',
    ),
  NOTION_API_KEY: secret
    .optional()
    .describe(
      "Secret of the Notion integration; with the database's id it switches syncing on. What is entered in the settings wins.",
    ),
  NOTION_DATABASE_ID: z.string().min(1).optional().describe('Id of the Notion database that holds the catalogue.'),
  NOTION_PRICEBOOK_DATABASE_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Id of the Notion database that the pricebook is written to, with the same key; without it, none is. What is entered in the settings wins.',
    ),
  NOTION_API_URL: url.default('https://api.notion.com').describe('Where Notion answers; a stand-in in development.'),
  SOURCE_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder on this machine whose CSV and XLSX files staff can have the catalogue read from, in place of Notion; read, never written. Without it, they can only name an address.',
    ),
  SYNC_CRON: z
    .string()
    .refine(isCronExpression, 'is not a cron expression')
    .default('*/30 * * * *')
    .describe('When to sync with Notion, or to read the product files.'),
  CHAT_API_KEY: secret
    .optional()
    .describe(
      'Key of the model gateway; without it, and without one in the settings, the assistant answers without a model and says that it is a demo.',
    ),
  CHAT_API_URL: url
    .default('https://openrouter.ai/api/v1')
    .describe('Model gateway, of the shape of OpenAI chat completions. What is entered in the settings wins.'),
  CHAT_MODEL: z
    .string()
    .min(1)
    .default(chatModels[0])
    .describe(`Model, as the gateway names it; others that do: ${chatModels.slice(1).join(' (balanced), ')} (budget).`),
  CONTACT_PHONE: z
    .string()
    .overwrite(plainInternationalPhone)
    .regex(internationalPhone, 'is not an international number such as "+852 1234 5678"')
    .default('+852 0000 0000')
    .describe(
      'Sales phone, for calls and for the messaging app. The default reaches nobody. What is entered in the settings wins.',
    ),
  FORM_ENDPOINT_URL: url
    .refine((text) => !URL.parse(text)?.username, 'must hold no user name or password')
    .optional()
    .describe('Form service that every message is posted to, as multipart form data; without it, none is.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server, such as smtp://user:password@mail.example.com:587; without it, and without one in the settings, no mail is sent. smtps:// is TLS from the start, else TLS begins where the server offers it; ?requireTLS=true insists.',
    ),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'is not an email address')
    .optional()
    .describe('Sender of all mail: an address, or "Harbour IoT <hello@example.com>".'),
  MAIL_TO: z
    .string()
    .refine((text) => listed(text).length > 0 && listed(text).every(isMailAddress), 'is not a list of email addresses')
    .optional()
    .describe(
      "Staff who get every message: addresses separated by commas or spaces. Visitors' replies go to the first.",
    ),
  BUCKET_NAME: z
    .string()
    .min(3)
    .optional()
    .describe(
      'Bucket that uploaded pictures and documents are kept in; without it, they are kept in the database. What was uploaded before stays where it is, and is still served.',
    ),
  BUCKET_KEY_ID: secret.optional().describe('Key of the bucket, which may read, write and delete objects of it.'),
  BUCKET_SECRET: secret.optional().describe('Secret of that key.'),
  BUCKET_ENDPOINT: url
    .optional()
    .describe('Where the bucket answers, where it is not of Amazon: MinIO, Cloudflare R2 and the like.'),
  BUCKET_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket.'),
  BACKUP_TO: z
    .string()
    .regex(/^(?!s3:)|^s3:\/\/[\w.-]{3,}(\/|$)/, 'is neither a folder nor s3://bucket/prefix')
    .optional()
    .describe(
      'Where a backup is put each night: a folder, or s3://bucket/prefix, which the official client reaches by its own variables (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3). Without it, none is made.',
    ),
  BACKUP_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Key that backups are encrypted with, as age-keygen makes it; without it, backup-key in DATA_DIR, made once.',
    ),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'is not such as 7,4,6')
    .refine((text) => !text.startsWith('0,'), 'keeps no day')
    .default('7,4,6')
    .describe('Of how many days, weeks and months the newest backup is kept.'),
  STRIPE_SECRET_KEY: secret
    .optional()
    .describe(
      'Secret key of Stripe, by which invoices are paid by card on pages that Stripe hosts; without it, cards are not offered.',
    ),
  STRIPE_WEBHOOK_SECRET: secret
    .optional()
    .describe(
      'Signing secret of the webhook at /api/v1/webhooks/stripe, for checkout.session.completed and checkout.session.async_payment_succeeded.',
    ),
  STRIPE_API_URL: url.default('https://api.stripe.com').describe('Where Stripe answers; a stand-in in tests.'),
  TRANSLATE_API_KEY: secret
    .optional()
    .describe('Key of the translation service; without it nothing is machine-translated.'),
  TRANSLATE_API_URL: url
    .default('https://translation.googleapis.com/language/translate/v2')
    .describe('Translation service, of the shape of Google Cloud Translation v2.'),
  TRANSLATE_WIDGET_URL: url.optional().describe('Script of a translation widget to load on the site.'),
  TRUST_PROXY: z
    .string()
    .refine(
      (ranges) => listed(ranges).every(isProxy),
      'is not a list of addresses, ranges such as 10.0.0.0/8, or hosts',
    )
    .optional()
    .describe(
      "Proxies whose X-Forwarded headers count: addresses, ranges or hosts, separated by commas or spaces; without it, nobody's do.",
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      'Redis in which all instances count requests together; without it, and while it is away, each counts for itself what need not be exact.',
    ),
  CDN_PURGE_URL: url
    .optional()
    .describe(
      'Where a CDN or other cache in front of the site takes requests to forget pages by tag: Cloudflare, Fastly, or a Varnish with xkey. With it, such a cache may store the public pages.',
    ),
  CDN_PURGE_TOKEN: secret.optional().describe('Token for these requests.'),
  WEBHOOK_ORIGINS: z
    .string()
    .refine((text) => listed(text).every((part) => URL.parse(part)?.origin === part), 'is not a list of origins')
    .optional()
    .describe(
      'Origins in your own network that webhooks may be sent to, such as http://erp.internal:8080, separated by commas or spaces. Without it, only HTTPS in the public internet.',
    ),
  FEEDS_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('Folder on this machine in which scheduled files are taken in and put out; without it, only by SFTP.'),
  FEEDS_KEYS: z
    .string()
    .min(1)
    .optional()
    .describe('Folder with the private keys by which scheduled files are exchanged over SFTP.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'is shorter than 16 characters')
    .optional()
    .describe('Token with which Prometheus reads /metrics (Authorization: Bearer); without it, there is no /metrics.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .describe('How much to log: info in production, warn elsewhere.'),
})

export function listed(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '')
}

function isForThisMachine({ HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof variables>): boolean {
  const isOurs = PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)
  return isLoopback(HOST) && isOurs && TRUST_PROXY === undefined
}

/** Who may use the demo accounts: browsers that opened the one-time link of the terminal, or, with DEMO=1, everybody. */
export type DemoReach = 'by_link' | 'everywhere'

export type Config = Omit<z.infer<typeof variables>, 'DEMO'> & {
  LOG_LEVEL: string
  DEMO: DemoReach | false
  /** PUBLIC_URL is http:// on this machine: the operator states that nobody reaches the site over a network. */
  isLocalSite: boolean
}
export const variableNames = Object.keys(variables.shape)

const together = [
  ['NOTION_API_KEY', 'NOTION_DATABASE_ID'],
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  ['BUCKET_NAME', 'BUCKET_KEY_ID', 'BUCKET_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
] as const

/** Reads the configuration. An empty variable counts as unset. Throws StartError with one line that names every bad variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = variables.safeParse(given)
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartError(`Bad configuration: ${reasons.join('; ')}`)
  }
  const config = result.data
  for (const names of together) {
    const given = names.filter((name) => config[name] !== undefined)
    if (given.length > 0 && given.length < names.length) {
      throw new StartError(`Bad configuration: ${names.join(' and ')} go together; set all of them or none`)
    }
  }
  if (config.DATABASE_POOL_URL && !config.DATABASE_URL)
    throw new StartError('Bad configuration: DATABASE_POOL_URL needs DATABASE_URL')
  if (config.DATABASE_REPLICA_URL && !config.DATABASE_URL)
    throw new StartError('Bad configuration: DATABASE_REPLICA_URL needs DATABASE_URL')
  const isProduction = environment.NODE_ENV === 'production'
  return {
    ...config,
    LOG_LEVEL: config.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    DEMO: demoReach(config, isProduction),
    isLocalSite: isLocalAddress(config.PUBLIC_URL),
  }
}

function isLocalAddress(address: string | undefined): boolean {
  const url = address === undefined ? undefined : new URL(address)
  return url?.protocol === 'http:' && isLoopback(url.hostname)
}

function demoReach(config: z.infer<typeof variables>, isProduction: boolean): DemoReach | false {
  if (config.DEMO) return config.DEMO === '1' && 'everywhere'
  return !isProduction && !config.DATABASE_URL && isForThisMachine(config) && 'by_link'
}

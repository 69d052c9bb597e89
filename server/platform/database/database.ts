import { readFile } from 'node:fs/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '#prisma'
import { StartError } from '../start-error.ts'

/** What a repository is built on: the client, or the transaction it belongs to. */
export type DatabaseHandle = PrismaClient | Transaction

/** An open transaction: what is written through it is there with the rest of it, or not at all. */
export type Transaction = Prisma.TransactionClient

export interface Database {
  prisma: PrismaClient
  url: string
  close: () => Promise<void>
}

/** For what is asked over HTTP. */
const connectionsMax = 10

/** For what nobody waits for (deliveries, mails, syncs, erasing), beside the others: however busy that is, forms are taken. */
export const backgroundConnections = 5

const connectionTimeoutMs = 5000

/** No statement of ours takes this long; a database that is frozen, or gone without a word, takes for ever. */
const queryLimitMs = 30_000

/** Finds out about a lost connection that nothing is sent over, before a firewall between forgets a quiet one. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Prisma's adapter takes what it reads for UTC, whatever PostgreSQL calls it, which is the time zone of the machine that it was installed on. */
const timeZone = '-c TimeZone=UTC'

/**
 * Connects to PostgreSQL.
 * @param url with its password
 * @param onError hears of connections that break while idle; the pool replaces them
 * In a burst, a transaction waits for its turn rather than fail; a connection is waited for up to 5 s in any case.
 * @param connections at once, at most
 * @param limitMs how long a statement may take: PostgreSQL ends it, and where PostgreSQL is silent, we do
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { connections = connectionsMax, limitMs = queryLimitMs } = {},
): Database {
  const adapter = new PrismaPg(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectionTimeoutMs,
      statement_timeout: limitMs,
      query_timeout: limitMs,
      options: timeZone,
      Client: Connection,
      ...keepAlive,
    },
    { onPoolError: onError, onConnectionError: onError },
  )
  const prisma = new PrismaClient({
    adapter,
    errorFormat: 'minimal', // the log knows by it what a failure quotes
    transactionOptions: { maxWait: 6000, timeout: 15_000 },
  })
  return { prisma, url, close: () => prisma.$disconnect() }
}

/** The database's address with the password of DATABASE_PASSWORD_FILE in it, where there is such a file. */
export async function withPassword(url: string, passwordFile: string | undefined): Promise<string> {
  if (!passwordFile) return url
  const password = await readFile(passwordFile, 'utf8').catch(() => {
    throw new StartError(`DATABASE_PASSWORD_FILE: ${passwordFile} cannot be read`)
  })
  const complete = new URL(url)
  complete.password = encodeURIComponent(password.trim())
  return complete.href
}

/**
 * A connection that ends no process when it breaks: its query fails, and 'end' follows. It hears of that from its first moment on,
 * for PostgreSQL may end it in the same packet that opens it, before whoever waits for it gets to listen.
 */
export class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/**
 * A connection of its own, outside the pool, for what belongs to a session: locks and notifications.
 * @throws whatever `pg` says where the database cannot be reached
 */
export async function connect(url: string, options: pg.ClientConfig = {}): Promise<Connection> {
  const client = new Connection({
    connectionString: url,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...keepAlive,
    application_name: 'harbour-iot',
    ...options,
  })
  await client.connect()
  return client
}

/** Why the database cannot serve: it is not there, or has run out of something, or may only be read. */
export type DatabaseFault = 'away' | 'connections' | 'disk' | 'memory' | 'read_only'

const faultCodes: Record<DatabaseFault, string[]> = {
  away: [
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
    '08000', // connection exception
    '08003',
    '08006',
    '57014', // canceled, which only the time limit does
    '57P01', // admin shutdown
    '57P02', // crash shutdown
    '57P03', // cannot connect now
    'P1001', // Prisma: cannot be reached
    'P1002',
    'P1017', // Prisma: server closed the connection
    'P2024', // Prisma: no connection from the pool in time
  ],
  connections: [
    '53300', // too many connections
    'P2037', // Prisma: the same
    'EMFILE', // this process, or the system, may open no more
    'ENFILE',
  ],
  disk: [
    '53100', // disk full
    '53400', // a limit of the configuration, such as temp_file_limit
    '58030', // I/O error
    'ENOSPC',
    'EDQUOT',
  ],
  memory: [
    '53000', // insufficient resources
    '53200', // out of memory
    'ENOMEM',
    'ENOBUFS',
  ],
  read_only: ['25006'],
}
const faultOfCode = new Map(
  Object.entries(faultCodes).flatMap(([fault, codes]) => codes.map((code) => [code, fault as DatabaseFault])),
)
const faultOfKind = new Map<string, DatabaseFault>([
  ['DatabaseNotReachable', 'away'],
  ['ConnectionClosed', 'away'],
  ['SocketTimeout', 'away'],
  ['TooManyConnections', 'connections'],
])
const awayMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Unable to start a transaction/

/** What an error, or what caused it, says that the database lacks; none where a query was wrong. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(error))
  const fault =
    faultOfCode.get(String(fields.get('code') ?? fields.get('originalCode'))) ??
    faultOfKind.get(String(fields.get('kind')))
  if (fault) return fault
  if (error instanceof Error && awayMessages.test(error.message)) return 'away'
  const causes = [
    fields.get('meta'),
    fields.get('driverAdapterError'),
    error instanceof Error ? error.cause : fields.get('cause'),
  ]
  return causes.map(databaseFault).find((found) => found !== undefined)
}

/** Whether an error says that the database cannot serve now, not that a query was wrong: tried again, it may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return databaseFault(error) !== undefined
}

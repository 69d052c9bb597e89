import { readFile } from 'node:fs/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '#prisma'
import { currentRequestId } from '../request-id.ts'
import { StartError } from '../start-error.ts'

export type DatabaseHandle = PrismaClient | Transaction

export type Transaction = Prisma.TransactionClient

export interface Database {
  prisma: PrismaClient
  /** For connections outside the pool, which hold session state. */
  url: string
  close: () => Promise<void>
}

const connectionsMax = 10

/** Connections for background work (deliveries, mails, syncs, retention), in a pool of their own so that it cannot block forms. */
export const backgroundConnections = 5

const connectionTimeoutMs = 5000

/** Upper limit of a statement; without one, a database that hangs or vanishes would block for ever. */
const queryLimitMs = 30_000

/** Detects lost idle connections, and keeps firewalls from dropping quiet ones. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * Prisma's adapter reads every timestamp as UTC, whatever the session's time zone; PostgreSQL's default is that of the machine it was
 * installed on.
 */
const timeZone = '-c TimeZone=UTC'

/**
 * Connects to PostgreSQL. In a burst, transactions wait for a connection instead of failing; connecting takes at most 5 s.
 * @param url with its password
 * @param onError called for connections that break while idle; the pool replaces them
 * @param connections maximum number of connections
 * @param limitMs time limit of a statement, enforced by PostgreSQL and, where it does not respond, by the client
 * @param sessionUrl URL for connections outside the pool, where `url` is PgBouncer's
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { connections = connectionsMax, limitMs = queryLimitMs, sessionUrl = url } = {},
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
    comments: [() => ({ request_id: currentRequestId() })], // no statement is prepared by name, so none is prepared anew for it
    errorFormat: 'minimal', // errors keep what they quote in fields that the logger redacts
    transactionOptions: { maxWait: 6000, timeout: 15_000 },
  })
  return { prisma, url: sessionUrl, close: () => prisma.$disconnect() }
}

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
 * A connection whose errors never crash the process: its query fails, and 'end' follows. The listener is added in the constructor because
 * PostgreSQL may close a connection in the same packet that opens it.
 */
export class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/**
 * Opens a connection outside the pool, for session state: locks and notifications.
 * @throws the error of `pg` where the database cannot be reached
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
    '08P01', // PgBouncer: no connection to PostgreSQL
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
    'EMFILE', // this process, or the system, may open no more files
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

export function isDatabaseAway(error: unknown): boolean {
  return databaseFault(error) !== undefined
}

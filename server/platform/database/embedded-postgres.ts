import { randomInt } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { connect } from './database.ts'
import { findOrMakeCluster } from './embedded-postgres-cluster.ts'
import { type Binaries, command, findBinaries, isAlive } from './embedded-postgres-command.ts'

/** Connections by which processes look whether the server runs, and whether to stop it: they do not count as use. */
const lookingName = 'harbour-iot-looking'

/** Ours count for nothing either: a query that hangs must not keep the server running. */
const ownName = `harbour-iot-${process.pid}`

/** What takes longer to stop is left to stop by itself. */
const stopLimitS = 5
const stopLimits = { connectionTimeoutMillis: 2000, query_timeout: 2000 }

/** PostgreSQL's code while it starts up, recovers or shuts down. */
const cannotConnectNow = '57P03'

/**
 * Below those that systems give to outgoing connections (Linux: from 32768): one of these would take the port of a server that
 * died before it is up again, and a client of ours that looks for it could even be given it, and so reach itself.
 */
const ports = [20_000, 32_000] as const

/** A server that was asked to stop by hand waits for whoever uses it: no longer than a stop of ours may take. */
const endLimitMs = 10_000

export interface EmbeddedPostgres {
  /** Address of the maintenance database, with its password. */
  url: string
  /** Connects to the server, which is started again on its port where it has died. @throws where it cannot be */
  reach: () => Promise<pg.Client>
  /** Makes a polite stop of the server (SIGTERM), which waits for all connections, a fast one; else does nothing. */
  endPoliteStop: () => Promise<void>
  /** Stops the server, unless another process still uses it. */
  release: () => Promise<void>
}

/**
 * Runs the PostgreSQL that npm installed, on a free port of the loopback, its data in `directory`. A server that already
 * runs there (a second process, or one left behind by a killed process) is shared.
 *
 * `pg_ctl` starts it in a session of its own: Ctrl-C in a terminal then reaches Node alone, which closes the database last.
 * @param onRunning called once a program of PostgreSQL's is at work, where one has to be
 * @throws StartError where it cannot run
 */
export async function startEmbeddedPostgres(
  directory: string,
  settings: string[] = [],
  onRunning?: () => void,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const { data, password } = await findOrMakeCluster(binaries, directory, onRunning)
  const urlAt = (port: number) =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?application_name=${ownName}`
  const run = async (port: () => Promise<number>) =>
    (await runningServer(data, urlAt)) ??
    (await start(binaries, data, { settings, port, onRunning }).then(urlAt, async (error) => {
      const startedMeanwhile = await runningServer(data, urlAt)
      if (!startedMeanwhile) throw error
      return startedMeanwhile
    }))
  const died = await diedOnPort(data)
  const url = await run(() => (died ? ifFree(died).catch(() => freePort()) : freePort()))
  const port = Number(new URL(url).port)
  return {
    url,
    async reach() {
      await run(() => ifFree(port))
      return connect(lookingAt(url))
    },
    async endPoliteStop() {
      if ((await postmaster(data))?.isStopping) await stopFast(binaries, data, '--no-wait')
    },
    release: () => stopUnlessUsed(binaries, data, url),
  }
}

async function runningServer(data: string, urlAt: (port: number) => string): Promise<string | undefined> {
  const running = await postmaster(data)
  return running && (await answers(urlAt(running.port), data)) ? urlAt(running.port) : undefined
}

interface Start {
  settings: string[]
  port: () => Promise<number>
  onRunning: (() => void) | undefined
}

async function start(
  binaries: Binaries,
  data: string,
  { settings, port: choosePort, onRunning }: Start,
): Promise<number> {
  const port = await choosePort()
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_checkpoints=off',
    ...settings,
  ]
  const log = path.join(data, 'server.log')
  await rm(log, { force: true }) // it would grow for as long as the data lives
  const parameters = [
    'start',
    '--wait',
    `--pgdata=${data}`,
    `--log=${log}`,
    `--options=${options.map((option) => `-c ${option}`).join(' ')}`,
  ]
  await command(binaries.pg_ctl, parameters, onRunning)
  return port
}

/** The server that runs in `data`. */
async function postmaster(data: string): Promise<{ port: number; isStopping: boolean } | undefined> {
  const { pid, port, state } = await noted(data)
  if (!port || !pid || !isAlive(pid)) return undefined
  return { port, isStopping: state === 'stopping' }
}

/** Where processes that shared a server which died still look for it; 0 for none. */
async function diedOnPort(data: string): Promise<number> {
  return (await noted(data)).port
}

/** PostgreSQL's own postmaster.pid names process, port and state; one that is killed leaves it behind. */
async function noted(data: string): Promise<{ pid: number; port: number; state: string }> {
  const lines = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, , , , state = ''] = lines.split('\n')
  return { pid: Number(pid), port: Number(port ?? 0), state: state.trim() }
}

/**
 * Whether PostgreSQL answers, once it is through starting up or recovering.
 * @throws StartError where it is to stop, and does not
 */
async function answers(url: string, data: string, since = Date.now()): Promise<boolean> {
  const error: unknown = await connect(url).then(
    (client) => client.end(),
    (reason: unknown) => reason,
  )
  if (!(error instanceof pg.DatabaseError && error.code === cannotConnectNow)) return error === undefined
  if (Date.now() - since > endLimitMs && (await postmaster(data))?.isStopping) {
    throw new StartError(`PostgreSQL in ${data} was asked to stop and waits for who still uses it: stop that first`)
  }
  await setTimeout(100)
  return answers(url, data, since)
}

function lookingAt(url: string): string {
  const address = new URL(url)
  address.searchParams.set('application_name', lookingName)
  return address.href
}

async function isUsed(url: string): Promise<boolean> {
  const client = await connect(lookingAt(url), stopLimits)
  try {
    const others = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> ALL ($1)",
      [[lookingName, ownName]],
    )
    return others.rowCount !== 0
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stopUnlessUsed(binaries: Binaries, data: string, url: string): Promise<void> {
  const used = await isUsed(url).catch(() => false) // it does not answer: stopping it is all the more wanted
  if (used) return
  await stopFast(binaries, data, '--wait', `--timeout=${stopLimitS}`)
}

/** Does nothing where the server has ended meanwhile. */
async function stopFast(binaries: Binaries, data: string, ...waiting: string[]): Promise<void> {
  await command(binaries.pg_ctl, ['stop', ...waiting, '--mode=fast', `--pgdata=${data}`]).catch(() => undefined)
}

/** @throws StartError where nine ports by chance are all in use */
async function freePort(tries = 9): Promise<number> {
  const port = randomInt(...ports)
  return ifFree(port).catch((error: unknown) => {
    if (tries <= 1) throw error
    return freePort(tries - 1)
  })
}

/** @returns the port. @throws StartError where another program has it */
async function ifFree(port: number): Promise<number> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  } catch {
    throw new StartError(`Port ${port} of 127.0.0.1, for PostgreSQL from npm, is taken by another program: stop that`)
  }
  await new Promise((resolve) => server.close(resolve))
  return port
}

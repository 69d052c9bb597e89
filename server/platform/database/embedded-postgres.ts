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

/** Application name of connections that only check the server's state; they do not count as use. */
const probeName = 'harbour-iot-looking'

/** Name of our own connections, which do not count either: a query that hangs must not keep the server running. */
const ownName = `harbour-iot-${process.pid}`

const stopLimitS = 5
const stopLimits = { connectionTimeoutMillis: 2000, query_timeout: 2000 }

const cannotConnectNow = '57P03'

/**
 * Below the ephemeral ports (Linux: from 32768): an outgoing connection could take the port of a server that is being restarted, or a
 * client looking for it could even connect to itself.
 */
const ports = [20_000, 32_000] as const

/** How long to wait for a server that was asked to stop by hand and waits for its clients. */
const endLimitMs = 10_000

export interface EmbeddedPostgres {
  url: string
  /** Connects to the server, restarting it on its port where it has died. Throws where that fails. */
  reconnect: () => Promise<pg.Client>
  /** Turns a polite stop (SIGTERM), which waits for all connections, into a fast one; otherwise does nothing. */
  endPoliteStop: () => Promise<void>
  release: () => Promise<void>
}

/**
 * Runs the PostgreSQL that npm installed, on a free port of the loopback, with its data in `directory`. A server that already runs there
 * (of another process, or left behind by a killed one) is shared.
 * @param onRunning called once one of PostgreSQL's programs runs, where one has to be started
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
  const died = await crashedPort(data)
  const url = await run(() => (died ? ifFree(died).catch(() => freePort()) : freePort()))
  const port = Number(new URL(url).port)
  return {
    url,
    async reconnect() {
      await run(() => ifFree(port))
      return connect(probeUrl(url))
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
    'shared_buffers=256MB', // the rows of 100,000 products are 171 MB, more than the default of 128
    ...settings,
  ]
  const log = path.join(data, 'server.log')
  await rm(log, { force: true }) // it would grow for as long as the data exists
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

async function postmaster(data: string): Promise<{ port: number; isStopping: boolean } | undefined> {
  const { pid, port, state } = await readPostmasterFile(data)
  if (!port || !pid || !isAlive(pid)) return undefined
  return { port, isStopping: state === 'stopping' }
}

/** Returns the port on which processes that shared a crashed server still expect it; 0 for none. */
async function crashedPort(data: string): Promise<number> {
  return (await readPostmasterFile(data)).port
}

/** Reads postmaster.pid, which a killed PostgreSQL leaves behind. */
async function readPostmasterFile(data: string): Promise<{ pid: number; port: number; state: string }> {
  const lines = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, , , , state = ''] = lines.split('\n')
  return { pid: Number(pid), port: Number(port ?? 0), state: state.trim() }
}

/**
 * Returns whether PostgreSQL accepts connections, waiting while it starts up or recovers.
 * @throws StartError where it is stopping and does not end
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

function probeUrl(url: string): string {
  const address = new URL(url)
  address.searchParams.set('application_name', probeName)
  return address.href
}

async function isUsed(url: string): Promise<boolean> {
  const client = await connect(probeUrl(url), stopLimits)
  try {
    const others = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> ALL ($1)",
      [[probeName, ownName]],
    )
    return others.rowCount !== 0
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stopUnlessUsed(binaries: Binaries, data: string, url: string): Promise<void> {
  const used = await isUsed(url).catch(() => false) // it does not respond, so stopping it is the right thing
  if (used) return
  await stopFast(binaries, data, '--wait', `--timeout=${stopLimitS}`)
}

async function stopFast(binaries: Binaries, data: string, ...waiting: string[]): Promise<void> {
  await command(binaries.pg_ctl, ['stop', ...waiting, '--mode=fast', `--pgdata=${data}`]).catch(() => undefined)
}

/** @throws StartError where nine random ports are all in use */
async function freePort(tries = 9): Promise<number> {
  const port = randomInt(...ports)
  return ifFree(port).catch((error: unknown) => {
    if (tries <= 1) throw error
    return freePort(tries - 1)
  })
}

/** @throws StartError where another program uses the port */
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

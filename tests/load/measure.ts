import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, release, tmpdir, totalmem, type } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { accessTokenSchema } from '#contract/staff/staff.ts'
import { variableNames } from '#server/platform/config.ts'
import { connect } from '#server/platform/database/database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrations.ts'

/** The Super Admin of `addAdmin`. */
export const person = { email: 'bench@staff.example', password: 'lantern-harbour-44' }

/** A figure and its budget: at least, or at most. */
export interface Row {
  name: string
  value: number
  least?: number
  most?: number
  unit?: string
}

/** Prints a figure as docs/performance.md has it. */
export function print(row: Row): Row {
  const { name, value, least, most, unit = '' } = row
  const isMet = value >= (least ?? value) && value <= (most ?? value)
  const budget = least === undefined ? `≤ ${most} ${unit}` : `≥ ${least} ${unit}`
  console.log(
    `| ${[name, budget.trim(), `${Number(value.toPrecision(3))} ${unit}`.trim(), isMet ? 'met' : '**missed**'].join(' | ')} |`,
  )
  return row
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

/** Returns the nearest-rank percentile: the smallest value that at least this percentage of all do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? Number.NaN
}

/** Returns how long an answer takes to its last byte, ms. @throws where it is not 200 */
export async function firstMs(origin: string, address: string, headers: Record<string, string> = {}): Promise<number> {
  const began = performance.now()
  const answer = await fetch(origin + address, { headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${text.slice(0, 200)}`)
  return performance.now() - began
}

/** Asks for these addresses one after another. */
export async function p95(origin: string, paths: string[], headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = []
  for (const path of paths) times.push(await firstMs(origin, path, headers))
  return percentile(times, 95)
}

/** Signs in the Super Admin of `addAdmin`. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person.email, password: person.password }),
  })
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`)
  return accessTokenSchema.parse(await answer.json()).accessToken
}

export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-bench-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** Starts a PostgreSQL of its own, set up as it ships, with a migrated database. */
export async function startDatabase() {
  const temporary = await temporaryFolder()
  const server = await startEmbeddedPostgres(temporary.folder)
  await migrate(server.url)
  return {
    url: server.url,
    async [Symbol.asyncDispose]() {
      await server.release()
      await temporary[Symbol.asyncDispose]()
    },
  }
}

/** Reads the rows of one statement on a connection of its own. */
export async function query<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connect(url)
  return client
    .query<Row>(statement, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/**
 * Starts a script in a process of its own, under the shipped configuration but for `environment`, and waits until it says where it is.
 * Returns its process and address, and the variables that a stand-in prints.
 */
export async function startScript(script: string, environment: NodeJS.ProcessEnv, parameters: string[] = []) {
  const shipped = Object.fromEntries(Object.entries(process.env).filter(([name]) => !variableNames.includes(name)))
  const child = spawn(process.execPath, ['--import', './scripts/begin.mjs', script, ...parameters], {
    env: { ...shipped, PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => / is at http\S+$|NOTION_API_URL=/.test(text) && resolve(text))
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  return {
    pid: child.pid,
    url: / is at (http\S+)$/.exec(line)?.[1] ?? '',
    variables: Object.fromEntries([...line.matchAll(/(NOTION_\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Returns what the figures were measured on, in one line. */
export async function machine(): Promise<string> {
  await using database = await startDatabase()
  const [row] = await query<{ server_version: string }>(database.url, 'SHOW server_version')
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`
  return `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${memory}, ${type()} ${release()}, Node ${process.versions.node}, PostgreSQL ${row?.server_version}`
}

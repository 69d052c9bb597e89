import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { postgresPid } from '#tests/api/platform/running-server.ts'
import { catalogueRows } from '#tests/support/notion/catalogue.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { until } from '#tests/support/processes.ts'

/** npm, a build perhaps, and a PostgreSQL that is made anew. */
const limitMs = 120_000

interface NpmScript {
  npm: ChildProcess
  data: string
  output: () => string
}

/** `npm run` of the npm and Node of this machine, in a group of its own and with a DATA_DIR of its own; none of it outlives its test. */
function npmRun(script: string, environment: NodeJS.ProcessEnv = {}): NpmScript {
  const data = path.join(tmpdir(), `harbour-iot-npm-${randomUUID()}`)
  const ofMachine = process.env.PATH?.split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  const npm = spawn('npm', ['run', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      PATH: ofMachine?.join(path.delimiter),
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      DATA_DIR: data,
      ...environment,
    },
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  onTestFinished(async () => {
    const left = [...descendants(Number(npm.pid)), ...(await postgres(data))]
    for (const pid of left) process.kill(pid, 'SIGKILL')
    await rm(data, { recursive: true, force: true, maxRetries: 5 })
  })
  return { npm, data, output: () => output }
}

async function postgres(data: string): Promise<number[]> {
  const pid = await postgresPid(data)
  return pid ? descendants(pid) : []
}

/** A process and all below it. */
function descendants(pid: number): number[] {
  const all = living()
  const found = all.filter((one) => one.pid === pid).map((one) => one.pid)
  for (const parent of found) found.push(...all.filter((one) => one.parent === parent).map((one) => one.pid))
  return found
}

/** All processes of the machine that have not ended. */
function living(): { pid: number; parent: number }[] {
  const statuses = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statusOf)
  return statuses
    .filter((status) => /^State:\s+[^ZX]/m.test(status))
    .map((status) => ({ pid: numberOf('Pid', status), parent: numberOf('PPid', status) }))
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

function numberOf(name: string, status: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
}

async function allGone(pids: number[]): Promise<void> {
  await until(() => {
    const now = new Set(living().map(({ pid }) => pid))
    return !pids.some((pid) => now.has(pid))
  }, limitMs / 2)
}

/** Sends a signal to what `npm run` has started, once that is up, and waits until nothing is left of it. */
async function endsBy(signal: NodeJS.Signals, to: 'npm' | 'all of the terminal', run: NpmScript, isUp: () => boolean) {
  await until(isUp, limitMs)
  const pid = Number(run.npm.pid)
  const all = [...descendants(pid), ...(await postgres(run.data))]
  expect(all.length).toBeGreaterThan(8)
  process.kill(to === 'npm' ? pid : -pid, signal)
  await allGone(all)
  expect(await postgresPid(run.data)).toBeUndefined()
  expect(run.output()).not.toMatch(/Error|EPIPE|not found/)
}

it.each([
  ['SIGTERM', 'npm'],
  ['SIGHUP', 'all of the terminal'],
] as const)(
  'npm start: %s to %s leaves no process, and no PostgreSQL',
  async (signal, to) => {
    const run = npmRun('start', { PORT: '0' })
    await endsBy(signal, to, run, () => run.output().includes(' is at http'))
  },
  limitMs,
)

it(
  'npm run dev: SIGHUP to all of the terminal leaves no process, and no PostgreSQL',
  async () => {
    const run = npmRun('dev', { API_PORT: '0' })
    const isUp = () => [' is at http', 'VITE'].every((word) => run.output().includes(word))
    await endsBy('SIGHUP', 'all of the terminal', run, isUp)
  },
  limitMs,
)

it(
  'npm run sync: SIGTERM to npm leaves no process, and no PostgreSQL',
  async () => {
    const notion = await startNotion()
    onTestFinished(notion.close)
    for (const row of catalogueRows({ count: 150 })) notion.pages.add(row)
    const isQuery = ({ path }: { path: string }) => path.endsWith('/query')
    notion.fail({ kind: 'slow', ms: 1000 }, { when: isQuery })
    const { url, apiKey, databaseId } = notion
    const run = npmRun('sync', { NOTION_API_URL: url, NOTION_API_KEY: apiKey, NOTION_DATABASE_ID: databaseId })
    await endsBy('SIGTERM', 'npm', run, () => notion.requests.some(isQuery))
    expect(run.output()).toContain('Stopped by a signal')
  },
  limitMs,
)

it(
  'npm run migrate brings the database to the newest migration and ends',
  async () => {
    const { npm, data, output } = npmRun('migrate', { LOG_LEVEL: 'info' })
    const ended = once(npm, 'exit')
    expect(await ended).toEqual([0, null])
    expect(output()).toContain('Migrated the database')
    expect(await postgresPid(data)).toBeUndefined()
  },
  limitMs,
)

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { until } from '#tests/support/processes.ts'
import { containers } from './engine.ts'
import { folder, projectName } from './place.ts'

/** Docker publishes port 0 on a free one. The tests may say that they have ended TLS: they come from Docker's own networks. */
const environment = { PORT: '0', TRUST_PROXY: '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16' }

/** What the operator's proxy adds to what staff send from the site's own pages. */
export const staffHeaders = { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' }

/** Larger than what all containers have logged. */
const maxBuffer = 64 * 1024 * 1024

export interface Stack {
  /** Where the site is; another address after each `down`. */
  url: string
}

interface Commands {
  /** Runs what an operator would type in the checkout's folder, which stops at the first line that fails; gives its output. */
  shell: (script: string) => Promise<string>
  /** `docker compose` with these parameters, just as they are. */
  compose: (...parameters: string[]) => Promise<string>
}

/** @param files of Compose beside the first one; @param variables of the operator's `.env` */
export function commandsWith(files: string[], variables: NodeJS.ProcessEnv): Commands {
  const COMPOSE_FILE = ['docker-compose.yml', ...files].join(':')
  const env = { ...process.env, ...environment, COMPOSE_PROJECT_NAME: projectName, COMPOSE_FILE, ...variables }
  async function run(program: string, ...parameters: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(program, parameters, { cwd: folder, env, maxBuffer })
    return stdout
  }
  return {
    shell: (script) => run('sh', '-euc', script),
    compose: (...parameters) => run('docker', 'compose', ...parameters),
  }
}

export const { shell, compose } = commandsWith([], {})

/** Starts the stack, or brings one that runs to this many apps. @param using commands of other files or variables */
export async function up(apps = 1, using: Pick<Commands, 'compose'> = { compose }): Promise<Stack> {
  await using.compose('up', '-d', '--build', '--wait', '--scale', `app=${apps}`)
  const published = await using.compose('port', 'proxy', '3000')
  return { url: `http://127.0.0.1:${published.trim().split(':').at(-1)}` }
}

/** A command in an app, which must succeed; gives its output. */
export async function inApp(...command: string[]): Promise<string> {
  return (await compose('exec', '-T', 'app', ...command)).trim()
}

/** Rows of the stack's database: lines, with | between columns. */
export async function query(sql: string): Promise<string> {
  return (await compose('exec', '-T', 'database', 'psql', '-U', 'harbour_iot', '-Atc', sql)).trim()
}

/** Blocks of commands after a line of the operators' page. */
export async function documented(line: string): Promise<string[]> {
  const page = await readFile(path.join(folder, 'docs/operating.md'), 'utf8')
  const paragraphs = page.split(`\n${line}\n\n`)[1]?.split('\n\n') ?? []
  const after = paragraphs.findIndex((paragraph) => !paragraph.startsWith('    '))
  return paragraphs.slice(0, after).map((block) => block.replace(/^ {4}/gm, ''))
}

/** Waits for this many healthy apps. */
export function healthyApps(count: number): Promise<true> {
  return until(async () => {
    const states = await Promise.all((await containers('app')).map((container) => container.inspect()))
    return states.filter(({ State }) => State.Health?.Status === 'healthy').length === count
  }, 60_000)
}

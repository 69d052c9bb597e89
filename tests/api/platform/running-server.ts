import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'

export interface RunningServer extends RunningProcess {
  url: string
  /** Ends it by a signal and gives its exit code. */
  stop: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>
}

/** A process that does not outlive its test. */
export function startMain(environment: NodeJS.ProcessEnv): RunningProcess {
  const server = startProcess('server/main.ts', { HOST: '127.0.0.1', PORT: '0', ...environment })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

/** `node server/main.ts` on a free port, once it says where it is. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  const server = startMain(environment)
  let ended = false
  server.ended.then(() => {
    ended = true
  })
  const url = await until(() => {
    if (ended) throw new Error(`The server ended: ${server.output()}`)
    return / is at (http:\S+)/.exec(server.output())?.[1]
  })
  return {
    ...server,
    url,
    stop(signal) {
      server.child.kill(signal)
      return server.ended
    },
  }
}

/** Returns a free port, with a PUBLIC_URL on this machine: staff may come over HTTP. */
export async function localAddress(): Promise<{ PORT: string; PUBLIC_URL: string }> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
}

/** The same, where staff may come over HTTP. */
export async function startLocalServer(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  return startServer({ ...(await localAddress()), ...environment })
}

/** A start that must fail: exit code 1 and nothing but one line on the standard error. Returns the line. */
export async function failedStart(environment: NodeJS.ProcessEnv): Promise<string> {
  const server = startMain(environment)
  let complaint = ''
  server.child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk
  })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(complaint)
  expect(complaint).toMatch(/^[^\n]+\n$/)
  return complaint
}

/** Process id of the PostgreSQL that runs in this DATA_DIR, if one does. */
export async function postgresPid(dataDirectory: string): Promise<number | undefined> {
  const file = path.join(dataDirectory, 'postgres', 'postmaster.pid')
  const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  if (!pid) return undefined
  try {
    process.kill(Number(pid), 0)
    return Number(pid)
  } catch {
    return undefined
  }
}

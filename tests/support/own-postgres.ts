import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { until } from './processes.ts'

/** A PostgreSQL that a test may restart under the app. */
export interface OwnPostgres {
  /** Always on the same port, as a server that restarts is; gives its address. */
  start: () => Promise<string>
  /** As an operator restarts it: connections are broken off. */
  stop: () => Promise<void>
  /** Stops it for good. */
  remove: () => Promise<void>
}

/** @param place where its data lies; @param settings of the server, such as `max_connections=20` */
export async function createOwnPostgres(place = tmpdir(), settings: string[] = []): Promise<OwnPostgres> {
  const data = await mkdtemp(path.join(place, 'harbour-iot-own-'))
  const port = await freePort()
  async function stop(): Promise<void> {
    const pid = await runningPid(data)
    if (pid) process.kill(pid, 'SIGINT')
    await until(async () => !(await runningPid(data)))
  }
  return {
    async start() {
      const { url } = await startEmbeddedPostgres(data, [`port=${port}`, 'fsync=off', ...settings])
      const own = new URL(url)
      own.port = String(port)
      return own.href
    },
    stop,
    async remove() {
      await stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function runningPid(data: string): Promise<number | undefined> {
  const file = path.join(data, 'postgres', 'postmaster.pid')
  const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  if (!pid) return undefined
  try {
    process.kill(Number(pid), 0)
    return Number(pid)
  } catch {
    return undefined
  }
}

/** One that no program listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = Object(server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

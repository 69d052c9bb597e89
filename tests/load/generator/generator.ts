import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import { temporaryDirectory } from '../database.ts'

const run = promisify(execFile)

/** A GET. */
export interface LoadRequest {
  path: string
  headers?: Record<string, string>
}

const reportSchema = z.object({
  answered: z.int(),
  /** Answered with 400 or above, or not at all. */
  failed: z.int(),
  seconds: z.number(),
  p99Ms: z.number(),
  /** Processor time of the generator itself. */
  processorMs: z.number(),
})
export type GeneratorReport = z.infer<typeof reportSchema>

interface LoadOrder {
  origin: string
  /** Sent in turn. */
  requests: LoadRequest[]
  connections: number
  seconds: number
}

/** What sends requests over some connections, in a process of its own. */
export interface Generator {
  name: string
  /** @throws where a request is not answered with 2xx or 3xx */
  load: (load: LoadOrder) => Promise<GeneratorReport>
}

/** Wrk where the machine has it, else our own, which needs up to half more processor time. */
export async function findGenerator(): Promise<Generator> {
  const version = await wrkVersion()
  if (version) return { name: version, load: (load) => loadWith(wrk, load) }
  return { name: 'tests/load/generator/generator.process.ts', load: (load) => loadWith(own, load) }
}

/** The first two words of its usage, which it ends with 1 after. */
function wrkVersion(): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('wrk', ['-v'], (_error, stdout) => resolve(/^wrk \S+/.exec(stdout)?.[0]))
  })
}

/** Of a load whose requests are in a file. */
type Command = (load: LoadOrder, file: string) => [program: string, ...parameters: string[]]

const wrk: Command = ({ origin, connections, seconds }, file) => {
  const amount = ['--threads', '1', '--connections', String(connections), '--duration', String(seconds)]
  return ['wrk', ...amount, '--script', besideThis('generator.lua'), origin, '--', file]
}

const own: Command = ({ origin, connections, seconds }, file) => {
  return [process.execPath, besideThis('generator.process.ts'), origin, String(connections), String(seconds), file]
}

function besideThis(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

async function loadWith(command: Command, load: LoadOrder): Promise<GeneratorReport> {
  const { origin, requests } = load
  await using folder = await temporaryDirectory()
  const file = path.join(folder.directory, 'requests')
  await writeFile(file, requests.map((request) => bytesOf(origin, request)).join(''))
  const [program, ...parameters] = command(load, file)
  const { stdout } = await run(program, parameters)
  const report = reportSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('{'))))
  if (report.failed > 0) throw new Error(`${report.failed} of ${report.answered} requests to ${origin} failed`)
  return report
}

function bytesOf(origin: string, { path, headers = {} }: LoadRequest): string {
  const lines = Object.entries({ host: new URL(origin).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

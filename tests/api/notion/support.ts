import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createNotion, type Notion } from '#server/modules/sync/notion/client.ts'
import type { NotionBatch } from '#server/modules/sync/notion/query.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type NotionStandIn, type StandInOptions, startNotion } from '#tests/support/notion/stand-in.ts'
import type { NewColumn } from '#tests/support/notion/store.ts'

export interface Connection {
  standIn: NotionStandIn
  notion: Notion
  /** Milliseconds slept so far, instead of waiting. */
  sleeps: number[]
  /** Everything logged. */
  logged: string[]
}

const columns: NewColumn[] = [
  { name: 'Product Name', type: 'title' },
  { name: 'MSRP', type: 'number' },
]

/** The client on a stand-in of its own that holds `rows` pages, a minute apart; waits are noted, not waited. */
export async function connect(
  { rows = 0, ...options }: StandInOptions & { rows?: number } = {},
  client: Partial<Parameters<typeof createNotion>[0]> = {},
): Promise<Connection> {
  const standIn = await startNotion({ columns, ...options })
  onTestFinished(() => standIn.close())
  for (let index = 0; index < rows; index += 1) standIn.pages.add(row(index), minute(index))
  const sleeps: number[] = []
  const logged: string[] = []
  const notion = createNotion({
    apiKey: standIn.apiKey,
    apiUrl: standIn.url,
    pace: async () => {},
    sleep: async (ms) => {
      sleeps.push(ms)
    },
    log: (fields, message) => logged.push(JSON.stringify(fields) + message),
    ...client,
  })
  return { standIn, notion, sleeps, logged }
}

export function row(index: number): { 'Product Name': string; MSRP: number } {
  return { 'Product Name': `Sensor ${index}`, MSRP: index }
}

/** A time of long ago, `index` minutes after midnight. */
export function minute(index: number): Date {
  return new Date(Date.UTC(2026, 0, 1, 0, index))
}

/** Reads to the end. */
export async function readAll(
  { notion, standIn }: Connection,
  options: { editedSince?: Date; signal?: AbortSignal } = {},
): Promise<NotionBatch[]> {
  const signal = options.signal ?? AbortSignal.timeout(20_000)
  const batches: NotionBatch[] = []
  for await (const batch of notion.pages(standIn.databaseId, { ...options, signal })) batches.push(batch)
  return batches
}

export function idsOf(batches: NotionBatch[]): string[] {
  return batches.flatMap(({ pages }) => pages.map(({ id }) => id))
}

/** The bodies of the queries so far. */
export function queries(standIn: NotionStandIn): Record<string, unknown>[] {
  return standIn.requests.flatMap(({ body }) => (body instanceof Object ? [{ ...body }] : []))
}

/** A server of the test's own on this machine. Returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Only an answer that never comes is waited for briefly: any other may take its time on a busy machine. */
export function limitFor({ kind }: Fault): { timeoutMs?: number } {
  return kind === 'slow' ? { timeoutMs: 1000 } : {}
}

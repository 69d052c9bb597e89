import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

type Cell = string | number | boolean | Date | null | undefined

export type CsvColumns<Row> = [heading: string, value: (row: Row) => Cell][]

/**
 * Streams rows as a CSV file: UTF-8 with a byte order mark, for Excel, with formulas escaped. An error before the first row is an ordinary
 * error response; a later one aborts the response, so that no part passes for the whole.
 * @param name of the file, without its date
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  rows: AsyncIterable<Row>,
  columns: CsvColumns<Row>,
): void {
  sendRows(reply, { name, ending: 'csv', type: 'text/csv; charset=utf-8' }, rows, (begun) => csvOf(begun, columns))
}

export function sendRows<Row>(
  reply: FastifyReply,
  { name, ending, type }: { name: string; ending: string; type: string },
  rows: AsyncIterable<Row>,
  fileOf: (begun: AsyncIterable<Row>) => Readable,
): void {
  whenBegun(reply, rows, (begun) => {
    const date = new Date().toISOString().slice(0, 10)
    reply.header('content-type', type)
    reply.header('content-disposition', `attachment; filename="${name}-${date}.${ending}"`)
    reply.send(fileOf(begun))
  })
}

/**
 * Sends the response when the first row is available, so that an export that cannot start is an ordinary error response. Reading ends with
 * the response, however that ends.
 */
export function whenBegun<Row>(
  reply: FastifyReply,
  rows: AsyncIterable<Row>,
  answer: (begun: AsyncIterable<Row>) => void,
): void {
  const reading = rows[Symbol.asyncIterator]()
  const end = async () => (await reading.return?.()) ?? { done: true as const, value: undefined }
  let first: Promise<IteratorResult<Row>> | undefined = reading.next()
  const begun: AsyncIterator<Row> = {
    next() {
      const next = first ?? reading.next()
      first = undefined
      return next
    },
    return: end,
  }
  reply.raw.once('close', () => void end().catch(() => undefined))
  first.then(() => answer({ [Symbol.asyncIterator]: () => begun })).catch((error: unknown) => reply.send(error))
}

/** Returns a stream of CSV lines, which ends or is destroyed together with `rows`. */
export function csvOf<Row>(rows: AsyncIterable<Row>, columns: CsvColumns<Row>): Readable {
  const lines = stringify({
    bom: true,
    header: true,
    columns: columns.map(([head]) => head),
    cast: { boolean: String, date: (value) => value.toISOString(), string: (value) => withGuard(value) },
  })
  async function* cells() {
    for await (const row of rows) yield columns.map(([, value]) => value(row) ?? '')
  }
  pipeline(Readable.from(cells()), lines, () => undefined) // whoever reads the lines gets the error
  return lines
}

const formula = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/

/** Prefixes an apostrophe to text that a spreadsheet would take for a formula; also where it has some already, so that none is lost. */
export function withGuard(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Reverses `withGuard`. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/**
 * Passes rows on and calls `done` with their number, however the reader ends.
 * @param done where it throws, the rows are aborted unless they were read to their end
 */
export async function* counted<Row>(
  rows: AsyncIterable<Row>,
  done: (count: number) => Promise<void>,
): AsyncGenerator<Row> {
  let count = 0
  try {
    for await (const row of rows) {
      count += 1
      yield row
    }
  } finally {
    await done(count)
  }
}

import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

type Cell = string | number | boolean | Date | null | undefined

/** Heading and value of each column. */
export type CsvColumns<Row> = [heading: string, value: (row: Row) => Cell][]

/**
 * Answers with rows as a CSV file, as they come: UTF-8 with a byte order mark, for Excel, and no text that a spreadsheet would
 * take for a formula. A failure before the first row is answered as any other; a later one breaks the answer off, so that no
 * part passes for the whole.
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

/** Answers with a file of rows, named and dated, once its first row is there. */
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
 * Answers when the first row is there, so that an export that cannot begin is refused before its first byte, and is no file.
 * Reading ends with the answer, however that ends.
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

/** The lines of the file; ends, or is destroyed, together with `rows`. */
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
  pipeline(Readable.from(cells()), lines, () => undefined) // whoever reads the lines hears of a failure
  return lines
}

const formula = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/

/** Text with an apostrophe before what a spreadsheet would take for a formula; one more where some are there, so that none is lost. */
export function withGuard(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The same without it. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/**
 * Passes rows on and says how many were, however the reader ends.
 * @param done a failure of it breaks off what was not read to its end yet
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

import { parse } from 'csv-parse/sync'
import { ImportFaultError } from '../import-faults.ts'
import { createTable, type FileTable } from './import-table.ts'

const delimiters = [',', ';', '\t'] as const

/**
 * The table in a text of values that are separated by what its heading shows: commas, semicolons or tabs. Every value is text.
 * @throws ImportFaultError
 */
export function readCsv(whole: string): FileTable {
  const text = whole.replace(/^sep=(.)\r?\n/i, '') // Excel's own hint
  const table = createTable()
  let row = 0
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_quotes: true,
      relax_column_count: true,
      on_record(values: string[]) {
        row += 1
        table.add(row, values)
        return null
      },
    })
  } catch (error) {
    throw isOpenQuote(error) ? new ImportFaultError('open_quote') : error
  }
  return table.whole()
}

/** The one that the heading has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const heading = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 100_000))?.[0] ?? ''
  const bare = heading.replace(/"(?:[^"]|"")*"/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

function isOpenQuote(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED'
}

import { parse } from 'csv-parse/sync'
import { ImportFaultError } from '../import-faults.ts'
import { countKnownHeadings, headingRowsMax } from './import-headings.ts'
import { createTable, type FileTable } from './import-table.ts'

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]

/** Line ends of all systems, since a file edited by several programs mixes them. */
const lineEnds = ['\r\n', '\n', '\r']
const lineEnd = /\r\n|\n|\r/

/** Reads a text with separated values; commas, semicolons or tabs, as the heading shows. All values are text. Throws ImportFaultError. */
export function readCsv(whole: string): FileTable {
  const text = whole.replace(/^sep=(.)(?:\r\n|\n|\r)/i, '') // Excel's hint
  const delimiter = delimiterOf(text)
  const endsOpen = !/[\r\n]$/.test(text)
  const table = createTable({ isPlaced: false, hasCommas: delimiter === ';', endsOpen })
  let row = 0
  try {
    parse(text, {
      delimiter,
      record_delimiter: lineEnds,
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

/**
 * Returns the separator that gives the most known headings; else the one that is most frequent, outside quotes, in the first line that has
 * any.
 */
function delimiterOf(text: string): Delimiter {
  const bare = text.slice(0, 100_000).replace(/"(?:[^"]|"")*"/g, (quoted) => quoted.replaceAll(/[,;\t\r\n]/g, ' '))
  const lines = bare
    .split(lineEnd, 5 * headingRowsMax)
    .filter((line) => line.trim() !== '')
    .slice(0, headingRowsMax)
  const tried = lines.flatMap((line) =>
    delimiters.map((delimiter) => {
      const cells = line.split(delimiter)
      return { delimiter, count: cells.length, known: countKnownHeadings(cells.map(unquoted)) }
    }),
  )
  const most = best(tried, ({ known }) => known)
  if (most && most.known > 1) return most.delimiter
  const ofHeading = tried.slice(0, delimiters.length)
  const isHeading = ofHeading.some(({ count, known }) => count > 1 || known > 0)
  const first = isHeading ? 0 : tried.findIndex(({ count }) => count > 1)
  const start = Math.max(0, first - (first % delimiters.length))
  return best(tried.slice(start, start + delimiters.length), ({ count }) => count)?.delimiter ?? ','
}

function best<T>(items: T[], figure: (item: T) => number): T | undefined {
  return items.find((item) => figure(item) === Math.max(...items.map(figure)))
}

function unquoted(cell: string): string {
  return cell.replace(/^\s*"(.*)"\s*$/, '$1').trim()
}

function isOpenQuote(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED'
}

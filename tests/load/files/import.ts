import { startChild } from '../children.ts'
import { startDatabase } from '../database.ts'
import { atMost, type Row, row } from '../figures.ts'
import { type ImportRun, importReportSchema } from './import-report.ts'

const pageCount = 10_000
const mebibyte = 1024 ** 2

/** An import of 10,000 pages as fast as the stand-in gives them, then one that finds nothing changed; a process for each side. */
export async function measureImport(): Promise<Row[]> {
  await using database = await startDatabase()
  await using notion = await startChild('tests/support/notion/main.ts', /(\S+)=(\S+) (\S+)=(\S+) (\S+)=(\S+)$/, {
    parameters: ['--port=0', `--count=${pageCount}`],
  })
  await using importer = await startChild('tests/load/files/import.process.ts', /^\{.*\}$/, {
    environment: { DATABASE_URL: database.url, ...variablesOf(notion.matched) },
  })
  const { idleBytes, first, second, rowsWritten } = importReportSchema.parse(JSON.parse(importer.matched[0]))
  if (first.products !== pageCount) throw new Error(`${first.products} of ${pageCount} pages were imported`)
  return [
    row('Import of 10,000 pages', first.seconds, atMost(10, 's'), processorOf(first)),
    row('Its peak memory over the idle process', (first.peakBytes - idleBytes) / mebibyte, atMost(150, 'MiB')),
    row('Import that finds nothing changed', second.seconds, atMost(3, 's'), processorOf(second)),
    row('Product rows that it writes', rowsWritten, atMost(0)),
  ]
}

function processorOf({ processorSeconds }: ImportRun): string {
  return `processor ${processorSeconds.toFixed(1)} s`
}

/** The stand-in names itself in the server's own variables. */
export function variablesOf([, ...pairs]: RegExpExecArray): NodeJS.ProcessEnv {
  return Object.fromEntries([0, 2, 4].map((at) => [pairs[at], pairs[at + 1]]))
}

import { startChild } from '../children.ts'
import { startDatabase } from '../database.ts'
import { atMost, type Row, row } from '../figures.ts'
import { exportReportSchema } from './export-report.ts'
import { variablesOf } from './import.ts'

const pageCount = 1000

/** An export of 1,000 changed products at the pace that Notion allows; a process for each side. */
export async function measureExport(): Promise<Row[]> {
  await using database = await startDatabase()
  await using notion = await startChild('tests/support/notion/main.ts', /(\S+)=(\S+) (\S+)=(\S+) (\S+)=(\S+)$/, {
    parameters: ['--port=0', `--count=${pageCount}`],
  })
  await using exporter = await startChild('tests/load/files/export.process.ts', /^\{.*\}$/, {
    environment: { DATABASE_URL: database.url, ...variablesOf(notion.matched) },
  })
  const { products, left, requests, totalMs, waitedMs } = exportReportSchema.parse(JSON.parse(exporter.matched[0]))
  if (products !== pageCount || left > 0) throw new Error(`${left} of ${products} products were not sent`)
  return [
    row(
      'Export of 1,000 changed products: time not spent waiting for the pace',
      100 - (waitedMs / totalMs) * 100,
      atMost(5, '%'),
      `${requests} requests, ${Math.round(totalMs / 1000)} s`,
    ),
  ]
}

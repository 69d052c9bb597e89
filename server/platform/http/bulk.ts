import type { FastifyRequest } from 'fastify'
import type { BulkResult } from '#contract/bulk-results.ts'
import { databaseFault } from '../database/database.ts'
import { ProblemError } from './problems.ts'

type RowResult = BulkResult['rows'][number]
type Refusal = NonNullable<RowResult['refusal']>

/**
 * Changes rows one after the other. A refused row does not stop the others; once the database cannot serve, the rest is
 * refused without being tried.
 * @param change changes one row and returns its new version
 */
export async function changeEach<Row extends { id: string }>(
  { log }: Pick<FastifyRequest, 'log'>,
  rows: readonly Row[],
  change: (row: Row) => Promise<{ version: number }>,
): Promise<BulkResult> {
  const results: RowResult[] = []
  let isDatabaseAway = false

  function refusalOf(error: unknown, id: string): Refusal {
    if (error instanceof ProblemError) return { code: error.code, ...(error.errors && { errors: error.errors }) }
    log.error({ err: error, row: id }, 'A row of a bulk change failed')
    isDatabaseAway = databaseFault(error) !== undefined
    return { code: isDatabaseAway ? 'database.unavailable' : 'server.error' }
  }
  async function resultOf(row: Row): Promise<RowResult> {
    const { id } = row
    if (isDatabaseAway) return { id, version: null, refusal: { code: 'database.unavailable' } }
    try {
      return { id, version: (await change(row)).version, refusal: null }
    } catch (error) {
      return { id, version: null, refusal: refusalOf(error, id) }
    }
  }
  for (const row of rows) results.push(await resultOf(row))
  return { rows: results }
}

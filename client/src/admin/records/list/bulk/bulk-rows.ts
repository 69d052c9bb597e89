import type { BulkResult } from '#contract/bulk-results.ts'
import { StaffFailure, type StaffFailureCode } from '../../../api/request.ts'

/** Rows that one request changes; the progress moves on with each. */
const partSize = 20

/** A row and the request that changes it. */
export interface BulkEntry<Row, Body> {
  row: Row
  body: Body
}

export interface BulkOutcome<Row> {
  done: { row: Row; version: number }[]
  refused: { row: Row; code: StaffFailureCode; errors?: { code: string; params?: unknown }[] | undefined }[]
}

/**
 * Sends changes of rows, some at a time. If a request fails as a whole, its rows and the remaining ones are refused for
 * that reason.
 * @param onProgress called with the number of rows that were answered
 */
export async function sendInParts<Row, Body>(
  entries: readonly BulkEntry<Row, Body>[],
  send: (rows: Body[]) => Promise<BulkResult>,
  onProgress: (count: number) => void,
): Promise<BulkOutcome<Row>> {
  const outcome: BulkOutcome<Row> = { done: [], refused: [] }
  for (let from = 0; from < entries.length; from += partSize) {
    const part = entries.slice(from, from + partSize)
    try {
      const { rows } = await send(part.map(({ body }) => body))
      for (const [index, { row }] of part.entries()) addResult(outcome, row, rows[index])
    } catch (error) {
      const code = error instanceof StaffFailure ? error.code : 'server.error'
      outcome.refused.push(...entries.slice(from).map(({ row }) => ({ row, code })))
      break
    }
    onProgress(from + part.length)
  }
  return outcome
}

function addResult<Row>(outcome: BulkOutcome<Row>, row: Row, result: BulkResult['rows'][number] | undefined): void {
  const { version = null, refusal } = result ?? {}
  if (version !== null) outcome.done.push({ row, version })
  else outcome.refused.push({ row, code: 'server.error', ...refusal })
}

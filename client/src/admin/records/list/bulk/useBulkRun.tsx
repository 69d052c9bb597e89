import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { BulkResult } from '#contract/bulk-results.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { uiWords } from '../../../ui/ui.words.ts'
import { useFailureWords } from '../../../words/failure-words.ts'
import type { Clear, Marked, Table } from '../table.ts'
import { BulkOutcomeDialog } from './BulkOutcomeDialog.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { bulkRunWords as words } from './bulk.words.ts'
import { type BulkOutcome, sendInParts } from './bulk-rows.ts'
import { countMarked, loadMarked } from './load-marked.ts'

/** Most rows at a time. */
const bulkMost = 500

/** A change of several rows, each of which is done or refused by itself. */
export interface BulkJob<Row, Body> {
  send: (rows: Body[]) => Promise<BulkResult>
  body: (row: Row, version: number) => Body
  /** Changes a row back; without it the change is final. */
  undo?: (row: Row, version: number) => Body
  /** Says what was done to so many. */
  done: (count: number) => string
}

export interface BulkRun<Row> {
  run: <Body>(marked: Marked<Row>, clear: Clear<Row>, job: BulkJob<Row, Body>) => Promise<void>
  /** Progress and result, to be rendered on the page. */
  status: ReactNode
}

interface Result<Row> extends BulkOutcome<Row> {
  undo: (() => void) | undefined
}

/**
 * Runs bulk changes of a table's rows: shows progress, then how many were done, with undo where there is one, and which
 * were refused and why. Refused rows stay selected.
 * @param queryKeys of the records, to be loaded again
 */
export function useBulkRun<Row extends { version: number }>(
  table: Table<Row>,
  queryKeys: readonly QueryKey[],
): BulkRun<Row> {
  const t = useTranslate()
  const toast = useToast()
  const { number } = useFormats()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [progress, setProgress] = useState<{ count: number; total: number }>()
  const [result, setResult] = useState<Result<Row>>()

  async function change<Body>(
    rows: { row: Row; version: number }[],
    job: Omit<BulkJob<Row, Body>, 'undo'>,
  ): Promise<BulkOutcome<Row>> {
    const entries = rows.map(({ row, version }) => ({ row, body: job.body(row, version) }))
    setProgress({ count: 0, total: entries.length })
    const outcome = await sendInParts(entries, job.send, (count) => setProgress({ count, total: entries.length }))
    setProgress(undefined)
    for (const queryKey of [['tables', table.name], ...queryKeys, ['badges']]) {
      void queries.invalidateQueries({ queryKey })
    }
    return outcome
  }
  /** Says what was done, in a dialog if some were refused. */
  function report(outcome: BulkOutcome<Row>, done: BulkJob<Row, unknown>['done'], undo?: () => void): void {
    const count = outcome.done.length
    if (outcome.refused.length > 0) setResult({ ...outcome, undo: count > 0 ? undo : undefined })
    else toast(done(count), 'success', undefined, undo && { label: t(uiWords.undo), onAct: undo })
  }

  async function run<Body>(marked: Marked<Row>, clear: Clear<Row>, job: BulkJob<Row, Body>): Promise<void> {
    if (progress) return // one at a time
    if (countMarked(marked) > bulkMost) return toast(t(words.tooMany)(number(bulkMost)), 'failure')
    setProgress({ count: 0, total: countMarked(marked) })
    let rows: Row[]
    try {
      rows = await loadMarked(table, marked)
    } catch (error) {
      setProgress(undefined)
      return toast(t(words.loadFailed), 'failure', failureWords(error))
    }
    const outcome = await change(
      rows.map((row) => ({ row, version: row.version })),
      job,
    )
    clear(outcome.refused.map(({ row }) => row))
    const { undo } = job
    async function takeBack(back: NonNullable<typeof undo>) {
      const restored = await change(outcome.done, { ...job, body: back })
      report(restored, t(words.undone))
    }
    report(outcome, job.done, undo && (() => void takeBack(undo)))
  }
  const close = () => setResult(undefined)
  return {
    run,
    status: (
      <>
        {progress && <BulkProgress {...progress} />}
        {result && (
          <BulkOutcomeDialog
            table={table}
            outcome={result}
            onUndo={
              result.undo &&
              (() => {
                close()
                result.undo?.()
              })
            }
            onClose={close}
          />
        )}
      </>
    ),
  }
}

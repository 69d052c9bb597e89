import * as z from 'zod/mini'
import { type SyncRun, syncRunSchema } from '#contract/sync.ts'
import type { SyncRunRow } from './sync-runs.repo.ts'

/** Texts in the database, a few values in the contract. */
const runTexts = z.pick(syncRunSchema, { stage: true, trigger: true, marks: true })

/** A run as staff read it. */
export function runOf({ warnings, startedAt, finishedAt, ...run }: SyncRunRow): SyncRun {
  return {
    ...run,
    ...z.parse(runTexts, run),
    warningsCount: warnings.length,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

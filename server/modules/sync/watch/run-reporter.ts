import { type SyncProgress, type SyncStage, syncStagePercent } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { createSyncRepo } from '../run/sync.repo.ts'
import type { SourceWait } from '../source/source.ts'

interface Progress {
  stage: SyncStage
  percent: number
  note: SyncNote
}

/** Minimum interval between progress reports within a stage: each writes a row and makes all open screens refetch. */
const reportEveryMs = 200

interface ReporterServices {
  database: DatabaseHandle
  onProgress: (progress: SyncProgress) => void
}

/** Creates the reporter of a run's progress: to its row, to open screens, and to the caller of this process. */
export function createReporter(runId: string, { database, onProgress }: ReporterServices) {
  let latest: Progress = { stage: 'connecting', percent: syncStagePercent.connecting, note: syncNote('connecting') }
  let reportedAt = 0
  const waits = new Set<SourceWait>()
  /** Serialises writes, so that the last report wins. */
  let writing: Promise<unknown> = Promise.resolve()

  function write({ stage, percent, note }: Progress): Promise<void> {
    const written = writing.then(async () => {
      await createSyncRepo(database).progress(runId, stage, percent, note)
      await publish(database, 'sync.changed')
      onProgress({ runId, stage, percent, message: syncNoteIn(note, 'en') })
    })
    writing = written.catch(() => undefined)
    return written
  }

  /** Ignores errors: reporting must not fail the run. */
  function writeWaiting(): void {
    const wait = [...waits].at(-1)
    write(wait ? { ...latest, note: noteOfWait(wait) } : latest).catch(() => undefined)
  }

  return {
    async report(stage: SyncStage, percent: number, note: SyncNote): Promise<void> {
      const isSoon = stage === latest.stage && performance.now() - reportedAt < reportEveryMs
      latest = { stage, percent, note }
      if (isSoon) return
      reportedAt = performance.now()
      await write(latest)
    },

    /** Reports a wait until the returned function is called. */
    onWait(wait: SourceWait): () => void {
      waits.add(wait)
      writeWaiting()
      return () => {
        waits.delete(wait)
        writeWaiting()
      }
    },
  }
}

function noteOfWait({ ms, isRequested }: SourceWait): SyncNote {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return isRequested ? syncNote('notion.asks-to-wait', { seconds }) : syncNote('notion.tries-again', { seconds })
}

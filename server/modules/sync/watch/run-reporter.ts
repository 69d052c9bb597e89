import { type SyncProgress, type SyncStage, syncStagePercent } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { createSyncRepo } from '../run/sync.repo.ts'
import type { SourceWait } from '../source/source.ts'

interface Told {
  stage: SyncStage
  percent: number
  note: SyncNote
}

/** How far a stage is, is told again after this at the earliest: its row is written each time, and every screen asks. */
const tellEveryMs = 200

interface ReporterServices {
  database: DatabaseHandle
  onProgress: (progress: SyncProgress) => void
}

/** Tells how far a run is: in its row, to every open screen, and to who started this process. */
export function createReporter(runId: string, { database, onProgress }: ReporterServices) {
  let told: Told = { stage: 'connecting', percent: syncStagePercent.connecting, note: syncNote('connecting') }
  let toldAt = 0
  const waits = new Set<SourceWait>()
  /** One after the other: what is told last is what stays. */
  let writing: Promise<unknown> = Promise.resolve()

  function write({ stage, percent, note }: Told): Promise<void> {
    const written = writing.then(async () => {
      await createSyncRepo(database).progress(runId, stage, percent, note)
      await publish(database, 'sync.changed')
      onProgress({ runId, stage, percent, message: syncNoteIn(note, 'en') })
    })
    writing = written.catch(() => undefined)
    return written
  }

  /** What is said beside the work: the run fails by what it does, not by what it tells. */
  function writeWaiting(): void {
    const wait = [...waits].at(-1)
    write(wait ? { ...told, note: noteOfWait(wait) } : told).catch(() => undefined)
  }

  return {
    async report(stage: SyncStage, percent: number, note: SyncNote): Promise<void> {
      const isSoon = stage === told.stage && performance.now() - toldAt < tellEveryMs
      told = { stage, percent, note }
      if (isSoon) return
      toldAt = performance.now()
      await write(told)
    },

    /** Says what is waited for, until the function that it answers with is called. */
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

function noteOfWait({ ms, isAsked }: SourceWait): SyncNote {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return isAsked ? syncNote('notion.asks-to-wait', { seconds }) : syncNote('notion.tries-again', { seconds })
}

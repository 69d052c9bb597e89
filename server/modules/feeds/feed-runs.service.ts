import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createTask } from 'node-cron'
import type { Logger } from 'pino'
import { importBytesMax } from '#contract/catalogue/product-imports.ts'
import { type Feed, type FeedFault, type FeedFile, type FeedRun, isInward } from '#contract/site/feeds.ts'
import type { ProductImports } from '#server/modules/catalogue/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import { importFile, nothing } from './feed-import.ts'
import type { FeedOutput } from './feed-output.ts'
import { type FeedAccess, FeedError, type FeedPlace, openPlace, type PlaceFile } from './feed-places.ts'
import { type BegunRun, createFeedsRepo } from './feeds.repo.ts'

interface FeedRunsServices {
  database: Database
  settings: SettingsSource
  imports: Pick<ProductImports, 'upload' | 'get' | 'preview' | 'rows' | 'apply'>
  output: FeedOutput
  notify: Notify
  access: FeedAccess
  now: () => Date
  log: Logger
  /** How long a file must stay as it is before it is taken, in milliseconds. */
  settleMs?: number
}

interface Outcome {
  files: FeedFile[]
  fault: FeedFault | null
  detail: string
}

export const feedZone = 'Asia/Hong_Kong'
const taken = /^(?!\.|~\$).+\.(?:csv|xlsx)$/i
const filesMost = 50
const minuteMs = 60_000

/** Runs feeds. Of several instances one makes each run; a feed runs once at a time. */
export function createFeedRuns(services: FeedRunsServices) {
  const { database, settings, imports, output, notify, access, now, log, settleMs = 2000 } = services
  const repo = createFeedsRepo(database.prisma)

  const feeds = () => settings.current().feeds.feeds

  async function takeIn(feed: Feed, place: FeedPlace, { dueAt }: BegunRun, files: FeedFile[]): Promise<void> {
    for (const { name, size } of (await settledFiles(place)).slice(0, filesMost)) {
      const file =
        size > importBytesMax
          ? { ...nothing(name), fault: 'too_large' as const }
          : await importFile(imports, feed.kind, name, await place.read(name))
      files.push(file)
      await place.move(name, file.isDone ? 'done' : 'failed', `${stampOf(dueAt)}-${name}`)
    }
  }

  /** Lists the files that do not grow any more, by name. */
  async function settledFiles(place: FeedPlace): Promise<PlaceFile[]> {
    const before = (await place.list()).filter(({ name }) => taken.test(name))
    if (before.length === 0) return []
    await setTimeout(settleMs)
    const after = new Map((await place.list()).map((file) => [file.name, file]))
    const isSettled = ({ name, size, changedAt }: PlaceFile) =>
      after.get(name)?.size === size && after.get(name)?.changedAt === changedAt
    return before.filter(isSettled).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }

  async function putOut(feed: Feed, place: FeedPlace, run: BegunRun, files: FeedFile[]): Promise<void> {
    const last = await repo.last(feed.name, true)
    const span = { since: last?.startedAt, until: run.startedAt }
    const { name, bytes, rows } = await output(feed.kind, stampOf(run.dueAt), span)
    if (rows === 0) return
    await place.write(name, bytes)
    files.push({ ...nothing(name), isDone: true, created: rows })
  }

  async function carryOut(feed: Feed, begun: BegunRun): Promise<Outcome> {
    const files: FeedFile[] = []
    let place: FeedPlace | undefined
    try {
      place = await openPlace(feed, access)
      await (isInward(feed.kind) ? takeIn : putOut)(feed, place, begun, files)
      return { files, fault: null, detail: '' }
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'rate.limited') return { files, fault: null, detail: '' } // the next run takes the rest
      log[error instanceof FeedError ? 'warn' : 'error']({ err: error, feed: feed.name }, 'A feed failed')
      if (error instanceof FeedError) return { files, fault: error.fault, detail: error.message }
      return { files, fault: 'failed', detail: '' }
    } finally {
      await place?.close()
    }
  }

  async function finish(id: string, { name }: Feed, outcome: Outcome): Promise<void> {
    const before = await repo.last(name)
    const refused = outcome.files.find(({ isDone }) => !isDone)
    const isNews = refused !== undefined || (outcome.fault !== null && before?.fault == null)
    await database.prisma.$transaction(async (tx) => {
      const runs = createFeedsRepo(tx)
      const isEmpty = outcome.files.length === 0 && !outcome.fault && !before?.fault && before !== null
      if (isEmpty) await runs.remove(id)
      else await runs.finish(id, { ...outcome, finishedAt: now() })
      if (isNews) await notify(tx, 'feed.failed', { name, file: refused?.name ?? '' })
    })
  }

  /** Returns undefined where the feed runs already. */
  async function begin(feed: Feed, dueAt: Date): Promise<BegunRun | undefined> {
    const begun = { id: randomUUID(), dueAt, startedAt: now() }
    return (await repo.begin(feed.name, begun)) ? begun : undefined
  }

  async function run(feed: Feed, begun: BegunRun): Promise<void> {
    await finish(begun.id, feed, await carryOut(feed, begun))
  }

  async function endInterrupted(): Promise<void> {
    const moment = now()
    for (const name of await repo.endInterrupted(moment))
      await database.prisma.$transaction((tx) => notify(tx, 'feed.failed', { name, file: '' }))
  }

  return {
    /** Runs what is due at a minute. */
    async runDue(at: Date): Promise<void> {
      const minute = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs)
      const due = feeds().filter((feed) => feed.isEnabled && isDue(feed.cron, minute))
      if (due.length === 0) return
      await endInterrupted()
      await repo.forgetOld(now())
      for (const feed of due) {
        const begun = await begin(feed, minute)
        if (begun) await run(feed, begun)
      }
    },

    /**
     * Begins a run by hand. @throws feed.not_found, feed.running
     * @param inBackground is given the rest of the work
     */
    async start(name: string, inBackground: (work: () => Promise<void>) => void): Promise<FeedRun> {
      const feed = feeds().find((one) => one.name === name)
      if (!feed) throw problem('feed.not_found', `No feed is named ${name}`)
      await endInterrupted()
      const begun = await begin(feed, now())
      if (!begun) throw problem('feed.running', 'It runs already')
      inBackground(() => run(feed, begun))
      const startedAt = begun.startedAt.toISOString()
      return { id: begun.id, feed: name, startedAt, finishedAt: null, fault: null, detail: '', files: [] }
    },

    latest: repo.latest,
  }
}

export type FeedRuns = ReturnType<typeof createFeedRuns>

function isDue(cron: string, minute: Date): boolean {
  const task = createTask(cron, () => undefined, { timezone: feedZone })
  try {
    return task.match(minute)
  } finally {
    void task.destroy()
  }
}

/** Returns the time of a file's name, 2026-11-30-093000. */
function stampOf(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: feedZone }).replace(/[ :]/g, (mark) => (mark === ' ' ? '-' : ''))
}

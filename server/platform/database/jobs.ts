import pg from 'pg'
import { type Db, fromPrisma, PgBoss } from 'pg-boss'
import packageJson from 'pg-boss/package.json' with { type: 'json' }
import type { Logger } from 'pino'
import { Connection, isDatabaseAway, type Transaction } from './database.ts'

const schema = 'pgboss'

/** Statements of the job queue are small; a database that is silent must not hold a shutdown up. */
const statementLimitMs = 10_000
const connectionsMax = 4

/** How long jobs in hand may still take at a shutdown; then they are handed back, to be tried again. */
const stopGraceMs = 10_000

/** A job that nobody could take is kept for this long: a site that was off for months still has it. Seconds. */
const retentionS = 365 * 24 * 3600

/** What a try of a job came to: done, to be tried again, or not worth another try. */
export type JobOutcome = 'done' | 'again' | 'hopeless'

/** How a job is tried again. Seconds; pauses double from the first to the longest, the first ones at random up to twice as long. */
export interface RetryPlan {
  tries: number
  firstPauseS: number
  longestPauseS: number
  /** A job in hand for longer belongs to a process that died: it is tried again. */
  limitS: number
}

interface AnyQueue {
  name: string
  retry: RetryPlan
  /** Where jobs go that were given up: a queue that stands before this one in the list. */
  givenUp?: string
}

export interface JobQueue extends AnyQueue {
  /** Jobs in hand at once, in one process. */
  concurrency: number
  handle: (data: unknown, signal: AbortSignal) => Promise<JobOutcome>
}

/** A queue whose jobs are done together, however many wait. */
export interface GatheringQueue extends AnyQueue {
  handleAll: (jobs: unknown[], signal: AbortSignal) => Promise<JobOutcome>
}

/** Jobs that a gathering queue takes at once, at most. */
const gatheredMax = 500

interface TakenJob {
  id: string
  data: unknown
  signal: AbortSignal
}

/** How often the database is asked, in seconds: for new jobs, and for those whose process died. */
export interface JobPace {
  pollS: number
  superviseS: number
}

export const usualPace: JobPace = { pollS: 2, superviseS: 60 }

export interface Jobs {
  /**
   * Puts a job into a queue, together with the rest of the transaction, or not at all.
   * @param rarely of jobs that are about the same, one a second is kept, and one for the next second
   */
  enqueue: (transaction: Transaction, queue: string, data: object, rarely?: { onceASecond: string }) => Promise<void>
  /** Whether the queues are known here: before that, nothing can be enqueued. */
  isWorking: () => boolean
  /** Makes the queues known and starts to work on them. */
  start: (queues: (JobQueue | GatheringQueue)[]) => Promise<void>
  /** Makes jobs for the queues of a process that has started them, and works on none. */
  join: () => Promise<void>
  /** Takes no more jobs; those in hand are finished, or handed back after `stopGraceMs`. */
  stop: () => Promise<void>
  /** Closes the connections, when nothing enqueues any more. */
  close: () => Promise<void>
}

/** Installs the job queue's tables, or brings them to the version of this pg-boss. To be called by one process at a time. */
export async function migrateJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({ db: through(client), schema, schedule: false, supervise: false })
  if ((await boss.isInstalled()) && (await boss.schemaVersion()) === packageJson.pgboss.schema) return
  let failure: Error | undefined
  boss.on('error', (error) => {
    failure = error
  })
  await boss.start()
  await boss.stop({ graceful: false })
  if (failure) throw failure
}

/**
 * The job queue, pg-boss on tables of its own in the same database. A job is taken by one process; whoever dies with it in
 * hand has it taken away after its limit. While the database is away nothing is lost: it is asked again and again.
 */
export function openJobs(url: string, log: Logger, pace = usualPace): Jobs {
  const pool = openPool(url, log)
  let away = false
  let working = false

  const db: Db = {
    async executeSql(text, values) {
      try {
        const result = await pool.query(text, values)
        if (away) log.info('The job queue reaches the database again')
        away = false
        return result
      } catch (error) {
        if (isDatabaseAway(error) && !away) log.warn({ err: error }, 'The job queue does not reach the database')
        away = isDatabaseAway(error)
        throw error
      }
    },
  }
  const boss = new PgBoss({
    db,
    schema,
    schedule: false,
    superviseIntervalSeconds: pace.superviseS,
    monitorIntervalSeconds: pace.superviseS,
  })
  boss.on('error', (error) => {
    if (!away) log.error({ err: error }, 'The job queue failed')
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))

  async function add(queue: AnyQueue): Promise<void> {
    const options = {
      retryLimit: queue.retry.tries - 1,
      retryDelay: queue.retry.firstPauseS,
      retryBackoff: true,
      retryDelayMax: queue.retry.longestPauseS,
      expireInSeconds: queue.retry.limitS,
      retentionSeconds: retentionS,
      ...(queue.givenUp && { deadLetter: queue.givenUp }),
    }
    await boss.createQueue(queue.name, options)
    await boss.updateQueue(queue.name, options) // what a former version of this program made of it
  }

  async function work(queue: JobQueue | GatheringQueue): Promise<void> {
    const { name } = queue
    async function statusOf(outcome: Promise<JobOutcome>) {
      try {
        return statuses[await outcome]
      } catch (error) {
        if (!isDatabaseAway(error)) log.error({ err: error, queue: name }, 'A job failed')
        return 'failed' as const
      }
    }
    async function attemptAll(batch: TakenJob[]) {
      if (!('handleAll' in queue)) {
        const { handle } = queue
        return Promise.all(
          batch.map(async ({ id, data, signal }) => ({ id, status: await statusOf(handle(data, signal)) })),
        )
      }
      const signal = AbortSignal.any(batch.map((job) => job.signal))
      const status = await statusOf(
        queue.handleAll(
          batch.map(({ data }) => data),
          signal,
        ),
      )
      return batch.map(({ id }) => ({ id, status }))
    }
    const options = {
      batchSize: 'handleAll' in queue ? gatheredMax : queue.concurrency,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: pace.pollS,
    } as const
    await boss.work<unknown, void, typeof options>(name, options, attemptAll)
  }

  return {
    async enqueue(transaction, queue, data, rarely) {
      const db = fromPrisma(transaction)
      if (rarely) await boss.sendDebounced(queue, data, { db }, 1, rarely.onceASecond)
      else await boss.send(queue, data, { db })
    },

    async start(queues) {
      await boss.start()
      for (const queue of queues) await add(queue)
      for (const queue of queues) await work(queue)
      working = true
    },

    async join() {
      await boss.start()
      working = true
    },

    isWorking: () => working,

    stop: () => boss.stop({ close: false, timeout: stopGraceMs }),

    close: () => pool.end(),
  }
}

const statuses = { done: 'completed', again: 'failed', hopeless: 'deadletter' } as const

function openPool(url: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: Connection,
    application_name: 'harbour-iot',
    max: connectionsMax,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementLimitMs,
    query_timeout: statementLimitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  pool.on('error', (error) => log.warn({ err: error }, 'A connection of the job queue broke'))
  return pool
}

function through(client: pg.Client): Db {
  return { executeSql: (text, values) => client.query(text, values) }
}

import pg from 'pg'
import { type Db, fromPrisma, PgBoss } from 'pg-boss'
import packageJson from 'pg-boss/package.json' with { type: 'json' }
import type { Logger } from 'pino'
import { Connection, isDatabaseAway, type Transaction } from './database.ts'

const schema = 'pgboss'

/** Version of the queue's tables. */
export const queueVersion = packageJson.pgboss.schema

/** Time limit of the queue's statements: a database that does not respond must not delay a shutdown. */
const statementLimitMs = 10_000
const connectionsMax = 4

/** How long running jobs may take at a shutdown before they are returned to the queue. */
const stopGraceMs = 10_000

/** How long a waiting job is stored, in seconds: a site that was off for months still has it. */
const retentionS = 365 * 24 * 3600

/** `again` retries the job, `hopeless` dead-letters it. */
export type JobOutcome = 'done' | 'again' | 'hopeless'

/** Retry policy. In seconds; pauses double from the first to the longest, with random jitter. */
export interface RetryPlan {
  tries: number
  firstPauseS: number
  longestPauseS: number
  /** A job that runs for longer belongs to a process that died, and is retried. */
  limitS: number
}

interface AnyQueue {
  name: string
  retry: RetryPlan
  /** Queue for dead-lettered jobs; it must come before this one in the list. */
  deadLetterQueue?: string
}

export interface JobQueue extends AnyQueue {
  concurrency: number
  handle: (data: unknown, signal: AbortSignal) => Promise<JobOutcome>
}

export interface GatheringQueue extends AnyQueue {
  handleAll: (jobs: unknown[], signal: AbortSignal) => Promise<JobOutcome>
}

const gatheredMax = 500

interface TakenJob {
  id: string
  data: unknown
  signal: AbortSignal
}

/** How often the database is polled, in seconds: for new jobs, and for those of dead processes. */
export interface JobPace {
  pollS: number
  superviseS: number
}

export const defaultPace: JobPace = { pollS: 2, superviseS: 60 }

export interface Jobs {
  /**
   * Adds a job within the transaction.
   * @param rarely limits jobs with the same key to one a second, plus one for the next second
   */
  enqueue: (transaction: Transaction, queue: string, data: object, rarely?: { onceASecond: string }) => Promise<void>
  /** Returns whether the queues are open; before that, nothing can be enqueued. */
  isWorking: () => boolean
  start: (queues: (JobQueue | GatheringQueue)[]) => Promise<void>
  /** Opens the queues of a running server for enqueueing, without working on them. */
  join: () => Promise<void>
  /** Takes no more jobs; running ones finish, or are returned after `stopGraceMs`. */
  stop: () => Promise<void>
  close: () => Promise<void>
}

/** Creates or migrates the job queue's tables. To be called by one process at a time. */
export async function migrateJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({ db: through(client), schema, schedule: false, supervise: false })
  if ((await boss.isInstalled()) && (await boss.schemaVersion()) === queueVersion) return
  let failure: Error | undefined
  boss.on('error', (error) => {
    failure = error
  })
  await boss.start()
  await boss.stop({ graceful: false })
  if (failure) throw failure
}

/**
 * Opens the job queue, pg-boss with tables of its own in the same database. Jobs of a process that dies are retried after their time limit.
 * While the database is away nothing is lost: it is polled again and again.
 */
export function openJobs(url: string, log: Logger, pace = defaultPace): Jobs {
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
      ...(queue.deadLetterQueue && { deadLetter: queue.deadLetterQueue }),
    }
    await boss.createQueue(queue.name, options)
    await boss.updateQueue(queue.name, options) // replaces the options of an earlier version
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

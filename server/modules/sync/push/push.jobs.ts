import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { isOfFiles } from '#contract/sync/source.ts'
import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'
import type { JobOutcome, JobQueue, Jobs, RetryPlan } from '#server/platform/database/jobs.ts'
import { createPlanRepo } from '../plan/plan.repo.ts'
import type { SyncSource } from '../run/sync-source.ts'

const pushQueueName = 'notion-push'
const jobSchema = z.object({ productId: z.uuid() })

const timeoutMs = 60_000
const pollEveryMs = 1000

/** Enqueues a push in the caller's transaction. Without a queue in this process, the next scheduled run pushes it. */
type RetryPush = (tx: Transaction, productId: string) => Promise<void>

export function createRetryPush(jobs: Pick<Jobs, 'enqueue' | 'isWorking'>): RetryPush {
  return async (tx, productId) => {
    if (jobs.isWorking()) await jobs.enqueue(tx, pushQueueName, { productId })
  }
}

/** Creates the queue that pushes single products, each attempt as a run that holds the sync lock. */
export function createPushQueue(services: {
  database: { prisma: DatabaseHandle }
  sync: SyncSource
  retry: RetryPlan
}): JobQueue {
  const { database, sync, retry } = services

  async function handle(data: unknown, signal: AbortSignal): Promise<JobOutcome> {
    const { productId } = jobSchema.parse(data)
    const deadline = Date.now() + timeoutMs
    for (;;) {
      if (!(await createPlanRepo(database.prisma).isUnsent(productId))) return 'done'
      const current = sync.current()
      if ('off' in current) return 'again'
      if (isOfFiles(sync.kind())) return 'done'
      const direction = sync.clock().direction === 'both' ? 'both' : 'export'
      const outcome = await current.push(productId, direction, signal)
      if (outcome !== 'in-progress') return outcome
      if (Date.now() > deadline || signal.aborted) return 'again'
      await setTimeout(pollEveryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  return { name: pushQueueName, concurrency: 1, retry: { ...retry, limitS: 600 }, handle }
}

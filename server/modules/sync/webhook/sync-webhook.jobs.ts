import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { isOfFiles } from '#contract/sync/source.ts'
import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'
import type { GatheringQueue, JobOutcome, Jobs, RetryPlan } from '#server/platform/database/jobs.ts'
import type { SyncSource } from '../run/sync-source.ts'
import { createSyncWebhookRepo } from './sync-webhook.repo.ts'
import { areMany, type ToRead, waitForQuiet } from './sync-webhook.rules.ts'

const webhookQueueName = 'notion-webhook'
const jobSchema = z.object({ pageId: z.nullable(z.string()) })

const timeoutMs = 60_000
const pollEveryMs = 1000

/** Returns a function that enqueues reading a page, at most once a second per page. */
export function createReadSoon(jobs: Pick<Jobs, 'enqueue'>) {
  return (tx: Transaction, { pageId }: ToRead): Promise<void> =>
    jobs.enqueue(tx, webhookQueueName, { pageId }, { onceASecond: pageId ?? 'all' })
}

/**
 * Creates the queue that reads pages named by webhooks, all waiting ones in one run. After a change of many pages,
 * everything is read once events have stopped.
 */
export function createWebhookQueue(services: {
  database: { prisma: DatabaseHandle }
  sync: SyncSource
  retry: RetryPlan
}): GatheringQueue {
  const { database, sync, retry } = services
  const repo = createSyncWebhookRepo(database.prisma)

  async function handleAll(jobs: unknown[], signal: AbortSignal): Promise<JobOutcome> {
    await repo.forgetOld()
    const pageIds = [...new Set(jobs.map((data) => jobSchema.parse(data).pageId))]
    const pages = pageIds.filter((pageId) => pageId !== null)
    const isOfMany = await waitWhileMany(signal)
    return read(isOfMany || pages.length < pageIds.length ? undefined : pages, signal)
  }

  async function waitWhileMany(signal: AbortSignal): Promise<boolean> {
    for (let waitedMs = 0; ; ) {
      const { pages, sinceLastMs } = await repo.recentEvents()
      if (!areMany(pages)) return false
      const waitMs = waitForQuiet(sinceLastMs, waitedMs)
      if (waitMs === 0) return true
      await setTimeout(waitMs, undefined, { signal })
      waitedMs += waitMs
    }
  }

  async function read(pages: string[] | undefined, signal: AbortSignal): Promise<JobOutcome> {
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const current = sync.current()
      const { on, direction } = sync.clock()
      if ('off' in current || !on || direction === 'export' || isOfFiles(sync.kind())) return 'done'
      const outcome = await current.read(pages, signal)
      if (outcome !== 'in-progress') return outcome
      if (Date.now() > deadline || signal.aborted) return 'again'
      await setTimeout(pollEveryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  return { name: webhookQueueName, retry: { ...retry, limitS: 600 }, handleAll }
}

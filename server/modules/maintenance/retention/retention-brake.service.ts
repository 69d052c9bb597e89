import type { Retention as RetentionAnswer } from '#contract/staff/retention.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { reasonsToHold, wasDeclinedRecently } from './brake.rules.ts'
import { erasedBefore } from './retention.rules.ts'
import type { Retention } from './retention.service.ts'
import { createRetentionRunsRepo, type HeldRun } from './retention-runs.repo.ts'

interface BrakeServices {
  database: Database
  background: Database
  retention: Retention
  conversationDays: () => number
  audit: Audit
  notify: Notify
  now: () => Date
}

type Night = { erased: Awaited<ReturnType<Retention['erase']>> } | { held: Omit<HeldRun, 'id'> }

/**
 * Creates the brake on erasing. If a clock cannot be trusted, or more rows are due than usual, nothing is erased until
 * staff approve exactly what they were shown.
 */
export function createRetentionBrake(services: BrakeServices) {
  const { database, background, retention, conversationDays, audit, notify, now } = services

  /** Replaces a held run, which may have used another clock. Staff are notified of the first one only. */
  async function hold(run: Omit<HeldRun, 'id'>): Promise<void> {
    await background.prisma.$transaction(async (tx) => {
      const runs = createRetentionRunsRepo(tx)
      await runs.lock()
      const declinedAt = await runs.declinedAt()
      if (declinedAt && wasDeclinedRecently(declinedAt, run.at)) return
      const isFirst = (await runs.held()) === undefined
      await runs.hold(run)
      if (isFirst) await notify(tx, 'retention.held', { due: run.due.reduce((sum, { due }) => sum + due, 0) })
      await publish(tx, 'settings.changed')
    })
  }

  async function answer(): Promise<RetentionAnswer> {
    const runs = createRetentionRunsRepo(database.prisma)
    const [erasedAt, held] = await Promise.all([runs.erasedAt(), runs.held()])
    return { erasedAt: erasedAt?.toISOString() ?? null, held: held ? heldOf(held) : null }
  }

  /** @throws retention.settled if another run is held by now, or none */
  async function decide(actor: Actor, id: string, state: 'approved' | 'declined'): Promise<HeldRun> {
    return database.prisma.$transaction(async (tx) => {
      const held = await lockHeld(tx, id)
      await createRetentionRunsRepo(tx).decide(id, state, actor.name, now())
      await publish(tx, 'settings.changed')
      const { at, reasons, due } = heldOf(held)
      const action = `retention.${state}`
      await audit.record(tx, actor, { action, entity: 'retention', entityId: id, after: { at, reasons, due } })
      return held
    })
  }

  return {
    /** Erases what is due by the app's clock, or holds the run for approval. Several processes may call it at once. */
    async run(): Promise<Night> {
      const run = { at: now(), conversationDays: conversationDays() }
      const runs = createRetentionRunsRepo(background.prisma)
      const due = await runs.due(erasedBefore(run.at, run.conversationDays))
      const { databaseNow, lastSeenAt } = await runs.clocks()
      const reasons = reasonsToHold({ now: run.at, databaseNow, lastSeenAt, due })
      if (reasons.length > 0) {
        const held = { ...run, reasons, due, lastSeenAt }
        await retention.endDeadAnswers(run.at)
        await hold(held)
        return { held }
      }
      const erased = await retention.erase(run.at, run.conversationDays)
      await background.prisma.$transaction(async (tx) => {
        await createRetentionRunsRepo(tx).lock()
        await createRetentionRunsRepo(tx).done(run)
      })
      return { erased }
    },

    answer,

    /** Erases what was shown, by the clock of the held run. @throws retention.settled */
    async approve(actor: Actor, id: string): Promise<RetentionAnswer> {
      const { at, conversationDays: days } = await decide(actor, id, 'approved')
      await retention.erase(at, days)
      return answer()
    },

    /** Erases nothing; staff are asked again after a week if there is still a reason. @throws retention.settled */
    async decline(actor: Actor, id: string): Promise<RetentionAnswer> {
      await decide(actor, id, 'declined')
      return answer()
    },
  }
}

export type RetentionBrake = ReturnType<typeof createRetentionBrake>

async function lockHeld(tx: Transaction, id: string): Promise<HeldRun> {
  const runs = createRetentionRunsRepo(tx)
  await runs.lock()
  const held = await runs.held()
  if (held?.id === id) return held
  throw problem('retention.settled', 'It was decided meanwhile, or something else waits now')
}

function heldOf({ id, reasons, at, lastSeenAt, due }: HeldRun): NonNullable<RetentionAnswer['held']> {
  return { id, reasons, at: at.toISOString(), lastSeenAt: lastSeenAt?.toISOString() ?? null, due }
}

/** Returns a check that is false if the app's clock may be ahead, by the same rules as retention. */
export function clockGuard({ prisma }: Database, now: () => Date): () => Promise<boolean> {
  return async () => {
    const clocks = await createRetentionRunsRepo(prisma).clocks()
    return reasonsToHold({ ...clocks, now: now(), due: [] }).length === 0
  }
}

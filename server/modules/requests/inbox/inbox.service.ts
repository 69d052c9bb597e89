import type * as z from 'zod/mini'
import type {
  DemoRequestDetail,
  deliveryParamsSchema,
  demoChangeSchema,
  EnquiryDetail,
  enquiryChangeSchema,
  NewReply,
} from '#contract/requests/messages.ts'
import type { Activity, receivedSchema } from '#contract/sales/activities.ts'
import { createActivitiesRepo, noteActivity } from '#server/modules/customers/index.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createDeliveriesRepo } from '../deliveries/deliveries.repo.ts'
import type { Deliveries } from '../deliveries/deliveries.service.ts'
import { kindOf } from '../submissions/submissions.rules.ts'
import { createAssigneesRepo } from './assignees.repo.ts'
import { createInboxRepo, type HeldDemo, type HeldEnquiry } from './inbox.repo.ts'
import { answeredAtOf, mayBecome, statusOnceAnswered } from './inbox.rules.ts'
import type { StaffMessages } from './staff-messages.service.ts'
import type { Threads } from './threads.service.ts'

export interface InboxServices {
  database: Database
  audit: Audit
  messages: StaffMessages
  threads: Threads
  deliveries: Deliveries
  now: () => Date
}

type EnquiryChange = z.output<typeof enquiryChangeSchema> & { answeredAt?: null | undefined }
type DemoChange = z.output<typeof demoChangeSchema>
type Received = z.output<typeof receivedSchema>
type Kind = 'enquiry' | 'demo-request'
type Held = HeldEnquiry | HeldDemo

/** Assigns, updates and answers enquiries and demo requests. All methods throw message.not_found. */
export function createInbox(services: InboxServices) {
  const { database, audit, messages, threads, deliveries, now } = services
  const activities = createActivitiesRepo(database.prisma)

  /** Adds an entry to a thread and restarts its retention period. @returns the whole thread */
  function say<Entry>(
    kind: Kind,
    what: string,
    write: (tx: Transaction, actor: Actor, held: Held, entry: Entry) => Promise<void>,
  ) {
    return async (actor: Actor, id: string, entry: Entry): Promise<Activity[]> => {
      await database.prisma.$transaction(async (tx) => {
        const repo = createInboxRepo(tx)
        const held = heldOr404(kind === 'enquiry' ? await repo.holdEnquiry(id) : await repo.holdDemo(id))
        await write(tx, actor, held, entry)
        await repo.touch(held)
        await audit.record(tx, actor, { action: `${auditEntities[kind]}.${what}`, ...subjectOf(held) })
      })
      return activities.thread(kind, id)
    }
  }

  async function moved(tx: Transaction, actor: Actor, held: Held, to: string | undefined): Promise<void> {
    if (to === undefined || to === held.status) return
    const params = { from: held.status, to }
    await noteActivity(tx, actor, { entity: held.entity, entityId: held.id, kind: 'status', params })
  }

  async function assigned(tx: Transaction, actor: Actor, held: Held, to: string | null | undefined): Promise<void> {
    if (to !== undefined && to !== held.assigneeId) await threads.assign(tx, actor, held, to)
  }

  return {
    assignees: () => createAssigneesRepo(database.prisma).all(),

    /** Retries a dead-lettered delivery of a message. @throws message.not_found, delivery.not_parked */
    async retryDelivery(actor: Actor, { reference, channel }: z.output<typeof deliveryParamsSchema>): Promise<void> {
      const kind = kindOf(reference)
      await database.prisma.$transaction(async (tx) => {
        const status = kind && (await createDeliveriesRepo(tx).status(reference, channel))
        if (!kind || !status) throw problem('message.not_found', 'There is no such delivery')
        const isTriedAgain = await deliveries.retry(tx, { kind, reference, channel })
        if (!isTriedAgain) throw problem('delivery.not_parked', 'It is on its way, or was delivered')
        await audit.record(tx, actor, {
          action: 'delivery.retried',
          entity: 'delivery',
          entityName: reference,
          after: { channel },
        })
      })
    },

    enquiries: {
      note: say('enquiry', 'noted', threads.note),
      received: say<Received>('enquiry', 'received', threads.received),

      /**
       * Changes assignee and status if the version is still the one that was read. `answeredAt: null` takes back that it
       * was answered by hand.
       * @throws record.changed, assignee.unknown
       */
      async change(actor: Actor, id: string, change: EnquiryChange): Promise<EnquiryDetail> {
        const { version, status, assigneeId } = change
        const isPresent = await database.prisma.$transaction(async (tx) => {
          const repo = createInboxRepo(tx)
          const held = heldOr404(await repo.holdEnquiry(id))
          if (held.version !== version) return false
          const given = { status, assigneeId }
          const changed = changeOf(held, given)
          if (!changed) return true
          await assigned(tx, actor, held, assigneeId)
          await moved(tx, actor, held, status)
          const isTakenBack = change.answeredAt === null || status === 'new'
          const clock = { answeredAt: held.answeredAt, hasReply: await repo.hasReply(held), isTakenBack }
          const answeredAt = status && { answeredAt: answeredAtOf(status, clock, now()) }
          await repo.writeEnquiry(id, { ...withoutUndefined(given), ...answeredAt })
          await audit.record(tx, actor, { action: 'enquiry.changed', ...subjectOf(held), ...changed })
          return true
        })
        const current = await messages.enquiries.find(id)
        return isPresent ? current : refuseOld(current)
      },

      /** Emails a reply. The first one stops the 24 hours. @throws mail.not_configured */
      async reply(actor: Actor, id: string, reply: NewReply): Promise<EnquiryDetail> {
        await database.prisma.$transaction(async (tx) => {
          const repo = createInboxRepo(tx)
          const held = heldOr404(await repo.holdEnquiry(id))
          await threads.reply(tx, actor, held, reply)
          const status = statusOnceAnswered(held.status, held.answeredAt)
          await moved(tx, actor, held, status)
          await repo.writeEnquiry(id, { status, answeredAt: held.answeredAt ?? now() })
          await audit.record(tx, actor, { action: 'enquiry.replied', ...subjectOf(held) })
        })
        return messages.enquiries.find(id)
      },
    },

    demoRequests: {
      note: say('demo-request', 'noted', threads.note),
      received: say<Received>('demo-request', 'received', threads.received),

      /**
       * Changes the assignee and whether the demo took place, if the version is still the one that was read.
       * @throws record.changed, assignee.unknown, demo.state
       */
      async change(actor: Actor, id: string, { version, status, assigneeId }: DemoChange): Promise<DemoRequestDetail> {
        const isPresent = await database.prisma.$transaction(async (tx) => {
          const repo = createInboxRepo(tx)
          const held = heldOr404(await repo.holdDemo(id))
          if (held.version !== version) return false
          const given = { status, assigneeId }
          const changed = changeOf(held, given)
          if (!changed) return true
          if (status && !mayBecome(held.status, status)) {
            throw problem('demo.state', `A demo that is ${held.status} cannot become ${status}`)
          }
          await assigned(tx, actor, held, assigneeId)
          await moved(tx, actor, held, status)
          await repo.writeDemo(id, withoutUndefined(given))
          await audit.record(tx, actor, { action: 'demo_request.changed', ...subjectOf(held), ...changed })
          return true
        })
        const current = await messages.demoRequests.find(id)
        return isPresent ? current : refuseOld(current)
      },

      /** Emails a reply. The first one stops the 24 hours. @throws mail.not_configured */
      async reply(actor: Actor, id: string, reply: NewReply): Promise<DemoRequestDetail> {
        await database.prisma.$transaction(async (tx) => {
          const repo = createInboxRepo(tx)
          const held = heldOr404(await repo.holdDemo(id))
          await threads.reply(tx, actor, held, reply)
          await repo.writeDemo(id, { answeredAt: held.answeredAt ?? now() })
          await audit.record(tx, actor, { action: 'demo_request.replied', ...subjectOf(held) })
        })
        return messages.demoRequests.find(id)
      },
    },
  }
}

export type Inbox = ReturnType<typeof createInbox>

/** Entity names in the audit log. */
const auditEntities: Record<Kind, string> = { enquiry: 'enquiry', 'demo-request': 'demo_request' }

/** Returns the audit log's reference to a message. */
export function subjectOf({ entity, id, reference }: Pick<Held, 'entity' | 'id' | 'reference'>) {
  return { entity: auditEntities[entity], entityId: id, entityName: reference }
}

/** @throws message.not_found */
export function heldOr404<Row>(row: Row | undefined): Row {
  if (!row) throw problem('message.not_found', 'It was erased, or never was')
  return row
}

/** @throws record.changed */
export function refuseOld(current: unknown): never {
  throw problem('record.changed', 'Change the present version', undefined, { current })
}

interface Given {
  status: string | undefined
  assigneeId: string | null | undefined
}

function changeOf(held: Held, given: Given) {
  const { status, assigneeId } = held
  return difference({ status, assigneeId }, { status, assigneeId, ...withoutUndefined(given) })
}

function withoutUndefined<Status>({ status, assigneeId }: { status: Status; assigneeId: string | null | undefined }) {
  return { ...(status !== undefined && { status }), ...(assigneeId !== undefined && { assigneeId }) }
}

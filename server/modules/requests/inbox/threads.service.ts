import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { NewReply } from '#contract/requests/messages.ts'
import type { ActivityEntity, ActivityParams } from '#contract/sales/activities.ts'
import type { Site } from '#contract/site/site.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { type Email, labels, type Outbox, renderEmail, rowsOf } from '#server/modules/mail/index.ts'
import { attachReplyFiles } from '#server/modules/media/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type Assignee, createAssigneesRepo } from './assignees.repo.ts'
import { threadEmailWords as words } from './inbox.words.ts'
import { paragraphsOf, threadEmail } from './thread-email.ts'

/** A thread and the recipient of its emails. */
export interface ThreadOf {
  entity: ActivityEntity
  id: string
  reference: string
  name: string
  email: string
  language: ReaderLanguage
  /** The visitor's message, quoted below a reply. */
  message: string
}

export type AssignedThread = ThreadOf & { entity: Extract<ActivityEntity, 'enquiry' | 'demo-request' | 'quote'> }

export interface ThreadServices {
  outbox: Outbox
  notify: Notify
  site: () => Site
  now: () => Date
}

/**
 * Writes notes, emails, messages received by other channels and assignments of a thread. Each runs in its caller's
 * transaction, which writes the audit log last.
 */
export function createThreads({ outbox, notify, site, now }: ThreadServices) {
  return {
    /** Adds a note that only staff see. */
    async note(tx: Transaction, actor: Actor, { entity, id }: ThreadOf, text: string): Promise<void> {
      await noteActivity(tx, actor, { entity, entityId: id, kind: 'note', params: {}, text })
    },

    /** Records what the visitor said by another channel. */
    async received(
      tx: Transaction,
      actor: Actor,
      { entity, id }: ThreadOf,
      message: ActivityParams['received'] & { text: string },
    ): Promise<void> {
      const { text, via } = message
      await noteActivity(tx, actor, { entity, entityId: id, kind: 'received', params: { via }, text })
    },

    /**
     * Emails a reply in the visitor's language. Answers to it go to the company's address, so that a colleague can
     * meet the 24 hours.
     * @throws mail.not_configured; request.invalid for files that cannot be sent
     */
    async reply(tx: Transaction, actor: Actor, thread: ThreadOf, { subject, text, files }: NewReply): Promise<void> {
      const { entity, id: entityId, name, email } = thread
      const params = { to: email, subject }
      const activityId = await noteActivity(tx, actor, { entity, entityId, kind: 'reply', params, text })
      await attachReplyFiles(tx, { ids: files, uploadedById: actor.id, activityId, now: now() })
      const content = replyEmail(thread, { subject, text, from: actor.name }, site())
      const to = { name, address: email }
      await outbox.send(tx, { entity, entityId, activityId, to, ...renderEmail(content) })
    },

    /**
     * Assigns the thread, or unassigns it with null, and notifies the assignee unless it is the actor.
     * @throws assignee.unknown
     */
    async assign(tx: Transaction, actor: Actor, thread: AssignedThread, assigneeId: string | null): Promise<void> {
      const { entity, id, reference } = thread
      const assignee = await assigneeOf(tx, assigneeId)
      const params = { name: assignee?.name ?? '' }
      await noteActivity(tx, actor, { entity, entityId: id, kind: 'assigned', params })
      if (!assignee || assignee.id === actor.id) return
      await notify(tx, 'message.assigned', { entity, id, reference, by: actor.name }, { only: assignee.id })
    },
  }
}

export type Threads = ReturnType<typeof createThreads>

async function assigneeOf(tx: Transaction, id: string | null): Promise<Assignee | undefined> {
  if (id === null) return undefined
  const assignee = await createAssigneesRepo(tx).find(id)
  if (assignee) return assignee
  const errors = [fieldError('assigneeId', 'not_assignable')]
  throw problem('assignee.unknown', 'Only active staff who may answer can be given it', errors)
}

interface Typed extends Omit<NewReply, 'files'> {
  /** Name in the signature. */
  from: string
}

/** Returns a reply between greeting and signature, above the message that it answers. */
export function replyEmail(thread: ThreadOf, { subject, text, from }: Typed, site: Site): Email {
  const { language, reference, message } = thread
  const rows = rowsOf(language, [
    [labels.reference, reference],
    [words.yourMessage, message],
  ])
  return threadEmail(thread, { subject, paragraphs: paragraphsOf(text), from, rows }, site)
}

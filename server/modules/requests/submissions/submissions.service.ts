import { randomUUID } from 'node:crypto'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { MessageKind } from '#contract/requests/visitors.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createPool } from '#server/platform/pool.ts'
import type { Deliveries } from '../deliveries/deliveries.service.ts'
import { newReference, type Random } from './submissions.rules.ts'

export interface SubmissionServices {
  database: Database
  /** From `createTurns`, shared by all forms. */
  inTurn: Turns
  deliveries: Pick<Deliveries, 'plan' | 'canAskToConfirm' | 'asksToConfirm'>
  notify: Notify
  random: Random
  /** Whether the forms currently ask for consent to marketing; otherwise none is stored. */
  asksForMarketing: () => boolean
}

export type Turns = ReturnType<typeof createTurns>

/** Concurrent writes per process: below the size of the connection pool, so that reads are not blocked. */
const formsAtOnce = 8
const usualWaitMs = 750
const retryAfterS = 5

/**
 * Limits concurrent form writes. A form that would wait too long is rejected with `forms.busy`, so that its sender
 * can retry.
 */
export function createTurns(waitMs = usualWaitMs) {
  const refusal = () => problem('forms.busy', 'Many are sending forms at this moment', undefined, { retryAfterS })
  return createPool(formsAtOnce, { waitMs, refusal })
}

/** Columns common to all forms. */
export interface Submission {
  id: string
  reference: string
  submissionId: string
  language: ReaderLanguage
  suspect: boolean
  marketingConsent: boolean
}

/** Whether the address awaits confirmation is read from the deliveries. */
interface Kept {
  reference: string
}

interface Message<Receipt extends Kept> {
  kind: MessageKind
  /** Probably spam: stored, but delivered to nobody. */
  suspect: boolean
  /** Shown in the notification to staff. */
  sender: { name: string; company: string; email: string }
  /** Number of products in a quotation request. */
  lines?: number
  /** Inserts the row; undefined when the same message or its reference exists. */
  write: (tx: Transaction, key: { id: string; reference: string }) => Promise<Receipt | undefined>
  /** Returns the earlier response to the same message. */
  receipt: () => Promise<Receipt | undefined>
}

/** With 32^8 references, three collisions in a row do not happen. */
const drawsMax = 3

/**
 * Stores a message, plans its deliveries and notifies staff in one transaction. A message sent twice, even
 * concurrently, is stored once: the second waits at the unique index and gets the same response.
 * @throws forms.busy
 */
export function store<Receipt extends Kept>(
  services: SubmissionServices,
  message: Message<Receipt>,
): Promise<Receipt & { asksToConfirm: boolean }> {
  return services.inTurn(() => write(services, message))
}

async function write<Receipt extends Kept>(
  services: SubmissionServices,
  message: Message<Receipt>,
): Promise<Receipt & { asksToConfirm: boolean }> {
  const { kind, suspect, sender } = message
  for (let draw = 0; draw < drawsMax; draw += 1) {
    const written = await services.database.prisma.$transaction(async (tx) => {
      const key = { id: randomUUID(), reference: newReference(kind, services.random) }
      const fresh = await message.write(tx, key)
      if (!fresh || suspect) return fresh && { ...fresh, asksToConfirm: false }
      await notifyStaff(tx, services.notify, message, key)
      const { reference } = key
      return { ...fresh, asksToConfirm: await services.deliveries.plan(tx, { kind, reference, email: sender.email }) }
    })
    if (written) return written
    const known = await message.receipt()
    if (known) return answerOf(services, known)
  }
  throw new Error(`${drawsMax} references in a row were in use`)
}

/** Returns the response to a message that is sent again. */
export async function answerOf<Receipt extends Kept>(
  { deliveries }: Pick<SubmissionServices, 'deliveries'>,
  receipt: Receipt,
): Promise<Receipt & { asksToConfirm: boolean }> {
  return { ...receipt, asksToConfirm: await deliveries.asksToConfirm(receipt.reference) }
}

async function notifyStaff(
  tx: Transaction,
  notify: Notify,
  { kind, sender, lines = 0 }: Pick<Message<Kept>, 'kind' | 'sender' | 'lines'>,
  key: { id: string; reference: string },
): Promise<void> {
  const params = { ...key, name: sender.name, company: sender.company }
  if (kind === 'enquiry') await notify(tx, 'enquiry.received', params)
  else if (kind === 'demo-request') await notify(tx, 'demo_request.received', params)
  else await notify(tx, 'quote_request.received', { ...params, lines })
  const entity = kind === 'quote-request' ? 'quote' : kind
  const visitor = { kind: 'visitor', id: null, name: sender.name } as const
  await noteActivity(tx, visitor, { entity, entityId: key.id, kind: 'created', params: {} })
}

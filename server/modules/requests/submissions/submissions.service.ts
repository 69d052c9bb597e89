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

/** What the services of the three forms stand on. */
export interface SubmissionServices {
  database: Database
  /** Made by `createTurns`: one for all forms. */
  inTurn: Turns
  deliveries: Pick<Deliveries, 'plan' | 'canAskToConfirm' | 'asksToConfirm'>
  notify: Notify
  random: Random
  /** Whether the forms ask for consent to marketing now: one that was not asked for is none. */
  asksForMarketing: () => boolean
}

export type Turns = ReturnType<typeof createTurns>

/** At once, in one process: below the connections that there are, so that others are left to read the site with. */
const formsAtOnce = 8
const usualWaitMs = 750
const retryAfterS = 5

/** Has forms written in turn. One that would wait for long is refused with `forms.busy` at once, while its sender can try again. */
export function createTurns(waitMs = usualWaitMs) {
  const refusal = () => problem('forms.busy', 'Many are sending forms at this moment', undefined, { retryAfterS })
  return createPool(formsAtOnce, { waitMs, refusal })
}

/** What each form has stored beside its fields. */
export interface Submission {
  id: string
  reference: string
  submissionId: string
  language: ReaderLanguage
  suspect: boolean
  marketingConsent: boolean
}

/** What is kept of a message's answer; whether its address is asked to be confirmed, its deliveries say. */
interface Kept {
  reference: string
}

interface Message<Receipt extends Kept> {
  kind: MessageKind
  /** A machine probably sent it: kept, and delivered to nobody. */
  suspect: boolean
  /** What staff are told of it. */
  sender: { name: string; company: string; email: string }
  /** Of a quote request: how many products it asks for. */
  lines?: number
  /** Writes the row; undefined where a row that is there is in the way: of this message, or of this reference. */
  write: (tx: Transaction, key: { id: string; reference: string }) => Promise<Receipt | undefined>
  /** What the same message was answered before. */
  receipt: () => Promise<Receipt | undefined>
}

/** Of 32^8 references, one that is in use is not drawn three times in a row. */
const drawsMax = 3

/**
 * Stores a message, plans its deliveries and tells staff: all of it, or nothing. Sent twice, also at once, it is stored once: the second
 * waits for the first at the unique index, and has the same answer.
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
      await tellStaff(tx, services.notify, message, key)
      const { reference } = key
      return { ...fresh, asksToConfirm: await services.deliveries.plan(tx, { kind, reference, email: sender.email }) }
    })
    if (written) return written
    const known = await message.receipt()
    if (known) return answerOf(services, known)
  }
  throw new Error(`${drawsMax} references in a row were in use`)
}

/** What a message is answered with when it is sent again. */
export async function answerOf<Receipt extends Kept>(
  { deliveries }: Pick<SubmissionServices, 'deliveries'>,
  receipt: Receipt,
): Promise<Receipt & { asksToConfirm: boolean }> {
  return { ...receipt, asksToConfirm: await deliveries.asksToConfirm(receipt.reference) }
}

async function tellStaff(
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
